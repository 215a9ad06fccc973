import type { ViewportSize } from '@playwright/test'

export type Tab = {
  /** Uncaught errors, console errors and warnings, violations of the policy. */
  problems: string[]
  /** @returns the value of an expression in the page, once it is known */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the mouse button, in pixels from the top left corner of the window. */
  click: (x: number, y: number) => Promise<void>
  press: (key: string, modifier?: string) => Promise<void>
  resize: (viewport: ViewportSize) => Promise<void>
  screenshot: () => Promise<string>
  close: () => Promise<void>
}
