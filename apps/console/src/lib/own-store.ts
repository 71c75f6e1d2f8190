import { useQuery } from '@tanstack/react-query';
import { getOwnStore } from '@vitrine/contract/shop/stores.ts';
import { useUser } from './account.ts';
import { api } from './api.ts';

/** The own store of the signed-in owner; every page shares the answer under the key `['store', 'own']`. */
export function useOwnStore() {
  const isOwner = useUser()?.roles.includes('STORE_OWNER') ?? false;
  return useQuery({
    queryKey: ['store', 'own'],
    queryFn: ({ signal }) => api.call(getOwnStore, {}, { signal, quiet: true }),
    enabled: isOwner,
  });
}
