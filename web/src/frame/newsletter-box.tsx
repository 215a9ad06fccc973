import { useId } from 'react'
import { Button } from '../ui/button.tsx'

/** Stands ready for a newsletter: pressing Join does nothing yet (specification, section 1). */
export function NewsletterBox() {
  const id = useId()
  return (
    <form noValidate aria-label="Newsletter" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="block pb-3 text-lg">
        New drops and training reads, in your inbox.
      </label>
      <div className="flex gap-2.5">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="Email address"
          className="h-13 min-w-0 flex-1 rounded-full border-[1.5px] border-field bg-transparent px-5 placeholder:text-ash"
        />
        <Button type="submit">Join</Button>
      </div>
    </form>
  )
}
