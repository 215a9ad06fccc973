/**
 * Text that a visitor typed. Bangla letters are higher and joined, so the styles set them with more line
 * height and no letter spacing.
 */
export const TypedText = ({ children }: { children: string }) => (
  <span lang={/[\u0980-\u09FF]/.test(children) ? 'bn' : undefined}>{children}</span>
)
