/** When ordering or paying cannot go on, and what became of a buyer's money. */
export const ordering = {
  notNow: { title: 'One moment, please', action: 'Try again' },
  noPayments: {
    notice: 'This store cannot take payments yet. You are welcome to look around.',
    button: 'Cannot be ordered yet',
    order:
      'This store cannot take payments at the moment. Your order is kept; please come back later.',
    noWay:
      'None of this store’s ways to pay works for this order at the moment. Your order is kept; please write to the store.',
    otherWay:
      'This way to pay does not work in the country of delivery. Please choose another one.',
  },
  payLink: {
    title: 'Pay for order {number}',
    forWhom: 'For {name}, {city}',
    paid: 'This order is paid',
    paidBody: 'There is nothing left to pay. Thank you!',
    closed: 'This order is closed',
    closedBody: 'It cannot be paid any more.',
  },
  quantity: {
    fewer: 'One fewer: {product}',
    more: 'One more: {product}',
    whole: 'Enter a whole number from 1 to 99.',
    most: '99 is the maximum per item.',
    clamped: 'Only {left} left, so we changed the quantity.',
  },
  stock: {
    soldOut: '“{product}” is sold out now.',
    short: '“{product}”: only {left} left.',
    notShipped: '“{product}” cannot be shipped to {country}.',
    otherCountry: 'Choose another country',
    gone: '“{product}” is no longer in this store.',
    left: '“{product}” is no longer sold and has left your cart.',
    rest: 'Continue with the rest',
    kept: 'The address you entered is kept.',
    full: 'Your cart is full: it holds up to 100 different items.',
    orderShort: 'Some items in this order are no longer available. Nothing was charged.',
    changed: 'Your cart changed in the meantime. Please check it again.',
  },
  fields: {
    email: 'Enter your email address, for example ada@example.com',
    name: 'Enter the first and last name',
    firstName: 'Enter the first name',
    lastName: 'Enter the last name',
    line1: 'Enter the street address',
    city: 'Enter the city',
    region: 'Choose an option in “{field}”',
    phone: 'Enter the whole number, for example +1 415 555 0134',
    choose: 'Please choose',
    digitMissing: 'One digit is missing, for example {example}',
    digitsMissing: '{missing} digits are missing, for example {example}',
  },
  money: {
    late: 'Your payment of {amount} arrived after this order could no longer accept it. We refunded it to the card or wallet you paid with.',
    lateReturning:
      'Your payment of {amount} arrived after this order could no longer accept it. We are refunding it.',
    soldMeanwhile: 'The last units were sold while you were paying',
    refunded: 'We refunded {amount} to the card or wallet you paid with.',
    partRefunded: 'We refunded {amount} of your payment.',
    chargedBack: 'Your bank has reversed the payment.',
    disputed: 'Your bank is reviewing this payment.',
    undecided: 'The bank has not answered yet. If any money arrives, we refund it.',
  },
} as const;
