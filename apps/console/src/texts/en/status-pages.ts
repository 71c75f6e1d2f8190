/** Words around the session and of the pages that stand without the shell. English toasts are the specification's. */
export const statusPages = {
  login: 'Sign in',
  register: 'Open a store',
  authorize: 'Signing in',
  verificationFailed: 'Verification failed, please Login again.',
  languageSwitched: 'Switch Language Successful!',
  loggedOut: 'Log Out Success!',
  noAccessTitle: 'This page is not yours to open',
  noAccessLine: 'Your account has no right to it. If you need it, ask whoever manages the roles.',
  notFoundTitle: 'There is no page here',
  notFoundLine: 'The address may be old or mistyped.',
  backHome: 'Go to the start page',
  startFailed: 'Your pages could not be loaded.',
  redirectLoop: 'This address keeps leading in circles, so we stopped.',
} as const;
