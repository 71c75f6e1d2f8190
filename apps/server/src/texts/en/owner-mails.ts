/** To store owners. */
export const ownerMails = {
  'buyer-message': {
    subject: 'A question from {name} about {store}',
    paragraphs: ['{name} ({email}) wrote to you through the contact form of {store}:', '{text}'],
    action: 'Reply',
    closing: 'Answer to {email}: replies to this email do not reach the buyer.',
  },
  'order-for-owner': {
    subject: 'New order {number}: you earn {profit}',
    paragraphs: ['{product} was bought in {store}. Your profit: {profit}.'],
    sentence: '{goods}, {total}.',
    action: 'See the order',
    closing: 'You get this email for each new order.',
  },
  'seller-reminder': {
    subject: 'Order {number} is awaiting your payment',
    paragraphs: [
      'The buyer has paid you. Pay {cost} by {due}, and we ship. After that the order is cancelled and the buyer refunded.',
    ],
    action: 'Pay now',
    closing: 'You can pay several orders at once.',
  },
  'store-paused': {
    subject: '{store} is paused',
    paragraphs: [
      'Three orders of {store} were cancelled because they were not paid within seven days. The buyers were refunded.',
      'To avoid disappointing more buyers, the store does not take orders for now. You can open it again at any time.',
    ],
    action: 'Open my store',
    closing: 'Pay orders within seven days, and the store stays open.',
  },
  'seller-needed': {
    subject: 'Nobody can order from {store} until you enter your details',
    paragraphs: [
      'Buyers of {store} pay you directly, so they must be told who sells to them: your legal name, contact, address and return address.',
      'Until you enter them, the store stays visible but takes no orders. Orders placed so far are not affected.',
    ],
    action: 'Enter seller details',
    closing: 'It takes two minutes, and the store sells again as soon as you save.',
  },
  'refund-for-owner': {
    subject: 'We refunded {amount} to you for order {number}',
    paragraphs: [
      'We refunded {amount} of what you paid for order {number} of {store}, by the payment method you used.',
    ],
    action: 'See the order',
    closing: 'Questions? Reply to this email.',
  },
  'refund-granted': {
    subject: 'Refund for order {number} completed',
    paragraphs: [
      'You requested a refund for order {number} of {store}. We refunded {amount} to the buyer by the original payment method.',
    ],
    action: 'See the order',
    closing: 'Questions? Reply to this email.',
  },
  'refund-declined': {
    subject: 'Your refund request for order {number}',
    paragraphs: [
      'You requested a refund for order {number} of {store}. We cannot grant it for this reason:',
      '{reason}',
    ],
    sentence: 'We cannot grant it: {reason}',
    action: 'See the order',
    closing: 'Questions? Reply to this email.',
  },
  'return-asked': {
    subject: 'A buyer’s request about order {number}',
    paragraphs: [
      'A buyer of {store} requests a return, a refund or a cancellation for order {number}. You received the payment, so the buyer waits for your answer.',
    ],
    action: 'Answer the request',
    closing: 'Approve the return, refund it, or refuse it with a reason that the buyer reads.',
  },
  'payout-paid': {
    subject: 'Your payout of {amount} has arrived',
    paragraphs: ['{amount} of your earnings from {store} was paid out to {account}.'],
    action: 'See my revenue',
    closing: 'You can download a statement of your earnings there.',
  },
  'payout-failed': {
    subject: 'Your payout of {amount} failed',
    paragraphs: [
      'We could not pay {amount} of your earnings from {store} to {account}. The amount is back in your balance. {reason}',
    ],
    action: 'Check my payment account',
    closing: 'Once the account is in order, request the payout again.',
  },
  'dispute-opened': {
    subject: 'The payment of order {number} is disputed',
    paragraphs: [
      'The buyer of order {number} from {store} disputes the payment of {amount}. Until the bank decides, your earnings from this order are held, and it cannot be refunded.',
    ],
    action: 'See the order',
    closing:
      'The platform answers the bank. Reply to this email if you know something that helps: what you wrote with the buyer, for example.',
  },
  'dispute-due': {
    subject: 'Evidence for order {number} is due on {day}',
    paragraphs: [
      'The buyer of order {number} from {store} disputes the payment of {amount}, and the bank accepts an answer until {day}. None was sent so far.',
    ],
    action: 'See the order',
    closing:
      'Without an answer the dispute is lost. Send us what you have, or answer in the dashboard of your payment account.',
  },
  'dispute-won': {
    subject: 'The dispute about order {number} is won',
    paragraphs: [
      'The bank has decided for you: the payment of {amount} for order {number} from {store} stands, and your earnings from it are no longer held.',
    ],
    action: 'See the order',
    closing: 'There is nothing for you to do.',
  },
  'dispute-lost': {
    subject: 'The dispute about order {number} is lost',
    paragraphs: [
      'The bank has decided for the buyer: the payment of {amount} for order {number} from {store} was taken back, and you earn nothing from this order.',
    ],
    action: 'See my revenue',
    closing: 'If your balance is below zero, your next earnings make up for it.',
  },
  'dispute-appealed': {
    subject: 'The dispute about order {number} is being examined again',
    paragraphs: [
      'The decision about the payment of {amount} for order {number} from {store} was appealed. Until the bank decides again, your earnings from this order are held, and it cannot be refunded.',
    ],
    action: 'See the order',
    closing: 'We will email you the result.',
  },
  'dispute-closed': {
    subject: 'The dispute about order {number} is closed',
    paragraphs: [
      'The dispute about the payment of {amount} for order {number} from {store} ended without a decision: the payment stands, and your earnings from it are no longer held.',
    ],
    action: 'See the order',
    closing: 'There is nothing for you to do.',
  },
  'reviews-published': {
    subject: '{store} has new reviews',
    paragraphs: [
      'Reviews that buyers can read from now on: {count}. You can reply to each of them.',
    ],
    action: 'Read the reviews',
    closing: 'Buyers see your reply below the review.',
  },
  'prices-raised': {
    subject: 'Some of your prices were raised',
    paragraphs: [
      'Platform prices or exchange rates have changed, and these products of {store} would have sold at a loss: {products}.',
      'We raised them to the lowest price without a loss. Existing orders keep their prices.',
    ],
    action: 'Check my prices',
    closing:
      'Would you rather hide such products? You can choose that in the settings of your store.',
  },
  'products-hidden': {
    subject: 'Some of your products are hidden',
    paragraphs: [
      'Platform prices or exchange rates have changed, and these products of {store} would have sold at a loss: {products}.',
      'As you chose, they are hidden until their price is high enough again.',
    ],
    action: 'Set new prices',
    closing:
      'Would you rather have such prices raised? You can choose that in the settings of your store.',
  },
  'store-held': {
    subject: 'We paused {store}',
    paragraphs: [
      'We paused {store}. The reason: {reason}',
      'Your store is shown as closed, and nobody can check out. Existing orders continue as usual.',
    ],
    action: 'My store',
    closing:
      'We will open it again as soon as this is resolved. Reply to this email if you have questions.',
  },
  'store-opened': {
    subject: '{store} is open again',
    paragraphs: ['We opened {store} again; buyers can order now. Our note: {reason}'],
    action: 'My store',
    closing: 'Thank you for your patience.',
  },
  'settlement-platform': {
    subject: 'Buyers of {store} now pay the platform',
    paragraphs: [
      'From now on the platform receives the payments of {store} and credits your earnings. The reason: {reason}',
      'Existing orders are settled as before: you still pay those that are open.',
    ],
    action: 'My store',
    closing: 'You can see the details in your store settings.',
  },
  'settlement-direct': {
    subject: 'Buyers of {store} now pay you directly',
    paragraphs: [
      'From now on buyers of {store} pay your linked account. You pay us the platform price within seven days, and we ship. The reason: {reason}',
      'Existing orders are settled as before: the platform credits their earnings.',
    ],
    action: 'My store',
    closing:
      'Please check that the seller’s name, address and contact are correct in your store settings.',
  },
} as const;
