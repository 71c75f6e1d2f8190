/** What an owner reads of products and prices. */
export const priceKeys = {
  all: ['prices'],
  categories: ['prices', 'categories'],
  products: ['prices', 'products'],
  productList: (query: unknown) => ['prices', 'products', query],
  product: (productId: string | undefined) => ['prices', 'product', productId],
  find: (keywords: string) => ['prices', 'find', keywords],
  preview: (categoryId: string | null, percentage: number | null | undefined) => ['prices', 'preview', categoryId, percentage],
  drafts: ['prices', 'drafts'],
} as const;
