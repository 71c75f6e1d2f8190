import { useQuery } from '@tanstack/react-query';
import { readPlatformStore } from '@vitrine/contract/shop/store-decisions.ts';
import { Select } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { tableTexts } from '../../texts/tables.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import type { ListFilter } from '../../ui/list/list-filters.tsx';
import { useStoreChoice } from './use-store-choice.ts';

interface StoreSelectProps {
  value: string;
  onChange: (storeId: string) => void;
}

/** Picks one store of the platform, found by name or address; nothing for those who may not see the list of stores. */
export function StoreSelect(props: StoreSelectProps) {
  return useHasPerm('platform:store:query') && <AllowedStoreSelect {...props} />;
}

function AllowedStoreSelect({ value, onChange }: StoreSelectProps) {
  const t = useText(tableTexts);
  const { found, isFetching, isSettled, showSearch } = useStoreChoice();
  const options = found.map(({ id, name }) => ({ value: id, label: name }));
  // An address may name a store that the first ones do not include.
  const chosen = useQuery({
    queryKey: platformKeys.store(value),
    queryFn: ({ signal }) => api.read(readPlatformStore, { params: { storeId: value } }, signal),
    enabled: value !== '' && isSettled && !options.some((option) => option.value === value),
  });
  const known = chosen.data && chosen.data.id === value ? [{ value, label: chosen.data.name }] : [];
  return (
    <Select
      aria-label={t('anyStore')}
      showSearch={showSearch}
      loading={isFetching}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('anyStore') }, ...known, ...options]}
    />
  );
}

/** Narrows a list to one store. */
export const storeFilter: ListFilter = {
  name: 'storeId',
  param: 'store',
  kind: 'own',
  accepts: /^[1-9]\d{0,17}$/,
  draw: ({ storeId = '' }, change) => (
    <StoreSelect value={storeId} onChange={(next) => change({ storeId: next })} />
  ),
};
