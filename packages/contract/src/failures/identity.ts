/** Failures of registration, login, sessions and rights. */
export const identityFailures = {
  A0231: 401,
  'captcha-wrong': 400,
  'login-wrong': 400,
  'account-disabled': 403,
  'code-wrong': 400,
  'code-too-soon': 429,
  'code-limit': 429,
  'password-common': 400,
  'password-mismatch': 400,
  'terms-not-accepted': 400,
  'social-unavailable': 404,
  'social-failed': 400,
  'ticket-invalid': 400,
} as const;
