/** Columns of the file of prices, by which an import knows them again. */
export const priceExport = {
  sku: 'SKU',
  product: 'Product',
  variant: 'Variant',
  inStore: 'In store',
  yes: 'yes',
  no: 'no',
  currency: 'Currency',
  platformPrice: 'Platform price',
  lowestPrice: 'Lowest price',
  sellingPrice: 'Selling price',
} as const;
