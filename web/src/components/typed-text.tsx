/** Text that a visitor typed. Bangla needs more line height and no letter spacing. */
export const TypedText = ({ children }: { children: string }) => (
  <span lang={/[\u0980-\u09FF]/.test(children) ? 'bn' : undefined}>{children}</span>
)
