import { useId, useState, type ComponentProps } from 'react'
import { Collapsible } from './collapsible.tsx'
import { Icon } from './icon.tsx'

type Entry = {
  question: string
  answer: string
  /** Shown before the question, outside the button and its accessible name. */
  aside?: string
}

type AccordionProps = ComponentProps<'div'> & { entries: readonly Entry[] }

export function Accordion({ entries, className = '', ...rest }: AccordionProps) {
  const [open, setOpen] = useState<number>()

  return (
    <div className={`border-b-[1.5px] border-current ${className}`} {...rest}>
      {entries.map((entry, index) => (
        <AccordionItem
          key={entry.question}
          {...entry}
          open={open === index}
          onToggle={() => setOpen(open === index ? undefined : index)}
        />
      ))}
    </div>
  )
}

function AccordionItem({
  question,
  answer,
  aside,
  open,
  onToggle,
}: Entry & { open: boolean; onToggle: () => void }) {
  const id = useId()
  return (
    <div className="border-t-[1.5px] border-current">
      <h3 className="relative flex flex-col gap-x-4 lg:flex-row lg:items-center">
        {aside && (
          <span className="w-[7rem] shrink-0 pt-4 text-sm font-bold text-brand lg:pt-0">
            {aside}
          </span>
        )}{' '}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className={`flex w-full items-center gap-4 py-4 text-left text-lg font-bold after:absolute after:inset-0 lg:min-h-19 lg:text-xl ${aside ? 'max-lg:pt-1' : 'min-h-17'}`}
        >
          <span className="grow">{question}</span>
          <Icon name={open ? 'minus' : 'plus'} className="size-6" />
        </button>
      </h3>
      {/* Rendered while closed too, for search engines. */}
      <Collapsible open={open} onFound={onToggle} id={id} className="max-w-[42rem] pb-6 text-lg">
        {answer}
      </Collapsible>
    </div>
  )
}
