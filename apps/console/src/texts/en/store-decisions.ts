/** What operators decide about a store. */
export const storeDecisions = {
  held: 'Paused by us',
  byOwner: 'Paused by its owner',
  why: 'Reason given to the owner: {reason}',
  owner: 'Owner',
  resetFactor: 'Reset two-step sign-in',
  resetFactorLine:
    'Only if the owner has lost both phone and recovery codes, and you have verified who is asking. All devices are signed out, and the owner gets an email.',
  factorReset: 'Two-step sign-in was reset',
  userSource: 'User source',
  pageSource: 'Page source',
  visits: 'Visits and their sources',
  noSource: 'Unknown',
  authType: 'Registered with',
  auth_password: 'Email and password',
  auth_google: 'Google',
  auth_facebook: 'Facebook',
  account: 'Payment account',
  linked: 'Linked',
  notLinked: 'Not linked',
  openOrders: 'Open orders',
  openOrdersOf: 'Platform {platform} · direct {direct}',
  pause: 'Pause the store',
  pauseHint:
    'Its pages say “This store is taking a break. You can look around, but not buy.” Existing orders continue. Only operators can open it again.',
  open: 'Open the store',
  openHint: 'Buyers can order again at once.',
  toDirect: 'Let buyers pay the owner',
  toDirectHint:
    'New buyers pay the owner’s linked account; the owner pays us before we ship. Existing orders keep their mode.',
  toDirectNeeds:
    'Direct settlement needs a payment account that takes payments. The owner has none yet.',
  toDirectNeedsSeller:
    'Direct settlement needs the seller’s legal name, contact, address and return address. The owner enters them under “My store”.',
  toPlatform: 'Let buyers pay the platform',
  toPlatformHint:
    'New buyers pay us, and we credit the owner’s earnings. Existing orders keep their mode: the owner still pays open ones.',
  reason: 'Reason, emailed to the owner',
  reasonNeeded: 'Please enter a reason of at least 3 characters',
  decisions: 'Decisions',
  noDecisions: 'No operator decisions about this store.',
  kind_held: 'Paused',
  kind_opened: 'Opened',
  kind_platform: 'Platform settlement',
  kind_direct: 'Direct settlement',
  done: 'Saved. The owner gets an email.',
} as const;
