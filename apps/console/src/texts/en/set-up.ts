/** The form behind the link that a production prints at its first start. */
export const setUp = {
  title: 'Set up Vitrine',
  line: 'You will be the first administrator. The link works once.',
  username: 'Username',
  usernameInvalid: 'Please enter a valid UserName',
  usernameRule: '3 to 32 characters: letters a to z, digits, and . _ - after the first',
  button: 'Create administrator account',
  done: 'Vitrine is ready. Welcome!',
  already: 'Already set up?',
  choosePassword: 'Choose a password',
  choosePasswordLine: 'With it you sign in from now on. The link works once.',
  savePassword: 'Save password',
  passwordSet: 'Saved. Sign in with it now.',
  confirmEmail: 'Confirm your new email address',
  confirmEmailLine:
    'You sign in with it from now on, and our emails go there. All devices are signed out.',
  confirmEmailButton: 'Confirm this address',
  emailConfirmed: 'Confirmed. Sign in with your new address.',
} as const;
