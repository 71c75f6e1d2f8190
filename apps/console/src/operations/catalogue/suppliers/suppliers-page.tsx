import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { Link } from 'react-router';
import { useText } from '../../../lib/i18n.ts';
import { supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { useCurrencies } from '../../../lib/rates.ts';
import { routeTexts } from '../../../texts/routes.ts';
import { suppliersTexts } from '../../../texts/suppliers.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';

/** Who delivers the goods to the platform. */
export default function SuppliersPage() {
  const t = useText(suppliersTexts);
  const tRoute = useText(routeTexts);
  const { data } = useCurrencies();
  const currencies = (data?.list ?? []).map(({ code, name }) => ({
    value: code,
    label: `${code} · ${name}`,
  }));
  return (
    <CrudPage
      name="suppliers"
      crud={suppliers}
      keys={supplierKeys}
      texts={{
        title: tRoute('operationsSuppliers'),
        line: t('line'),
        add: t('add'),
        edit: t('edit'),
        empty: t('empty'),
        noneFound: t('noneFound'),
      }}
      minWidth={680}
      filters={[{ name: 'keywords', kind: 'words', label: t('search'), maxLength: 100 }]}
      columns={[
        { key: 'name', title: t('name'), dataIndex: 'name' },
        { key: 'currency', title: t('currency'), dataIndex: 'currency', width: 130 },
        {
          key: 'leadTime',
          title: t('leadTime'),
          width: 150,
          align: 'end',
          className: 'num',
          render: (_value, { leadTimeDays }) => t('days', { count: leadTimeDays }),
        },
        {
          key: 'products',
          title: t('products'),
          width: 130,
          align: 'end',
          className: 'num',
          render: (_value, { id, productCount }) =>
            productCount > 0 ? (
              <Link to={`/operations/products?supplier=${id}`}>{productCount}</Link>
            ) : (
              productCount
            ),
        },
      ]}
      nameOf={({ name }) => name}
      whyNotDeleted={({ productCount }) => (productCount > 0 ? t('inUse') : undefined)}
      empty={{ name: '', currency: 'USD', leadTimeDays: 5 }}
      fields={[
        { name: 'name', label: t('name') },
        { name: 'currency', label: t('currency'), hint: t('currencyHint'), options: currencies },
        {
          name: 'leadTimeDays',
          label: t('leadTime'),
          hint: t('leadTimeHint'),
          numberField: 'lead-time-days',
        },
      ]}
    />
  );
}
