import { useQuery } from '@tanstack/react-query';
import {
  type CatalogueImport,
  changeImportSettings,
  getImport,
  type ImportSettings,
  type ImportState,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { queryClient } from '../../lib/queries.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';

const working: readonly ImportState[] = ['checking', 'importing', 'undoing'];
const lookAgainMs = 1500;

/** Pictures are fetched after the products are in. */
const hasOpenPictures = ({ state, counts, picturesDone, picturesFailed }: CatalogueImport) =>
  state === 'done' && picturesDone + picturesFailed < (counts?.pictureCount ?? 0);

export const isWorking = (found: CatalogueImport): boolean => working.includes(found.state);

/** An import, read again while the server works on it. */
export const useImport = (id: string) =>
  useQuery({
    queryKey: catalogueImportKeys.one(id),
    queryFn: ({ signal }) => api.read(getImport, { params: { id } }, signal),
    refetchInterval: ({ state: { data } }) =>
      data && (isWorking(data) || hasOpenPictures(data)) ? lookAgainMs : false,
  });

/** Shows an import as a call answered it. */
export function showImport(found: CatalogueImport): void {
  queryClient.setQueryData(catalogueImportKeys.one(found.id), found);
  void queryClient.invalidateQueries({ queryKey: catalogueImportKeys.list() });
}

/** The settings with the choice that is being saved: a choice that follows at once is added to it. */
export function useSettingsChange({ id, settings: stored }: CatalogueImport) {
  const saving = useApiMutation(changeImportSettings, { onSuccess: showImport });
  const settings: ImportSettings = (saving.isBusy && saving.input?.body) || stored;
  return {
    settings,
    isBusy: saving.isBusy,
    change: (changes: Partial<ImportSettings>) =>
      saving.run({ params: { id }, body: { ...settings, ...changes } }),
  };
}

/** Counts the categories of a checked file that are not chosen, with the products that come as drafts without them. */
export function countOpenCategories({ categories }: CatalogueImport) {
  const open = categories.filter(({ categoryId }) => !categoryId);
  return {
    count: open.length,
    products: open.reduce((sum, { productCount }) => sum + productCount, 0),
  };
}

/** Finds the choices that are missing before a file can be checked. */
export function findUndecided({
  settings: { currency, usdRate, priceMeaning, layout, source },
}: Pick<CatalogueImport, 'settings'>): ('currency' | 'rate' | 'priceMeaning' | 'source')[] {
  return [
    ...(currency ? [] : ['currency' as const]),
    ...(currency && currency !== 'USD' && !usdRate ? ['rate' as const] : []),
    ...(priceMeaning ? [] : ['priceMeaning' as const]),
    ...(layout === 'woocommerce' && !source ? ['source' as const] : []),
  ];
}
