/** To people who want to know when a product can be bought again. */
export const stockMails = {
  'stock-alert-placed': {
    subject: 'We will tell you when {product} is back',
    paragraphs: ['You asked {store} to email you once when “{product}” can be bought again.'],
    action: 'Stop and delete my address',
    closing:
      'Not you, or changed your mind? The button above stops it. Otherwise you do not need to do anything.',
  },
  'back-in-stock': {
    subject: '{product} is back',
    paragraphs: [
      'You asked us to tell you: “{product}” can be bought again at {store}. We do not reserve it, and it may sell out once more.',
    ],
    action: 'See the product',
    closing: 'This is the only email about it: your address has been deleted from the list.',
  },
} as const;
