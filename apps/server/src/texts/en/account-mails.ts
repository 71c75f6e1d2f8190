/** To people about their account. */
export const accountMails = {
  'registration-code': {
    subject: 'Your code for {platform}',
    paragraphs: ['Enter this code to open your store. It is valid for {minutes} minutes.'],
    closing: 'If you did not request this, you can ignore this email.',
  },
  'password-code': {
    subject: 'Your code for a new password',
    paragraphs: ['Enter this code to choose a new password. It is valid for {minutes} minutes.'],
    closing: 'If you did not request this, you can ignore this email.',
  },
  invitation: {
    subject: 'Your account at {platform}',
    paragraphs: [
      'You have been given an account at {platform}. Your user name is {name}. Choose a password to sign in; the link works once, for {days} days.',
    ],
    action: 'Choose a password',
    closing: 'If you did not expect this, you can ignore this email.',
  },
  'password-link': {
    subject: 'Choose a new password',
    paragraphs: [
      'Our team reset the password of {name}, and all devices were signed out. Choose a new one; the link works once, for {days} days.',
    ],
    action: 'Choose a password',
    closing: 'If this was not expected, contact us.',
  },
  'social-code': {
    subject: 'Your code for {platform}',
    paragraphs: [
      'Enter this code to confirm your email address. It is valid for {minutes} minutes.',
    ],
    closing: 'If you did not request this, you can ignore this email.',
  },
  'email-code': {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Enter this code to sign in to {platform} with this address from now on. It is valid for {minutes} minutes.',
    ],
    closing:
      'If you did not request this, you can ignore this email: nothing changes without the code.',
  },
  'mobile-code': {
    subject: 'Your code for a new mobile number',
    paragraphs: [
      'Enter this code to save your new mobile number. It is valid for {minutes} minutes.',
    ],
    closing:
      'If you did not request this, you can ignore this email: nothing changes without the code.',
  },
  'email-taken': {
    subject: 'Your address was entered for another account',
    paragraphs: [
      'Someone, perhaps you, tried to use this address for another {platform} account. It already belongs to your account, and nothing has changed.',
    ],
    closing: 'If you did not request this, you can ignore this email.',
  },
  'already-registered': {
    subject: 'You already have an account at {platform}',
    paragraphs: [
      'Someone, probably you, tried to register with this address. It already has an account: sign in, or reset your password there.',
    ],
    closing: 'If you did not request this, you can ignore this email.',
  },
  'no-account': {
    subject: 'No {platform} account with this address',
    paragraphs: [
      'Someone, probably you, requested a new password, but this address has no account. Perhaps you registered with another one.',
    ],
    closing: 'If you did not request this, you can ignore this email.',
  },
  welcome: {
    subject: 'Your store is open',
    paragraphs: [
      'Welcome to {platform}. Your store is online: choose your prices and share your link.',
    ],
    action: 'Open my store',
    closing: 'We are glad to have you with us.',
  },
  'factor-on': {
    subject: 'Two-step sign-in is on',
    paragraphs: [
      'From now on, the account {email} asks for a code from your authenticator app at every sign-in. Keep your recovery codes in a safe place.',
    ],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'factor-off': {
    subject: 'Two-step sign-in is off',
    paragraphs: ['The account {email} no longer asks for a code when you sign in.'],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'factor-reset': {
    subject: 'Your two-step sign-in was reset',
    paragraphs: [
      'Our team removed two-step sign-in from {email} because the phone and the recovery codes were reported lost. All devices were signed out. Sign in with your password and set it up again.',
    ],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'recovery-used': {
    subject: 'A recovery code was used',
    paragraphs: ['A recovery code of {email} was just used. Codes left: {left}.'],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'recovery-renewed': {
    subject: 'New recovery codes',
    paragraphs: ['New recovery codes were created for {email}. The old ones no longer work.'],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: ['The password of {email} was changed, and the other devices were signed out.'],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    paragraphs: [
      'The address of your {platform} account {email} is now {newEmail}. You sign in with that address, and we send your emails there.',
    ],
    closing: 'If this was not you, reply to this email immediately: we can restore your account.',
  },
  'email-entered': {
    subject: 'A new address was entered for your account',
    paragraphs: [
      'Our team entered {newEmail} as the new address of your {platform} account {email}. It takes effect only when the link that we sent there is followed. Until then everything stays as it is.',
    ],
    action: 'Choose a new password',
    closing:
      'If you did not ask for this, choose a new password now: that cancels the change. Then contact us.',
  },
  'email-confirm': {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Our team entered this address for the {platform} account {name}. Confirm it to sign in with it from now on; the link works once, for {days} days.',
    ],
    action: 'Confirm this address',
    closing: 'If you did not expect this, do nothing: without the link nothing changes.',
  },
  'identity-linked': {
    subject: 'A new way to sign in',
    paragraphs: ['{provider} can now be used to sign in to {email}.'],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'identity-unlinked': {
    subject: 'A way to sign in was removed',
    paragraphs: ['{provider} can no longer be used to sign in to {email}.'],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'payment-account-linked': {
    subject: 'A payment account was linked',
    paragraphs: [
      'The payment account {account} is now linked to {store}. Your earnings are paid out to it.',
    ],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'payment-account-unlinked': {
    subject: 'Your payment account was disconnected',
    paragraphs: [
      'The payment account {account} was disconnected from {store}. Your earnings go to your other account if you have one; otherwise they are kept until you link one.',
    ],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'payment-account-lost': {
    subject: 'Your payment account can no longer be used',
    paragraphs: [
      'The provider has closed the payment account {account} of {store} for us, or you have withdrawn its permission. Your earnings are kept until you link an account again.',
    ],
    action: 'Link an account',
    closing: 'Questions? Contact us.',
  },
  'payment-account-relink': {
    subject: 'Link your payment account again',
    paragraphs: [
      '{platform} has a new connection to its payment provider, for real money or with another account of its own. The payment account {account} of {store} does not count there. Your earnings are kept until you link an account again.',
    ],
    action: 'Link an account',
    closing: 'Questions? Contact us.',
  },
  'refunds-stuck': {
    subject: 'Refunds of your orders are waiting: {count}',
    paragraphs: [
      'The payment account {account} of {store} can no longer be used, so refunds to buyers of these orders cannot be sent: {orders}. Link the account again, then open each order and send its refund again.',
    ],
    action: 'Link the account',
    closing: 'Questions? Contact us.',
  },
  'payment-account-chosen': {
    subject: 'Your earnings go to another account',
    paragraphs: ['From now on, the earnings of {store} are paid out to {account}.'],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'bank-details-changed': {
    subject: 'Your bank details were changed',
    paragraphs: [
      'The bank account {account} was entered for the earnings of {store}. For your safety, payouts to it start in {days} days.',
    ],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'payment-account-restricted': {
    subject: 'Your payment account is restricted',
    paragraphs: [
      'The provider has restricted the payment account {account} of {store}: nothing can be paid to it now. Your earnings are kept for you.',
      'Open your payment account to see what the provider needs. Once you have given it and the provider agrees, payouts go on by themselves.',
    ],
    action: 'Open my payment account',
    closing: 'Questions? Contact us.',
  },
  'payment-account-needs': {
    subject: 'Your payment provider needs something from you by {day}',
    paragraphs: [
      'The provider of the payment account {account} of {store} asks for more information by {day}. Later it may restrict the account, and payouts would stop.',
      'Your payment account shows what is missing, with a button that leads to the provider.',
    ],
    action: 'Open my payment account',
    closing: 'Questions? Contact us.',
  },
  'factor-guessed': {
    subject: 'Someone is trying codes on your account',
    paragraphs: [
      'Someone entered the correct password for {email} and then wrong codes, ten times. We have blocked them for now.',
    ],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'deletion-requested': {
    subject: 'Your account will be deleted on {day}',
    paragraphs: [
      'On {day}, your {platform} account {email} will be deleted, as requested. If you have a store, it is already closed to buyers.',
      'Until then you can change your mind: sign in and keep your account. You can also download a copy of your data.',
    ],
    action: 'Keep my account',
    closing: 'If this was not you, keep your account and choose a new password immediately.',
  },
  'deletion-cancelled': {
    subject: 'Your account stays',
    paragraphs: [
      'Your {platform} account {email} will not be deleted. If your store was open before, it is open again.',
    ],
    action: 'Choose a new password',
    closing: 'If this was not you, choose a new password immediately and contact us.',
  },
  'deletion-held-up': {
    subject: 'Your account could not be deleted yet',
    paragraphs: [
      'Today your {platform} account was due to be deleted, but an order, a refund or money is not settled yet. Your account page lists what is missing.',
      'As soon as everything is settled, we delete the account. You need not ask again.',
    ],
    action: 'See what is missing',
    closing: 'You can still keep your account.',
  },
  'account-deleted': {
    subject: 'Your account has been deleted',
    paragraphs: [
      'Your {platform} account has been deleted. We erased your personal data; orders, payments and the books of past sales are kept as the law requires, without your name.',
      'You can register again with this address at any time.',
    ],
    closing: 'Thank you for the time with us.',
  },
  'data-export-ready': {
    subject: 'Your data is ready to download',
    paragraphs: [
      'The copy of your data that you requested is ready. For your safety, you sign in to download it. The download is available for {days} days.',
    ],
    action: 'Download my data',
    closing: 'If you did not request this, choose a new password immediately and contact us.',
  },
} as const;
