/** To buyers about their orders. */
export const buyerMails = {
  'order-confirmed': {
    subject: 'Your order {number} is paid',
    paragraphs: ['Thank you, {name}. We have received your order and are preparing it.', 'Expected: {days}.'],
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
    closing: 'Changed your mind? You do not need to do anything: the order closes automatically, and we will not remind you again.',
  },
  'order-shipped': {
    subject: 'Your order {number} is on its way',
    paragraphs: ['Your parcel is with {carrier}. Tracking number: {tracking}.'],
    action: 'Track the order',
    closing: 'Keep this email: the link gives you access to your order.',
  },
  'order-tracking-corrected': {
    subject: 'New tracking number for order {number}',
    paragraphs: ['The tracking number in our last email was wrong. The correct one is: {carrier}, {tracking}.'],
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
  'order-delivered': {
    subject: 'Your order {number} has arrived',
    paragraphs: ['We hope you like it. You have 30 days to return it.'],
    action: 'See the order',
    closing: 'Enjoy!',
  },
  'review-invitation': {
    subject: 'How do you like your order {number}?',
    paragraphs: [
      'Hello {name}, your order has arrived. Your opinion helps others to choose, and helps us to choose what we sell.',
      'It takes a minute, and a photo says more than words. Choose a product:',
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
  'order-cancelled': {
    subject: 'Order {number} was cancelled',
    paragraphs: ['Your order was cancelled. Anything you paid is refunded by the original payment method.'],
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
  sold: 'Bought at {store}. Sold by {name}, {address}, {email}',
  returnsTo: 'Returns go to: {address}',
  order: 'Order',
  deliverTo: 'Delivery address',
  tracking: 'Tracking',
  returns: 'Returns',
  terms: 'Terms of sale',
  privacy: 'Privacy',
} as const;
