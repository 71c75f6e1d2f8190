/** To buyers about their orders. */
export const buyerMails = {
  'order-confirmed': {
    subject: 'Your order {number} is paid',
    paragraphs: [
      'Thank you, {name}. We have received your order and are preparing it.',
      'Expected: {days}.',
    ],
    action: 'Track the order',
    closing: 'Keep this email: the link gives you access to your order.',
  },
  'order-unpaid': {
    subject: 'Your order {number} is not paid yet',
    paragraphs: [
      'Hello {name}, the payment for your order did not go through, and nothing was charged.',
      'If you still want it, you can pay until {until} at the same price, while stock lasts.',
    ],
    action: 'Go to payment',
    closing:
      'Changed your mind? You do not need to do anything: the order closes automatically, and we will not remind you again.',
  },
  'order-shipped': {
    subject: 'Your order {number} is on its way',
    paragraphs: ['Your parcel is with {carrier}. Tracking number: {tracking}.'],
    action: 'Track the order',
    closing: 'Keep this email: the link gives you access to your order.',
  },
  'order-tracking-corrected': {
    subject: 'New tracking number for order {number}',
    paragraphs: [
      'The tracking number in our last email was wrong. The correct one is: {carrier}, {tracking}.',
    ],
    action: 'Track the order',
    closing: 'We apologise for the mistake.',
  },
  'order-parcel-withdrawn': {
    subject: 'Order {number} has not been shipped yet',
    paragraphs: [
      'We told you too early that a parcel of your order was on its way. We are still packing it and will email you when it ships.',
    ],
    action: 'See the order',
    closing: 'We apologise for the mistake.',
  },
  'parcel-lost': {
    subject: 'Your parcel of order {number} is lost',
    paragraphs: [
      'Hello {name}, {carrier} cannot find your parcel {tracking}. We are sorry.',
      'We will either send these items again or refund you, and email you as soon as it is decided.',
    ],
    action: 'See the order',
    closing: 'You do not need to do anything. Questions? Write to {email}.',
  },
  'parcel-refused': {
    subject: 'Your parcel of order {number} was not accepted',
    paragraphs: [
      'Hello {name}, {carrier} reports that parcel {tracking} was not accepted, so it is coming back to us.',
      'When it has arrived, we will send these items again or refund you, and email you. Of a refused parcel the price of the items and the standard shipping fee go back, as with a return.',
    ],
    action: 'See the order',
    closing: 'Was it a mistake? Write to {email}.',
  },
  'parcel-returned': {
    subject: 'Your parcel of order {number} is coming back to us',
    paragraphs: [
      'Hello {name}, {carrier} could not deliver parcel {tracking} and is sending it back to us.',
      'We will either send these items again or refund you, and email you as soon as it is decided.',
    ],
    action: 'See the order',
    closing:
      'Is your address right? You find it on the page of your order. To correct it, write to {email}.',
  },
  'parcel-found': {
    subject: 'Your parcel of order {number} has turned up',
    paragraphs: [
      'Hello {name}, good news: parcel {tracking} has turned up and is on its way to you with {carrier}.',
    ],
    action: 'Track the order',
    closing: 'We apologise for the worry. Questions? Write to {email}.',
  },
  'parcel-resent': {
    subject: 'We are sending your items of order {number} again',
    paragraphs: [
      'Hello {name}, parcel {tracking} did not reach you, so we are sending these items again, at no cost to you.',
      'You will get another email with the new tracking number when they ship.',
    ],
    action: 'See the order',
    closing: 'We apologise for the delay. Questions? Write to {email}.',
  },
  'order-delivered': {
    subject: 'Your order {number} has arrived',
    paragraphs: [
      'We hope you like it. You have {returnDays} days to return it: you can request it on the page of your order.',
    ],
    action: 'See the order',
    closing: 'Enjoy!',
  },
  'review-invitation': {
    subject: 'How do you like your order {number}?',
    paragraphs: [
      'Hello {name}, your order has arrived. Your opinion helps others to choose, and helps us to choose what we sell.',
      'It takes a minute, and a photo says more than words. What you bought is listed below.',
    ],
    action: 'Write a review',
    closing: 'We ask only once. Questions? Write to {email}.',
  },
  'review-rejected': {
    subject: 'About your review in order {number}',
    paragraphs: [
      'Hello {name}, thank you for taking the time to review “{product}”. We cannot publish your review for this reason:',
      '{reason}',
    ],
    action: 'See the order',
    closing: 'If you think this is a mistake, write to {email}.',
  },
  'return-requested': {
    subject: 'We received your request for order {number}',
    paragraphs: [
      'Hello {name}, you requested a return or a refund for order {number}. We read it and answer by email, usually within two working days.',
      'This is what it is about:',
    ],
    action: 'See the request',
    closing:
      'You can withdraw the request on the page of your order until it is answered. Questions? Write to {email}.',
  },
  'cancellation-requested': {
    subject: 'We received your cancellation of order {number}',
    paragraphs: [
      'Hello {name}, you asked us to cancel a part of order {number}, or all of it. If it has not left yet, you get the money back; we answer by email.',
      'This is what it is about:',
    ],
    action: 'See the request',
    closing:
      'You can withdraw the request on the page of your order until it is answered. Questions? Write to {email}.',
  },
  'return-approved': {
    subject: 'Your return of order {number} is approved',
    paragraphs: [
      'Hello {name}, please send these items back by {until}, well packed, to this address: {address}',
      'You pay for the parcel yourself.',
      'You get {value} back when the parcel has arrived and was checked.',
      'Write the order number {number} on the parcel. Once you have sent it, tell us on the page of your order, with the tracking number if you have one.',
    ],
    action: 'I have sent it',
    closing: 'Questions? Write to {email}.',
  },
  'return-approved-seller': {
    subject: 'Your return of order {number} is approved',
    paragraphs: [
      'Hello {name}, please send these items back by {until}, well packed, to this address: {address}',
      'We pay for the parcel: pay for it at the counter and send a photo of the receipt to {email}. We transfer the postage to you.',
      'You get {value} back when the parcel has arrived and was checked.',
      'Write the order number {number} on the parcel. Once you have sent it, tell us on the page of your order, with the tracking number if you have one.',
    ],
    action: 'I have sent it',
    closing: 'Questions? Write to {email}.',
  },
  'return-approved-label': {
    subject: 'Your return of order {number} is approved',
    paragraphs: [
      'Hello {name}, please send these items back by {until}, well packed, to this address: {address}',
      'You get {value} back when the parcel has arrived and was checked.',
      'The shipping is paid for. Print this label and put it on the parcel: {label}',
      'Once you have sent it, tell us on the page of your order, with the tracking number if you have one.',
    ],
    action: 'I have sent it',
    closing: 'Questions? Write to {email}.',
  },
  'return-sent': {
    subject: 'Your return of order {number} is on its way',
    paragraphs: [
      'Thank you, {name}. We have noted that you sent these items back, and email you when they arrive.',
    ],
    action: 'See the return',
    closing:
      'Keep the receipt of the carrier until you have the refund. Questions? Write to {email}.',
  },
  'return-received': {
    subject: 'Your return of order {number} has arrived',
    paragraphs: ['Hello {name}, your parcel has arrived. We check these items and refund them.'],
    action: 'See the return',
    closing: 'We email you as soon as the money is on its way. Questions? Write to {email}.',
  },
  'return-replacing': {
    subject: 'We are sending you a replacement for order {number}',
    paragraphs: [
      'Hello {name}, we have checked what you sent back, and are sending you the same items again, at no cost to you.',
      'You will get another email with the tracking number when they ship.',
    ],
    action: 'See the return',
    closing: 'Would you rather have the money back? Write to {email} before they ship.',
  },
  'return-replaced': {
    subject: 'Your replacement for order {number} is on its way',
    paragraphs: ['Hello {name}, your replacement is with {carrier}. Tracking number: {tracking}.'],
    action: 'See the return',
    closing: 'Questions? Write to {email}.',
  },
  'return-refused': {
    subject: 'About your request for order {number}',
    paragraphs: [
      'Hello {name}, we cannot grant your request for order {number}, for this reason:',
      '{reason}',
    ],
    action: 'See the request',
    closing: 'If you see it differently, write to {email}.',
  },
  'return-overtaken': {
    subject: 'Order {number} had already been sent',
    paragraphs: [
      'Hello {name}, you asked us to cancel these items. They left before we could answer, so they cannot be cancelled any more.',
      'When they have arrived, you can return them on the page of your order.',
    ],
    action: 'See the order',
    closing: 'Questions? Write to {email}.',
  },
  'return-withdrawn': {
    subject: 'You withdrew your request for order {number}',
    paragraphs: [
      'Hello {name}, you withdrew your request for these items. There is nothing else to do.',
    ],
    action: 'See the order',
    closing:
      'Changed your mind again? You can send a new request on the page of your order while there is time.',
  },
  'return-expired': {
    subject: 'The time for your return of order {number} is over',
    paragraphs: [
      'Hello {name}, your return was approved, but we did not hear that you sent these items in time. The return is closed.',
    ],
    action: 'See the order',
    closing: 'Have you sent them? Write to {email} with the tracking number.',
  },
  'order-link': {
    subject: 'Your order {number}',
    paragraphs: ['Hello {name}, here is the link to your order {number}.'],
    action: 'See the order',
    closing:
      'Did you not ask for it? Then someone knows your address and the number of your order; without this email they cannot open it.',
  },
  'order-email-confirm': {
    subject: 'Confirm this address for order {number}',
    paragraphs: [
      'The buyer of order {number} at {store} entered this email address. Confirm it to receive everything about the order here.',
      'The link works for 24 hours.',
    ],
    action: 'Confirm the address',
    closing: 'Not yours? Ignore this email: nothing changes.',
  },
  'order-email-changed': {
    subject: 'Order {number} has a new email address',
    paragraphs: [
      'The email address of order {number} at {store} was changed to {newEmail} and confirmed there. From now on we write to that address, and the link in our earlier emails no longer opens the order.',
    ],
    action: 'Contact us',
    closing: 'Was it not you? Write to us at once.',
  },
  'order-address-changed': {
    subject: 'Order {number} goes to another address',
    paragraphs: [
      'Hello {name}, we changed the delivery address of your order {number}. What you paid stays the same.',
      'The addresses are shortened here; the page of your order shows the whole new one.',
    ],
    action: 'See the order',
    closing: 'Did you not want this? Write to {email} at once, before the parcel leaves.',
  },
  'order-cancelled': {
    subject: 'Order {number} was cancelled',
    paragraphs: [
      'Your order was cancelled. Anything you paid is refunded by the original payment method.',
    ],
    action: 'See the order',
    closing: 'Questions? Write to {email}.',
  },
  'order-refunded': {
    subject: 'We refunded {amount} for order {number}',
    paragraphs: [
      'Hello {name}, we refunded {amount} for your order {number} by the payment method you used.',
      'Depending on your bank, it may take a few days to appear.',
    ],
    action: 'See the order',
    closing: 'Questions? Write to {email}.',
  },
} as const;

