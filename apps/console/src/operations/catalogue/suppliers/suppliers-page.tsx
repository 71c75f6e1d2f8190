import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { Link } from 'react-router';
import { useText } from '../../../lib/i18n.ts';
import { supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { useCurrencies } from '../../../lib/rates.ts';
import { useSettings } from '../../../lib/settings.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { routeTexts } from '../../../texts/routes.ts';
import { suppliersTexts } from '../../../texts/suppliers.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { RowLink } from '../../../ui/list/list-card.tsx';
import { SupplierDrawer } from './supplier-drawer.tsx';

/** Who delivers the goods to the platform. */
export default function SuppliersPage() {
  const t = useText(suppliersTexts);
  const tRoute = useText(routeTexts);
  const language = useSettings((settings) => settings.language);
  const address = useAddress();
  const { data } = useCurrencies();
  const currencies = (data?.list ?? []).map(({ code, name }) => ({
    value: code,
    label: `${code} · ${name}`,
  }));
  return (
    <>
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
        minWidth={980}
        onOpen={({ id }) => address.change({ supplier: id })}
        filters={[{ name: 'keywords', kind: 'words', label: t('search'), maxLength: 100 }]}
        columns={[
          {
            key: 'name',
            title: t('name'),
            render: (_value, { name }) => <RowLink>{name}</RowLink>,
          },
          {
            key: 'contact',
            title: t('contactName'),
            render: (_value, { contactName, email }) => (
              <>
                {contactName || email}
                {contactName && <small>{email}</small>}
              </>
            ),
          },
          {
            key: 'delivery',
            title: t('delivery'),
            width: 150,
            render: (_value, { shipsItself }) => t(shipsItself ? 'toBuyers' : 'toWarehouse'),
          },
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
        empty={{
          name: '',
          currency: 'USD',
          leadTimeDays: 5,
          contactName: '',
          email: '',
          phone: '',
          address: '',
          language,
          shipsItself: false,
          isTrusted: false,
          isAutomatic: false,
        }}
        fields={[
          { name: 'name', label: t('name') },
          { name: 'currency', label: t('currency'), hint: t('currencyHint'), options: currencies },
          {
            name: 'leadTimeDays',
            label: t('leadTime'),
            hint: t('leadTimeHint'),
            numberField: 'lead-time-days',
          },
          { name: 'contactName', label: t('contactName') },
          { name: 'email', label: t('email'), hint: t('emailHint') },
          { name: 'phone', label: t('phone') },
          { name: 'address', label: t('address'), kind: 'block' },
          {
            name: 'language',
            label: t('language'),
            hint: t('languageHint'),
            kind: 'choice',
            options: languages.map((code) => ({ value: code, label: languageNames[code] })),
          },
          {
            name: 'shipsItself',
            label: t('shipsItself'),
            hint: t('shipsItselfHint'),
            kind: 'flag',
          },
          {
            name: 'isAutomatic',
            label: t('isAutomatic'),
            hint: t('isAutomaticHint'),
            kind: 'flag',
          },
          { name: 'isTrusted', label: t('isTrusted'), hint: t('isTrustedHint'), kind: 'flag' },
        ]}
      />
      <SupplierDrawer
        id={address.read('supplier') || undefined}
        onClose={() => address.change({ supplier: undefined })}
      />
    </>
  );
}
