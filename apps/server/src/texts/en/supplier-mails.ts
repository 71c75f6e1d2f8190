/** To suppliers. */
export const supplierMails = {
  'purchase-order': {
    subject: 'Purchase order {number} from {platform}',
    paragraphs: [
      'We would like to order {units} units for {total}. The purchase order is attached as a PDF and as a CSV file for your own system.',
      'On the page behind the button you confirm it, enter the tracking numbers of your parcels, or say what is out of stock. It opens without an account.',
    ],
    action: 'Open the purchase order',
    closing: 'The link is meant for you alone: whoever has it can answer for you.',
  },
  'purchase-units-withdrawn': {
    subject: 'Please do not send: changes to purchase order {number}',
    paragraphs: [
      'These units are cancelled, or were sent from elsewhere. Please take them out of your parcels. What is left to deliver: {open}.',
    ],
    action: 'Open the purchase order',
    closing: 'Already on its way? Write to us, and we will find a solution.',
  },
  'supplier-stock-link': {
    subject: 'Your page for stock and prices at {platform}',
    paragraphs: [
      'On the page behind the button you upload a table with your stock and your prices whenever they change. It opens without an account.',
    ],
    action: 'Open the page',
    closing: 'The link is meant for you alone. It opens for 30 days after you last used it.',
  },
} as const;
