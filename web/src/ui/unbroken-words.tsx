/** A text in which lines do not break after a hyphen, as they would in 'e-mail'. */
export const UnbrokenWords = ({ children }: { children: string }) =>
  children.split(/(\w+-\w+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
