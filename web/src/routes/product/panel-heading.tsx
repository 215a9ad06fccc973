import type { ReactNode } from 'react'

export const PanelHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="type-display max-w-[16em] text-26 leading-[1.05] lg:text-40">{children}</h2>
)
