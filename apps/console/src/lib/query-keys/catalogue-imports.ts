/** Imports of products. Without its filters, a key means the list with any. */
export const catalogueImportKeys = {
  all: ['catalogue-imports'],
  list: (...query: unknown[]) => ['catalogue-imports', 'list', ...query],
  one: (...id: string[]) => ['catalogue-imports', 'one', ...id],
  problems: (...filters: unknown[]) => ['catalogue-imports', 'problems', ...filters],
  products: (...filters: unknown[]) => ['catalogue-imports', 'products', ...filters],
  pictures: (...filters: unknown[]) => ['catalogue-imports', 'pictures', ...filters],
};
