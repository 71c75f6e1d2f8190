import { useText } from '../../lib/i18n.ts';
import { providerOptions } from '../../lib/provider-names.ts';
import { platformPaymentTexts } from '../../texts/platform-payments.ts';
import type { ListFilter } from '../../ui/list/list-filters.tsx';
import { storeFilter } from '../table/store-select.tsx';

/** The filters that lists of payments, journals and events have in common: text, store, provider and days. */
export function useMoneyFilters(days: 'created' | 'received' | 'posted'): {
  search: ListFilter;
  store: ListFilter;
  provider: ListFilter;
  days: ListFilter;
} {
  const t = useText(platformPaymentTexts);
  const name = days === 'received' ? 'received' : 'created';
  return {
    search: {
      name: 'keywords',
      kind: 'words',
      label: t(days === 'received' ? 'searchEvents' : 'search'),
      maxLength: 100,
    },
    store: storeFilter,
    provider: {
      name: 'provider',
      kind: 'choice',
      label: t('provider'),
      any: t('anyProvider'),
      options: providerOptions,
    },
    days: { name, kind: 'days', label: t(days), params: ['from', 'to'] },
  };
}
