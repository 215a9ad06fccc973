import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Hero } from '../../ui/hero.tsx'

type SignInFirstProps = { title: string; /** One sentence. */ children: string }

/** What a screen of the account shows to a visitor who is signed out. */
export function SignInFirst({ title, children }: SignInFirstProps) {
  return (
    <Hero world="graphite" title={title} className="min-h-[70vh] justify-end">
      <p className="pt-6 text-lg">{children}</p>
      <p className="flex flex-wrap gap-3 pt-8">
        <ButtonLink to={paths.login} look="white">
          Sign In
        </ButtonLink>
        <ButtonLink to={paths.register}>Sign Up</ButtonLink>
      </p>
    </Hero>
  )
}
