/** The variables of web/.env.<mode> that the browser's code reads (docs/operating.md). */
interface ImportMetaEnv {
  /** The host of the sign-in pop-up, instead of Firebase's. */
  readonly VITE_AUTH_DOMAIN?: string
  /** The site key of reCAPTCHA Enterprise, which switches App Check on. */
  readonly VITE_APP_CHECK_KEY?: string
  readonly SERVICE_WORKER: 'on' | 'off'
}
