import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listPlatformCategories } from '@vitrine/contract/shop/catalogue.ts';
import { Select } from 'antd';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { shownLanguage, useText } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { foldedSearch } from '../../ui/folded-search.ts';

/** The categories in the operator's language. */
export const usePlatformCategories = () =>
  useQuery({
    queryKey: [...catalogueKeys.categories, shownLanguage()],
    queryFn: ({ signal }) => api.read(listPlatformCategories, {}, signal),
    staleTime: 60_000,
  });

type Tree = EndpointAnswer<typeof listPlatformCategories>['list'];

/** Products belong to the second level. */
export const hasCategories = (tree: Tree): boolean =>
  tree.some(({ children }) => children.length > 0);

/** The way to the categories, where there is none that a product could have. */
export function NoCategories() {
  const t = useText(catalogueTexts);
  return (
    <span>
      {t('noCategories')}{' '}
      <Link className="link" to="/operations/categories">
        {t('addCategories')}
      </Link>
    </span>
  );
}

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
  const t = useText(catalogueTexts);
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
      notFoundContent={
        data && !hasCategories(data.list) ? <NoCategories /> : t('noneFoundCategory')
      }
      options={[
        ...(props.anyLabel === undefined ? [] : [{ value: '', label: props.anyLabel }]),
        ...groups.filter(({ options }) => options.length > 0),
      ]}
    />
  );
}
