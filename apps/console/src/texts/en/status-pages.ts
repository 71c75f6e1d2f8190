/** Texts of the session and of the pages without the shell. English toasts are the specification's. */
export const statusPages = {
  login: 'Sign in',
  register: 'Open a store',
  authorize: 'Signing in',
  verificationFailed: 'Verification failed, please Login again.',
  languageSwitched: 'Switch Language Successful!',
  loggedOut: 'Log Out Success!',
  noAccessTitle: 'You do not have access to this page',
  noAccessLine:
    'Your account does not have the required permission. If you need it, ask the person who manages roles.',
  notFoundTitle: 'Page not found',
  notFoundLine: 'The address may be old or mistyped.',
  backHome: 'Go to the start page',
  startFailed: 'Your pages could not be loaded.',
  redirectLoop: 'This address redirects in a loop, so we stopped.',
} as const;
