/** The page that stands in for a social provider without keys. */
export const localProvider = {
  title: 'Demonstration sign-in',
  explanation:
    'No keys for {provider} are configured, so this page replaces it. Choose who you are.',
  verified: 'email confirmed',
  unverified: 'email not confirmed',
  cancel: 'Cancel',
} as const;
