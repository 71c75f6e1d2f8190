/** The PDF and the CSV file of a purchase order. */
export const document = {
  title: 'Purchase order {number}',
  supplier: 'Supplier',
  deliverTo: 'Deliver to',
  toBuyers: 'Please send each parcel to the buyer named at its order.',
  order: 'Order {number}',
  page: '{page} of {pages}',
} as const;

export const columns = {
  purchaseOrder: 'Purchase order',
  order: 'Order',
  sku: 'SKU',
  reference: 'Your number',
  product: 'Product',
  option: 'Option',
  quantity: 'Quantity',
  unitCost: 'Unit price',
  currency: 'Currency',
  total: 'Total',
  name: 'Name',
  street: 'Street',
  street2: 'Street 2',
  postcode: 'Postcode',
  city: 'City',
  region: 'Region',
  country: 'Country',
  phone: 'Phone',
} as const;
