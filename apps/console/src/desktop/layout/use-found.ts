import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUserOptions } from '@vitrine/contract/admin/users.ts';
import { containsText } from '@vitrine/contract/fold-text.ts';
import { listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { listPlatformProducts } from '@vitrine/contract/shop/platform-products.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { listStores } from '@vitrine/contract/shop/stores.ts';
import { useRights } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { hasAuth } from '../../lib/has-perm.ts';
import { useText } from '../../lib/i18n.ts';
import { searchKeys } from '../../lib/query-keys/session.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { shellTexts } from '../../texts/shell.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';

export interface Hit {
  key: string;
  icon: string;
  title: string;
  note: string;
  /** Where it leads, or what it does. */
  go: string | (() => void);
}

const perKind = 5;
const stockPage = '/operations/stock';
const usersPage = '/system/users';
const wordsMin = 2;

/**
 * Orders, products, stores, their owners and users with these words: whatever the person may see, each kind by its own list's
 * search, so that rights and filters are those of the list. `hasPage` is whether the menu leads to a page.
 */
export function useFound(
  words: string,
  hasPage: (path: string) => boolean,
): { hits: Hit[]; isSearching: boolean } {
  const t = useText(shellTexts);
  const sought = usePaused(words.trim(), 200);
  const isLong = sought.length >= wordsMin;
  // ROOT passes the check of every permission, but only owners have a store whose lists answer.
  const isOwner = hasAuth(useRights(), 'STORE_OWNER', 'role');
  const [ownOrders, ownProducts, allOrders, allStores, allProducts, allUsers] = [
    useHasPerm('shop:order:list') && isOwner,
    useHasPerm('shop:price:view') && isOwner,
    useHasPerm('platform:order:query'),
    useHasPerm('platform:store:query'),
    useHasPerm('platform:catalogue:query') && hasPage(stockPage),
    useHasPerm('sys:user:query') && hasPage(usersPage),
  ];
  const find = <Found>(
    kind: string,
    isAllowed: boolean,
    load: (signal: AbortSignal) => Promise<Found>,
  ) => ({
    queryKey: searchKeys.hits(kind, sought),
    queryFn: ({ signal }: { signal: AbortSignal }) => load(signal),
    enabled: isLong && isAllowed,
    placeholderData: keepPreviousData,
  });
  const page = { pageNum: 1, pageSize: perKind };
  const orders = useQuery(
    find('orders', ownOrders, (signal) =>
      api.read(listOrders, { query: { keywords: sought, limit: 20 } }, signal),
    ),
  );
  // An owner sees buyers by first name and initial, and can search for nothing else.
  const buyers = useQuery(
    find('buyers', ownOrders, (signal) =>
      api.read(listOrders, { query: { buyer: sought, limit: 20 } }, signal),
    ),
  );
  const products = useQuery(
    find('products', ownProducts, (signal) =>
      api.read(listOwnProducts, { query: { keywords: sought, limit: perKind } }, signal),
    ),
  );
  const platformOrders = useQuery(
    find('platform-orders', allOrders, (signal) =>
      api.read(listPlatformOrders, { query: { ...page, keywords: sought } }, signal),
    ),
  );
  const stores = useQuery(
    find('stores', allStores, (signal) =>
      api.read(listStores, { query: { ...page, keywords: sought } }, signal),
    ),
  );
  const platformProducts = useQuery(
    find('platform-products', allProducts, (signal) =>
      api.read(listPlatformProducts, { query: { limit: perKind, keywords: sought } }, signal),
    ),
  );
  const users = useQuery(
    find('users', allUsers, (signal) =>
      api.read(listUserOptions, { query: { keywords: sought } }, signal),
    ),
  );
  if (!isLong) return { hits: [], isSearching: words.trim().length >= wordsMin };
  const orderHit =
    (path: string) => (row: { id: string; number: string; product: { name: string } }) => ({
      key: `order ${row.id}`,
      icon: 'order',
      title: `${row.number} · ${row.product.name}`,
      note: t('hitOrder'),
      go: `${path}?order=${row.number}`,
    });
  return {
    hits: [
      ...(ownOrders ? (orders.data?.list ?? []) : []).slice(0, perKind).map(orderHit('/order')),
      ...(ownOrders ? (buyers.data?.list ?? []) : [])
        .slice(0, perKind)
        .map(({ id, number, buyer, product }) => ({
          key: `buyer ${id}`,
          icon: 'user',
          title: `${buyer} · ${number} · ${product.name}`,
          note: t('hitBuyer'),
          go: `/order?order=${number}`,
        })),
      ...(allOrders ? (platformOrders.data?.list ?? []) : []).map(orderHit('/operations/orders')),
      ...(ownProducts ? (products.data?.list ?? []) : []).map(({ id, name }) => ({
        key: `product ${id}`,
        icon: 'product',
        title: name,
        note: t('hitProduct'),
        go: `/product?search=${encodeURIComponent(name)}`,
      })),
      ...(allStores ? (stores.data?.list ?? []) : []).map(({ id, name, slug, owner }) => {
        const isStore = [name, slug].some((text) => containsText(text, sought));
        const go = `/operations/stores?store=${id}`;
        return isStore
          ? {
              key: `store ${id}`,
              icon: 'store',
              title: `${name} · ${slug}`,
              note: t('hitStore'),
              go,
            }
          : {
              key: `owner ${id}`,
              icon: 'user',
              title: `${owner.name} · ${owner.email} · ${name}`,
              note: t('hitOwner'),
              go,
            };
      }),
      ...(allProducts ? (platformProducts.data?.list ?? []) : []).map(({ id, name }) => ({
        key: `product ${id}`,
        icon: 'product',
        title: name,
        note: t('hitProduct'),
        go: `${stockPage}?keywords=${encodeURIComponent(name)}`,
      })),
      ...(allUsers ? (users.data ?? []) : []).slice(0, perKind).map(({ value, label: title }) => ({
        key: `user ${value}`,
        icon: 'user',
        title,
        note: t('hitUser'),
        go: `${usersPage}?keywords=${encodeURIComponent(title.split(' · ').at(-1) ?? '')}`,
      })),
    ],
    isSearching:
      sought !== words.trim() ||
      [orders, buyers, products, platformOrders, stores, platformProducts, users].some(
        ({ isFetching }) => isFetching,
      ),
  };
}
