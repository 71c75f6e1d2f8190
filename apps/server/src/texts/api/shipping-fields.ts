/** Fields of carriers, zones, rates, the calendar of deliveries and duties. */
export const shippingFields: Readonly<Record<string, string>> = {
  variesByRegion:
    'Whether methods or prices differ within the country, so that a chosen region needs another quote.',
  canShip:
    'False if no shipping method takes what is in the cart to its country; true for an empty cart.',
  shippingName: 'What the method was called when the order was placed.',
  methodName: 'What the method was called when the order was placed.',
  cutOff:
    'Until when an order counts as one of its day, `HH:MM` in the time zone beside it; null: until midnight.',
  areas: 'Its countries and regions.',
  'ShippingZone.name': 'What operators call it.',
  'ShippingZoneForm.name': 'What operators call it.',
  methods: 'Its shipping methods, in the order in which buyers see them.',
  carrierId: 'Id of the carrier that buyers are told; null: none is named.',
  basis: 'What the price depends on: weight, amount of the goods or units.',
  tiers:
    'Prices in rising order of the value that they depend on; a parcel beyond the last one is not sent in this way.',
  upTo: 'The largest grams, US cents or units that the price is for; null: no limit.',
  perKg: 'Added for every begun kilogram after the first.',
  'ShippingMethodForm.freeFrom':
    'Goods of at least this much before tax are shipped free; null: never.',
  'ShippingMethodForm.daysMin': 'The fewest working days from the warehouse to the buyer.',
  'ShippingMethodForm.daysMax': 'The most working days from the warehouse to the buyer.',
  'ShippingMethodForm.key': 'Its key, unique within the zone; orders keep it.',
  'ShippingMethodForm.excludedCountries': 'Countries of the zone to which it does not go.',
  excludedProductIds: 'Products that are not sent in this way.',
  excludedCategoryIds: 'Categories whose products are not sent in this way.',
  excludedProducts: 'The products that its methods exclude, with their names.',
  isRest: 'Whether it is the zone of every country that no other one names.',
  zoneId: 'Id of the zone; null for one that is not stored yet.',
  holes: 'Served countries to which no method takes one of the example carts.',
  carts: 'The example carts that cannot be shipped there.',
  cart: 'Which example cart it is: `light`, `medium` or `heavy`.',
  exampleCarts: 'The carts by which rates are compared.',
  before: 'What can be chosen now; without an entry the cart is not shipped.',
  after: 'What could be chosen after the change; without an entry the cart is not shipped.',
  quotes: 'What each example cart pays.',
  workingDays: 'Days on which parcels leave, 1 Monday to 7 Sunday.',
  holidays:
    'Days on which no parcel leaves the warehouse (without a country) or arrives in a country.',
  paidIn: 'Countries where the seller pays import duties.',
  dueIn: 'Countries where the carrier may collect import duties from the buyer.',
  isKnown: 'Whether it came with the program and is switched off instead of deleted.',
  'CarrierRow.trackingUrl':
    'The address of its page for a parcel, with `{number}` for the tracking number; empty: there is none.',
  'CarrierForm.trackingUrl':
    'The address of its page for a parcel, with `{number}` for the tracking number; empty: there is none.',
};
