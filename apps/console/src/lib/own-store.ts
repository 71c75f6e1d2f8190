import { useQuery } from '@tanstack/react-query';
import { getOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { useRights } from './account.ts';
import { api } from './api.ts';
import { hasAuth } from './has-perm.ts';
import { storeKeys } from './query-keys/store.ts';

/** The own store of the signed-in owner; every page shares the answer under the key `storeKeys.own`. */
export function useOwnStore() {
  const isOwner = hasAuth(useRights(), 'STORE_OWNER', 'role');
  return useQuery({
    queryKey: storeKeys.own,
    queryFn: ({ signal }) => api.read(getOwnStore, {}, signal),
    enabled: isOwner,
  });
}
