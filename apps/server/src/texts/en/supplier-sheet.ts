/** The table of stock and prices that suppliers fill in. */
export const columns = {
  sku: 'SKU',
  reference: 'Your number',
  product: 'Product',
  stock: 'Stock',
  cost: 'Price',
} as const;
