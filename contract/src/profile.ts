/** Most characters each text of a profile may have; form fields and the server share them. */
export const profileLimits = { name: 100, phone: 32, street: 200, address: 100 } as const

/** The country of an address nobody has filled in yet (specification, section 9). */
export const defaultCountry = 'Bangladesh'

export type Address = {
  street: string
  city: string
  state: string
  zip: string
  country: string
}

/** A user's profile as the API answers it; times are ISO 8601 in UTC (specification, section 3). */
export type Profile = {
  uid: string
  name: string
  email: string
  phone: string
  createdAt: string
  updatedAt: string
  address: Address
  /**
   * Name, phone and address had been entered before the e-mail was verified and have been cleared;
   * true until the next change (reading 21).
   */
  detailsCleared?: true
}

/** The parts of a profile that its user has not filled in yet. */
export const emptyDetails: Pick<Profile, 'phone' | 'address'> = {
  phone: '',
  address: { street: '', city: '', state: '', zip: '', country: defaultCountry },
}

/** What PUT /auth/profile may change; a part that is left out stays as it is. */
export type ProfileUpdate = {
  name?: string | undefined
  phone?: string | undefined
  address?: Partial<Address> | undefined
}
