import { useQuery } from '@tanstack/react-query';
import { getQuickStart } from '@vitrine/contract/shop/stores.ts';
import { api } from '../../lib/api.ts';

/** The four steps of a new store and how many are done. */
export const useQuickStart = () =>
  useQuery({ queryKey: ['store', 'quick-start'], queryFn: ({ signal }) => api.call(getQuickStart, {}, { signal, quiet: true }) });
