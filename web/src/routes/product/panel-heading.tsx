import type { ReactNode } from 'react'

export const PanelHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="type-display max-w-[16em] text-2xl lg:text-4xl">{children}</h2>
)
