import { expect } from './test.ts'
import { authOrigin, project } from './environment.ts'

type Mail = { email: string; oobLink: string }

/** The links of the mails that the identity provider would have sent to this address, oldest first. */
export async function linksTo(email: string) {
  const response = await fetch(`${authOrigin}/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] }
  return oobCodes.filter((mail) => mail.email === email).map(({ oobLink }) => oobLink)
}

/**
 * Opens the link of a reset mail and chooses a password. The page behind it is the provider's.
 * @returns the address of its link to the shop
 */
export async function resetPassword(email: string, password: string) {
  let link = ''
  await expect
    .poll(async () => (link = (await linksTo(email)).at(-1) ?? ''), {
      message: `a mail to ${email}`,
    })
    .not.toBe('')
  await fetch(`${link}&newPassword=${encodeURIComponent(password)}`, { redirect: 'manual' })
  return new URL(link).searchParams.get('continueUrl') ?? ''
}
