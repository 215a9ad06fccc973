import type { ProfileUpdate } from '@shop/contract/profile'
import { textOf } from '../../account/forms/text-of.ts'

/** What the profile form holds, as the API takes it. */
export function readUpdate(form: FormData): ProfileUpdate {
  return {
    name: textOf(form, 'name'),
    phone: textOf(form, 'phone'),
    address: {
      street: textOf(form, 'street'),
      city: textOf(form, 'city'),
      state: textOf(form, 'state'),
      zip: textOf(form, 'zip'),
      country: textOf(form, 'country'),
    },
  }
}
