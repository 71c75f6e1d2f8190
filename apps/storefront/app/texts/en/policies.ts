/** What the store promises in law. */
export const policies = {
  policies: {
    terms: {
      title: 'Terms of sale',
      body: [
        'The contract is between you and the seller named on this page. It is concluded when your payment is confirmed.',
        'Prices are shown before you pay, in the currency in which you are charged.',
        'You may cancel within 30 days of receiving your parcel, without giving a reason.',
        'If an item is faulty, the seller repairs it, replaces it or refunds you.',
      ],
    },
    privacy: {
      title: 'Privacy',
      body: [
        'We use your name, address and email to deliver your order and to inform you about it, and for nothing else unless you agreed.',
        'The creator of the store sees your first name, the initial of your last name, and where your parcel goes: city and country.',
        'Card and wallet data are entered on the payment provider’s page; we never see them.',
        'Visits are counted without storing addresses. The cookies of this site keep your cart and your choices.',
        'You can ask for a copy of your data, or for its deletion, at the contact address.',
      ],
    },
    imprint: {
      title: 'Imprint',
      body: [
        '{platform} is a platform on which creators open stores. This page states who operates it and is responsible for its own pages.',
        'Each store names its seller in the footer of every page, at checkout and in its emails. If we are the seller, we ship the goods and accept returns; if the creator is the seller, the contract is with the creator.',
        'Write to us in any of the languages of this site, also about content that should not be here.',
      ],
    },
    delivery: {
      title: 'Delivery',
      body: [
        'Delivery times and prices are shown on each product page and at checkout, for your country.',
        'We send a tracking number as soon as your parcel is on its way.',
        'Not arrived? Write to us: we trace it, send it again, or refund you.',
      ],
    },
    returns: {
      title: 'Returns',
      body: [
        'You have 30 days from delivery to return what you bought.',
        'Request it on the page of your order, which the link in your order emails opens; we reply with the address and a return label.',
        'Your money is refunded to the card or wallet you paid with, within five days of the parcel’s arrival.',
      ],
    },
    taxes: {
      included: 'Prices include the taxes of your country.',
      added: 'Taxes are added to the prices and shown on their own line before you pay.',
    },
    seller: 'Seller',
    operator: 'Operator',
    address: 'Address',
    contact: 'Contact',
    phone: 'Phone',
    returnAddress: 'Return address',
    email: 'Email',
  },
} as const;
