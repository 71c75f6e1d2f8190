/** Variants that are sold out, and new pieces for them. */
export const stock = {
  title: 'Sold-out variants',
  line: 'Nobody can buy these. Enter how many units are in the warehouse now, held ones included.',
  lineReadOnly: 'Nobody can buy these until an operator enters new stock.',
  search: 'All SKUs and products',
  notFound: 'No variant on sale matches.',
  savedNone: '{name} has no unit left to buy ({count} in the warehouse)',
  product: 'Product',
  sku: 'SKU',
  onHand: 'In the warehouse',
  held: 'Being paid',
  now: 'Units now',
  save: 'Save',
  saved: '{name} can be bought',
  none: 'Nothing is sold out.',
} as const;
