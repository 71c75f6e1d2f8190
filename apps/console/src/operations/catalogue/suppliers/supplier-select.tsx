import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { containsText } from '@vitrine/contract/fold-text.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { Select } from 'antd';
import { api } from '../../../lib/api.ts';
import { supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { useDelayedSearch } from '../../../ui/use-delayed-search.ts';

interface ChosenSupplier {
  id: string;
  name: string;
  currency: Currency;
  leadTimeDays: number;
}

interface SupplierSelectProps {
  id?: string;
  label?: string;
  value: string;
  /** For no supplier, first. */
  anyLabel: string;
  isNarrow?: boolean;
  onChange: (supplier: ChosenSupplier | undefined) => void;
}

/** Picks a supplier, found by name; the one that is chosen is read by itself when the first ones do not include it. */
export function SupplierSelect(props: SupplierSelectProps) {
  const { value } = props;
  const { words, typed, showSearch } = useDelayedSearch();
  const found = useQuery({
    queryKey: supplierKeys.list({ choice: words }),
    queryFn: ({ signal }) =>
      api.read(
        suppliers.page,
        { query: { pageNum: 1, pageSize: 20, ...(words ? { keywords: words } : {}) } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const list = found.data?.list ?? [];
  const chosen = useQuery({
    queryKey: supplierKeys.form(value),
    queryFn: ({ signal }) => api.read(suppliers.form, { params: { id: value } }, signal),
    enabled: value !== '' && found.isSuccess && list.every(({ id }) => id !== value),
  });
  const options = list.map(({ id, name }) => ({ value: id, label: name }));
  const known =
    value && chosen.data && options.every((option) => option.value !== value)
      ? [{ value, label: chosen.data.name }]
      : [];
  // Enter takes the first option: until the answer comes, one of those that are here, and never the one for no supplier.
  const isAnswered = typed === words && !found.isPlaceholderData;
  const hits = isAnswered ? options : options.filter(({ label }) => containsText(label, typed));
  return (
    <Select<string>
      id={props.id}
      aria-label={props.label}
      style={props.isNarrow ? { minWidth: 140 } : { width: '100%' }}
      popupMatchSelectWidth={false}
      showSearch={showSearch}
      loading={found.isFetching}
      value={value}
      onChange={(id) => props.onChange(list.find((supplier) => supplier.id === id))}
      options={typed ? hits : [{ value: '', label: props.anyLabel }, ...known, ...options]}
    />
  );
}
