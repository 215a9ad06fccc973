/** Sources that the content security policy allows only if environments.json turns on the feature. */
export const SOURCES = {
  /** From https://developers.google.com/tag-platform/security/guides/csp, and the Firebase SDK's requests. */
  analytics: {
    'script-src': ['https://www.googletagmanager.com/gtag/'],
    'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    'connect-src': [
      'https://firebase.googleapis.com',
      'https://firebaseinstallations.googleapis.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
  },
  /** From https://developers.google.com/recaptcha/docs/faq, and the SDK's token exchange. */
  appCheck: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': [
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
  },
}
