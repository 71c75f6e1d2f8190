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
        'Ordering takes three steps: cart, address, payment. You can correct everything until you pay; the text of the contract is in the email that confirms your order.',
        'By law, goods have to be without defects when you receive them. In the European Union this warranty lasts at least two years, in other countries as long as their law says; it costs nothing and is not limited by these terms.',
        'The rights that the consumer law of your country gives you always hold, whatever is written here.',
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
    cookies: {
      title: 'Cookies',
      body: [
        '{platform} uses only cookies that the store needs: no advertising, and nobody else’s.',
        'vt_cart and vt_units keep your cart for 30 days; vt_lang, vt_currency and vt_country keep your choices for a year.',
        'vt_visit and vt_link connect a purchase with the visit and the link that led to it, so that the creator is paid for it; they last 30 days at most.',
        'vt_paying leads you back from your bank to your order.',
        'You can delete all of them in your browser at any time; the cart is then empty.',
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
        'Cart and checkout show the price of shipping before you pay. You bear no risk on the way: if the parcel is lost or damaged, we replace it or refund you.',
      ],
    },
    returns: {
      title: 'Returns',
      body: [
        'You have 30 days from delivery to return what you bought.',
        'Request it on the page of your order, which the link in your order emails opens; we reply with the address.',
        'If an item is damaged, wrong or not as described, we pay for the parcel back. Otherwise you pay for it, unless we send you a label. If the whole order comes back within 14 days, the standard shipping fee is refunded too.',
        'Your money is refunded to the card or wallet you paid with, within five days of the parcel’s arrival.',
        'Until we pack your order you can cancel it on its page; the refund is made at once.',
        'In the European Union and the United Kingdom the law gives you 14 days to withdraw from the contract without a reason; our 30 days include them. You may use the form below, but need not.',
      ],
    },
    taxes: {
      included: 'Prices include the taxes of your country.',
      added: 'Taxes are added to the prices and shown on their own line before you pay.',
    },
    withdrawal: {
      title: 'Withdrawal form',
      lead: 'Fill it in and send it back only if you wish to withdraw from the contract.',
      lines: [
        'To {seller}, {address}, {email}',
        'I hereby withdraw from my contract of sale for the following goods:',
        'Ordered on / received on:',
        'Order number:',
        'Name and address of the consumer:',
        'Date (and signature, if sent on paper):',
      ],
    },
    companyNumber: 'Company number',
    vatId: 'VAT number',
    seller: 'Seller',
    operator: 'Operator',
    address: 'Address',
    contact: 'Contact',
    phone: 'Phone',
    returnAddress: 'Return address',
    email: 'Email',
  },
} as const;
