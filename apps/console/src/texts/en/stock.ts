/** Variants that are sold out, and new units for them. */
export const stock = {
  title: 'Sold-out variants',
  line: 'Nobody can buy these. Enter how many units are in the warehouse now, including reserved ones.',
  lineReadOnly: 'Nobody can buy these until an operator adds stock.',
  search: 'All SKUs and products',
  notFound: 'No variant on sale matches.',
  savedNone: '{name} has no units left to sell ({count} in the warehouse)',
  product: 'Product',
  sku: 'SKU',
  onHand: 'In the warehouse',
  held: 'In payment',
  now: 'Units now',
  restock: 'Set the stock',
  restockHint: 'All chosen variants get this number of units, including reserved ones.',
  save: 'Save',
  saved: '{name} is on sale again',
  none: 'Nothing is sold out.',
} as const;