export const receipt = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Taxes',
  total: 'Total',
  totalWithTax: 'Total (includes {tax} tax)',
  refunded: 'Refunded',
  left: 'Left after refunds',
  sold: 'Bought at {store}. Sold by {name}, {address}, {email}',
  returnsTo: 'Returns go to: {address}',
  order: 'Order',
  deliverTo: 'Delivery address',
  formerAddress: 'Address until now',
  newAddress: 'New address',
  tracking: 'Tracking',
  duties: 'Import duties',
  dutiesPaid: 'Paid by us for {country}: nothing is due on delivery.',
  dutiesDue: 'In {country}, the carrier may collect them from you.',
  returns: 'Returns',
  terms: 'Terms of sale',
  privacy: 'Privacy',
} as const;

/** What a request asks for, and why. */
export const requests = {
  kindLabel: 'Request',
  kinds: { cancellation: 'Cancellation', return: 'Return', refund: 'Refund without return' },
  reasonLabel: 'Reason',
  reasons: {
    changed_mind: 'Changed my mind',
    ordered_by_mistake: 'Ordered by mistake',
    takes_too_long: 'Takes too long',
    does_not_fit: 'Does not fit',
    not_as_described: 'Not as described',
    damaged: 'Damaged or broken',
    wrong_item: 'Wrong item',
    missing_parts: 'Parts are missing',
    other: 'Another reason',
  },
} as const;
