/** English; its shape is the shape of all five, so a missing text does not compile. */
export const en = {
  missing: { title: 'This page is not here', body: 'The address may have changed, or the product left the store.', action: 'To the start page' },
  failed: { title: 'This page did not load', body: 'Something broke on our side. Nothing was lost.', action: 'Try again' },
  skip: 'Skip to products',
  search: { title: 'Search', placeholder: 'Search {store}', submit: 'Search', none: 'Nothing found for “{query}”', noneHelp: 'Try another word, or look through all products.' },
  cart: {
    title: 'Cart', label: 'Cart', empty: 'Your cart is empty', emptyHelp: 'What you choose waits here for you.', browse: 'Browse the store', quantity: 'Quantity',
    update: 'Update', remove: 'Remove', subtotal: 'Subtotal', shippingLater: 'Shipping and taxes come at checkout.', checkout: 'Checkout',
    short: 'Only {left} left', soldOut: 'Sold out', gone: 'No longer in this store', priceWas: 'The price was {price} when you added it.',
    openOrder: 'You placed an order that is not paid yet.', openOrderAction: 'Go to payment', back: 'Continue shopping',
  },
  home: {
    by: 'by {name}', all: 'All', allProducts: 'All products', picks: '{name}’s picks', seeAll: 'See all', more: 'Show more', share: 'Share',
    freeFrom: 'Free over {amount}', returns: '30-day returns', empty: 'No products here yet', emptyHelp: 'Come back soon: the store is being filled.',
    paused: 'This store is taking a break. You can look around, but not buy.', test: 'Test store: nothing here is really sold or shipped.',
  },
  sort: { label: 'Sort', featured: 'Featured', newest: 'Newest', 'price-up': 'Price, low to high', 'price-down': 'Price, high to low' },
  tags: { isNew: 'New', soldOut: 'Sold out', left: '{left} left', from: 'from {price}' },
  product: {
    back: 'Back to {store}', pictures: 'Pictures', view: '{name}, view {index} of {count}', pickedBy: 'Picked by {name}', says: '{name} says', buy: 'Buy now',
    add: 'Add to cart', soldOut: 'Sold out', left: 'Only {left} left', arrives: 'Arrives {days}', to: 'to {country}', change: 'change', shipping: 'shipping {amount}',
    free: 'free shipping', freeOver: 'free over {amount}', notServed: 'We do not ship to your country yet.', today: 'Today', orderNow: 'Order by 23:59',
    leaves: 'Leaves our warehouse', door: 'At your door', returns: '30 days to return, label included', safe: 'Paid safely; refunded if it does not arrive',
    description: 'Description', delivery: 'Delivery and returns', deliveryText: 'Ships in {days} working days. You can return everything within 30 days; we pay the label.',
    seller: 'Who sells and ships', related: 'More from {store}', weight: 'Weight', choose: 'Choose', shareTitle: 'Share this product', link: 'Link', close: 'Close',
  },
  checkout: {
    title: 'Checkout', secure: 'Secure', summary: 'Order summary', contact: 'Contact', email: 'E-mail', marketing: 'E-mail me when {name} adds something new', address: 'Delivery address',
    country: 'Country', firstName: 'First name', lastName: 'Last name', line1: 'Street and number', line2: 'Apartment (optional)', postcode: 'ZIP or postcode', city: 'City', region: 'State or region',
    phone: 'Phone, for the courier (optional)', shipping: 'Shipping', standard: 'Standard', express: 'Express', free: 'Free', payment: 'Payment', card: 'Card or wallet',
    cardHelp: 'You pay on our payment partner’s secure page, then come straight back.', terms: 'I accept the terms of sale and have read the privacy notice.', update: 'Update total', pay: 'Pay {total}',
    subtotal: 'Subtotal', discount: 'Discount', tax: 'Taxes ({percent} %)', taxIncluded: 'Taxes included', total: 'Total', arrives: 'Arrives {days}', returns: '30 days to return. Refunded if it does not arrive.',
    sellerLine: 'Seller: {name}, {address}. You are charged in {currency}. No account needed: we e-mail you a link to your order.', back: 'Back to cart',
    changed: 'Prices or stock changed. Please look at the new total and confirm.', termsMissing: 'Please accept the terms to pay.', required: 'Required', qty: '{count} ×',
  },
  order: {
    title: 'Order {number}', thanks: 'Thank you!', thanksBody: 'Your order is paid. We sent a confirmation to {email}.', payTitle: 'One step left: payment', payBody: 'Your pieces are kept for 15 minutes once you start to pay.', pay: 'Pay {total}',
    processing: 'Your payment is being confirmed', processingBody: 'The bank has not answered yet. This page looks again by itself; please do not pay twice.', failed: 'The payment did not go through', failedBody: 'Nothing was charged. Try again or use another card.',
    refunding: 'Your payment came too late', refundingBody: 'We are sending the money back.', closed: 'This order is closed', state: { pay: 'Waiting for payment', paid: 'Paid', preparing: 'Being prepared', part_shipped: 'Partly shipped', shipped: 'On its way', delivered: 'Delivered', closed: 'Closed' },
    timeline: { placed: 'Order placed', paid: 'Paid', preparing: 'Being prepared', part_shipped: 'Partly shipped', shipped: 'Shipped', delivered: 'Delivered', part_refunded: 'Refunded in part', refunded: 'Refunded', cancelled: 'Cancelled' },
    tracking: 'Tracking number', carrier: 'Carrier', follow: 'Follow the parcel', expected: 'Expected {days}', items: 'Your order', shipTo: 'Goes to', contact: 'Questions? Write to {email}.', keep: 'Keep this page’s address: it is your key to the order.', again: 'Back to {store}', lookAgain: 'Look again',
  },
  foot: {
    help: 'Help', policies: 'Policies', sold: 'Sold and shipped by {name}, {address}.', soldOwner: 'Sold by {name}, {address}. Shipped by Vitrine.', delivery: 'Delivery', returns: 'Returns', terms: 'Terms of sale', privacy: 'Privacy', contact: 'Contact',
    choices: 'Language, country, currency', language: 'Language', country: 'Country', currency: 'Currency', apply: 'Apply', storeCurrency: 'Store’s currency', made: 'Made with Vitrine.', open: 'Open your own store for free',
  },
  policies: {
    terms: { title: 'Terms of sale', body: ['The contract is between you and the seller named on this page. It comes about when your payment is confirmed.', 'Prices are shown before you pay, in the currency in which you are charged. Taxes are shown on their own line or are included.', 'You may cancel within 30 days of receiving your parcel, without giving a reason.', 'If something is faulty, the seller repairs it, replaces it or gives your money back.'] },
    privacy: { title: 'Privacy', body: ['We use your name, address and e-mail to deliver your order and to tell you about it, and for nothing else unless you agreed.', 'The creator of the store sees your first name, the initial of your last name, and where your parcel goes: city and country.', 'Card and wallet data are entered on the payment provider’s page; we never see them.', 'Visits are counted without storing addresses. The cookies of this site keep your cart and your choices.', 'You can ask for a copy of your data, or for its deletion, at the contact address.'] },
    delivery: { title: 'Delivery', body: ['Delivery times and prices are shown on each product page and at checkout, for your country.', 'We send a tracking number as soon as your parcel is on its way.', 'Not arrived? Write to us: we look for it, send it again, or give your money back.'] },
    returns: { title: 'Returns', body: ['You have 30 days from delivery to return what you bought.', 'Write to the contact address with your order number; we answer with a label.', 'Your money goes back to the card or wallet that paid, within five days of the parcel’s arrival.'] },
    seller: 'Seller', contact: 'Contact',
  },
  landing: {
    title: 'Open your store for free', lead: 'Choose products, set your prices, share one link. We supply, pack and ship; you are paid the margin.', cta: 'Open your store', signIn: 'Sign in',
    steps: 'Four steps to your first sale', step1: 'Create your store', step1Text: 'A name, a picture, your colour. It takes two minutes.', step2: 'Set up payment', step2Text: 'Link an account where your earnings go.', step3: 'Adjust prices', step3Text: 'By category or one by one; you see what you earn while you type.', step4: 'Share your link', step4Text: 'One link for your bio, one for each post; watch clicks turn into orders.',
    stores: 'Stores that are open', visit: 'Visit', why: 'What it costs', whyText: 'Nothing to open, nothing each month. You earn the difference between your price and ours, less the payment fee, and see it before you save.', foot: 'Vitrine is open source and self-hosted.',
  },
};

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends string[] ? string[] : Shape<T[K]> };
export type StorefrontTexts = Shape<typeof en>;
