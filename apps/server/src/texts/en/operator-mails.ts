/** To operators. */
export const operatorMails = {
  'refunds-asked': {
    subject: 'Open refund requests: {count}',
    paragraphs: [
      'Store owners requested refunds for these orders. Each request needs a decision: refund it, or decline it with a reason.',
    ],
    action: 'See the requests',
    closing: 'You get this email once an hour at most, and only when there is a new request.',
  },
  'refunds-found': {
    subject: 'Refunds made at the payment provider: {count}',
    paragraphs: [
      'Somebody refunded these orders in the provider’s own pages, or captured only a part of their payment there. Our books have the money as refunded. Nothing else has changed: decide for each order whether its units are still shipped.',
      'What was refunded:',
    ],
    action: 'See the orders',
    closing: 'You get this email once an hour at most, and only when there is a new refund.',
  },
  'returns-asked': {
    subject: 'Requests of buyers without an answer: {count}',
    paragraphs: [
      'Buyers requested returns, refunds or cancellations for these orders, which the platform sold. Each one waits for your answer.',
    ],
    action: 'See the requests',
    closing: 'You get this email once an hour at most, and only when there is a new request.',
  },
  'disputes-open': {
    subject: 'Disputes that wait for an answer: {count}',
    paragraphs: [
      'Buyers dispute the payments of these orders. The bank decides by the evidence that you send until the day shown; without an answer each one is lost.',
    ],
    action: 'See the disputes',
    closing:
      'You get this email when a dispute is opened, and again three days before an answer is due.',
  },
  'disputes-decided': {
    subject: 'Disputes that ended or were appealed: {count}',
    paragraphs: [
      'News of these disputes. Won: the money is back. Lost: the buyer keeps it, and the fee stays. Closed: it ended without a decision. Appealed: the bank examines it again.',
    ],
    action: 'See the disputes',
    closing: 'You get this email once an hour at most, and only when there is news.',
  },
  'books-differ': {
    subject: 'Discrepancies with a provider’s records: {count}',
    paragraphs: [
      'A payment provider’s records do not match our books. Please look into each discrepancy: money may be missing on one side.',
      'Discrepancies by provider:',
    ],
    action: 'See the discrepancies',
    closing: 'You get this email once an hour at most, and only when there is a new discrepancy.',
  },
  'payouts-waiting': {
    subject: 'Payouts wait for your balance: {count}',
    paragraphs: [
      'Payouts were refused because the platform’s balance at a payment provider is too small. They wait, and nobody’s earnings are lost.',
      'What they need, by provider:',
    ],
    action: 'See the payouts',
    closing:
      'Top up the balance. They are sent again every hour, and at once when you run payouts.',
  },
  'stores-unpaid': {
    subject: 'Stores that cannot be paid out: {count}',
    paragraphs: [
      'The payment accounts of these stores were restricted or closed, or a payout to them failed. Their owners have been told what to do; their earnings wait.',
      'If an owner does not react, write from the store’s page, or offer a bank account.',
    ],
    action: 'See the payouts',
    closing: 'You get this email once an hour at most, and only when there is something new.',
  },
  'stock-low': {
    subject: 'Variants that run low: {count}',
    paragraphs: [
      'Fewer units of these variants are available than their limit. Reserved units are not counted.',
      'The variants and the units that are left:',
    ],
    action: 'See the stock',
    closing:
      'You get this email once for each variant until it is above its limit again, and once an hour at most.',
  },
  'rates-old': {
    subject: 'Exchange rates are out of date: {count}',
    paragraphs: [
      'These exchange rates are too old to charge buyers with. Until there are new ones, buyers who see these currencies are charged in the currency of the store.',
      'The rates and when they were last confirmed:',
    ],
    action: 'See the rates',
    closing: 'You get this email once for each new case, and once an hour at most.',
  },
  'rates-failed': {
    subject: 'Exchange rates could not be fetched',
    paragraphs: [
      'The feed of exchange rates has failed in every run for {hours} hours. The last rates stay in use until they are too old.',
      'You can enter rates by hand or import them from a file.',
    ],
    action: 'See the rates',
    closing: 'You get this email once for each new case, and once an hour at most.',
  },
  'payment-keys-changed': {
    subject: 'The keys of {provider} were changed',
    paragraphs: [
      '{by} entered new keys for the payment provider {provider}. Payments from now on use them.',
    ],
    action: 'See the providers',
    closing:
      'If you did not expect this, sign in, check the account at the provider, and change its keys.',
  },
  'payment-keys-removed': {
    subject: 'The keys of {provider} were removed',
    paragraphs: [
      '{by} removed the keys of the payment provider {provider}. It takes no new payments, and open ones stay undecided.',
    ],
    action: 'See the providers',
    closing: 'If you did not expect this, sign in and enter the keys again.',
  },
  'payments-live': {
    subject: 'The platform now takes real money',
    paragraphs: [
      '{by} switched the platform from tests to real money. Payments from now on use the live keys, and owners link their accounts again.',
    ],
    action: 'See the providers',
    closing: 'If you did not expect this, sign in and switch back to test mode.',
  },
  'payments-test': {
    subject: 'The platform takes tests only',
    paragraphs: [
      '{by} switched the platform from real money to test mode. Buyers cannot pay real money any more.',
    ],
    action: 'See the providers',
    closing: 'If you did not expect this, sign in and go live again.',
  },
  'purchase-units-missing': {
    subject: 'Units that suppliers cannot deliver: {count}',
    paragraphs: [
      'Suppliers reported these units of paid orders as out of stock. Order them elsewhere, wait for them, or refund the buyers.',
      'Purchase order, product and units:',
    ],
    action: 'See the purchase orders',
    closing: 'You get this email once an hour at most, and only when there is a new report.',
  },
  'supplier-updates-waiting': {
    subject: 'Updates from suppliers that wait for you: {count}',
    paragraphs: [
      'Suppliers uploaded new stock or costs. Check what would change, then book it or reject it.',
    ],
    action: 'See the updates',
    closing: 'You get this email once an hour at most, and only when there is a new update.',
  },
  'test-email': {
    subject: 'Test email from {platform}',
    paragraphs: [
      'An operator requested this email from the home page of the platform. You are reading it, so the platform can send email.',
    ],
    action: 'Open the home page',
    closing: 'If you did not request this, tell your team.',
  },
} as const;
