import { useRef, type ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Input } from '../ui/input.tsx'
import { Announcement } from './announcement.tsx'
import { useCopy } from './use-copy.ts'

type CopyFieldProps = Omit<ComponentProps<'input'>, 'value' | 'readOnly' | 'ref'> & {
  link: string
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>
}

export function CopyField({ link, button, className = '', ...rest }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { copied, copy } = useCopy(link)

  return (
    <>
      <Input
        variant="copy"
        ref={field}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className={`grow ${className}`}
        {...rest}
      />
      <Button size="lg" {...button} onClick={() => void copy(field.current)}>
        {copied && <Icon name="check" className="size-5" />}
        <span>{copied ? 'Copied' : 'Copy link'}</span>
      </Button>
      <Announcement>{copied ? 'Link copied' : ''}</Announcement>
    </>
  )
}
