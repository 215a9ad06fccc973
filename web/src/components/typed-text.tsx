/**
 * Text that a visitor typed. Bangla letters are higher and joined, so the styles set them with more line
 * height and no letter spacing.
 */
export const TypedText = ({ children }: { children: string }) =>
  /[\u0980-\u09FF]/.test(children) ? <span lang="bn">{children}</span> : children
