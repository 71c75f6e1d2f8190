/** Help and contact, and what the search finds under other names than those of pages. */
export const help = {
  help: 'Help and contact',
  contactUs: 'Contact us',
  openChat: 'Open the chat',
  courses: 'Courses',
  findTwoStep: 'Two-step sign-in',
  findTwoStepWords: '2FA two-factor authenticator app one-time code TOTP recovery security',
  findPayouts: 'Payouts',
  findPayoutsWords: 'payout withdraw get paid bank transfer balance',
  findPayoutAccount: 'Payout account',
  findPayoutAccountWords: 'bank account IBAN PayPal Stripe link payout',
  findAddress: 'Address of the store',
  findAddressWords: 'URL link slug domain name',
  findTopics: 'Topics of the store',
  findTopicsWords: 'categories products choose what I sell',
  findData: 'Copy or delete my data',
  findDataWords: 'privacy GDPR export download delete account',
} as const;
