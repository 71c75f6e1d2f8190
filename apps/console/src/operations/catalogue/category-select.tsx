import { useQuery } from '@tanstack/react-query';
import { listPlatformCategories } from '@vitrine/contract/shop/catalogue.ts';
import { Select } from 'antd';
import { api } from '../../lib/api.ts';
import { shownLanguage } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { foldedSearch } from '../../ui/folded-search.ts';

/** The categories in the operator's language. */
export const usePlatformCategories = () =>
  useQuery({
    queryKey: [...catalogueKeys.categories, shownLanguage()],
    queryFn: ({ signal }) => api.read(listPlatformCategories, {}, signal),
    staleTime: 60_000,
  });

interface CategorySelectProps {
  id?: string;
  label?: string;
  value: string;
  /** First, for no category. */
  anyLabel?: string;
  isWrong?: boolean;
  onChange: (id: string) => void;
}

/** Picks a category of the second level, found by typing; a product is in exactly one. */
export function CategorySelect(props: CategorySelectProps) {
  const { data, isFetching } = usePlatformCategories();
  const groups = (data?.list ?? []).map(({ id, name, children }) => ({
    key: id,
    label: name,
    options: children.map((child) => ({
      value: child.id,
      label: `${name} / ${child.name}`,
    })),
  }));
  return (
    <Select<string>
      id={props.id}
      aria-label={props.label}
      status={props.isWrong ? 'error' : ''}
      style={{ width: '100%' }}
      popupMatchSelectWidth={false}
      showSearch={foldedSearch}
      loading={isFetching}
      value={props.value}
      onChange={props.onChange}
      options={[
        ...(props.anyLabel === undefined ? [] : [{ value: '', label: props.anyLabel }]),
        ...groups.filter(({ options }) => options.length > 0),
      ]}
    />
  );
}
