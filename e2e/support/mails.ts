import { expect } from './test.ts'
import { authOrigin, project } from './environment.ts'

type Mail = { email: string; requestType: string; oobLink: string }

/** The mails that the identity provider would have sent to this address, oldest first. */
async function mailsTo(email: string, type: 'VERIFY_EMAIL' | 'PASSWORD_RESET') {
  const response = await fetch(`${authOrigin}/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] }
  return oobCodes.filter((mail) => mail.email === email && mail.requestType === type)
}

/** Waits for a mail to this address and returns its link. */
export async function linkIn(email: string, type: Parameters<typeof mailsTo>[1]): Promise<string> {
  let link = ''
  await expect
    .poll(async () => (link = (await mailsTo(email, type)).at(-1)?.oobLink ?? ''), {
      message: `a mail to ${email}`,
    })
    .not.toBe('')
  return link
}

/** Opens the link of a reset mail and chooses a password. The page behind it is the provider's. */
export async function resetPassword(email: string, password: string) {
  const link = await linkIn(email, 'PASSWORD_RESET')
  const reply = await fetch(`${link}&newPassword=${encodeURIComponent(password)}`, {
    redirect: 'manual',
  })
  return { status: reply.status, continueUrl: new URL(link).searchParams.get('continueUrl') }
}
