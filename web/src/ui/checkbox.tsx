import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export function Checkbox({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 has-disabled:text-smoke">
      <span className="relative grid size-6 shrink-0">
        <input
          type="checkbox"
          className="peer size-6 appearance-none rounded-[6px] border-[1.5px] border-field bg-paper checked:border-brand checked:bg-brand hover:border-ink disabled:bg-bone"
          {...rest}
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 stroke-3 text-paper peer-checked:block"
        />
      </span>
      {label}
    </label>
  )
}
