import type { ReactNode } from 'react'

export const PanelHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="type-display max-w-[16em] text-[26px] leading-[1.05] lg:text-[40px]">
    {children}
  </h2>
)
