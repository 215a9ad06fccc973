/** The variables of web/.env.<mode> that the browser's code reads (docs/operating.md). */
interface ImportMetaEnv {
  readonly VITE_AUTH_DOMAIN?: string
  readonly VITE_APP_CHECK_KEY?: string
  readonly SERVICE_WORKER: 'on' | 'off'
}
