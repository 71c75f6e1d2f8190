/** CSV files of orders. */
export const ownerHeads = {
  number: 'Order',
  placed: 'Placed',
  status: 'Status',
  awaiting: 'Awaiting',
  product: 'Product',
  option: 'Option',
  quantity: 'Quantity',
  platform: 'Platform price',
  cost: 'Cost',
  selling: 'Selling total',
  profit: 'Profit',
  refundedProfit: 'Profit reversed',
  currency: 'Currency',
  mode: 'Mode',
} as const;

export const platformHeads = {
  number: 'Order',
  placed: 'Placed ({zone})',
  paid: 'Paid ({zone})',
  store: 'Store',
  status: 'Status',
  awaiting: 'Awaiting',
  fulfilment: 'Fulfilment',
  settlement: 'Settlement',
  city: 'City',
  country: 'Country',
  product: 'First product',
  units: 'Units',
  total: 'Buyer pays',
  currency: 'Buyer currency',
  cost: 'Cost',
  selling: 'Selling total',
  profit: 'Profit',
  refundedProfit: 'Profit reversed',
  storeCurrency: 'Store currency',
  mode: 'Mode',
} as const;

export const statuses = {
  0: 'Unpaid',
  1: 'Paid / in transit',
  2: 'Completed',
  3: 'Closed',
} as const;

export const awaiting = {
  buyer: 'Buyer',
  seller: 'Owner',
} as const;

export const settlements = {
  platform: 'Platform',
  direct: 'Direct',
} as const;

export const fulfilments = {
  waiting: 'Pending',
  processing: 'Being packed',
  part_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  part_returned: 'Partly returned',
  returned: 'Returned',
} as const;

export const modes = {
  live: 'Live',
  test: 'Test',
} as const;
