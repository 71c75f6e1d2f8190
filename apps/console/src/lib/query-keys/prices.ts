/** What an owner reads of products and prices. */
export const priceKeys = {
  all: ['prices'],
  categories: ['prices', 'categories'],
  topics: ['prices', 'topics'],
  products: ['prices', 'products'],
  productList: (query: unknown) => ['prices', 'products', query],
  product: (productId: string | undefined) => ['prices', 'product', productId],
  news: () => ['prices', 'news'],
  newsList: (query: unknown) => ['prices', 'news', 'list', query],
  newsCount: ['prices', 'news', 'count'],
  history: (productId: string) => ['prices', 'history', productId],
  find: (keywords: string, show: 'all' | 'in-store' = 'all') => ['prices', 'find', keywords, show],
  preview: (categoryId: string | null, percentage: number | null | undefined) => [
    'prices',
    'preview',
    categoryId,
    percentage,
  ],
  importPreview: (text: string) => ['prices', 'import', text],
  drafts: ['prices', 'drafts'],
} as const;
