import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Money as MoneyValue } from '@vitrine/contract/money.ts';
import type { listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { useIntlTag, useListText, useText } from '../../lib/i18n.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import { formatMargin } from './format-margin.ts';
import { LanguageBars } from './language-bars.tsx';
import { ProductStatusTag } from './product-status.tsx';

export type ProductRow = EndpointAnswer<typeof listPlatformProducts>['list'][number];

/** Margins below it are shown in amber, in basis points. */
const lowMargin = 2_500;

/** The lowest amount, and below it the highest one where they differ. */
function PriceRange({ from, to }: { from: MoneyValue; to: MoneyValue }) {
  const t = useText(catalogueTexts);
  const write = useTrueMoneyText();
  return (
    <>
      <Money value={from} />
      {to.amount !== from.amount && (
        <small className="faint num nowrap">{t('upTo', { amount: write(to) })}</small>
      )}
    </>
  );
}

/** The columns of the list of products. */
export function useProductColumns(): Column<ProductRow>[] {
  const t = useText(catalogueTexts);
  const tag = useIntlTag();
  const listText = useListText();
  return [
    {
      key: 'product',
      title: t('product'),
      render: (_value, row) => (
        <ProductCell
          url={row.image?.url}
          focus={row.image}
          name={<RowLink title={row.name}>{row.name}</RowLink>}
          note={t('variantCount', { count: row.variantCount })}
        />
      ),
    },
    {
      key: 'category',
      title: t('category'),
      width: 100,
      render: (_value, { category }) => <span className="truncate">{category.name}</span>,
    },
    {
      key: 'supplier',
      title: t('supplier'),
      width: 98,
      render: (_value, { suppliers }) =>
        suppliers.length ? (
          <span className="truncate" title={listText(suppliers)}>
            {listText(suppliers)}
          </span>
        ) : (
          <span className="faint">–</span>
        ),
    },
    {
      key: 'cost',
      title: t('cost'),
      width: 96,
      align: 'end',
      render: (_value, { cost }) =>
        cost ? <PriceRange {...cost} /> : <span className="faint">–</span>,
    },
    {
      key: 'price',
      title: t('platformPrice'),
      width: 104,
      align: 'end',
      render: (_value, { platformPrice }) => <PriceRange {...platformPrice} />,
    },
    {
      key: 'margin',
      title: t('margin'),
      width: 68,
      align: 'end',
      className: 'num',
      render: (_value, { margin }) => (
        <span className={margin && margin.from < lowMargin ? 'amber-text' : ''}>
          {formatMargin(margin?.from, tag)}
        </span>
      ),
    },
    {
      key: 'stock',
      title: t('stock'),
      width: 88,
      align: 'end',
      className: 'num',
      render: (_value, { onHand, held }) => (
        <span className={onHand - held <= 0 ? 'danger-text' : ''}>
          {onHand - held}
          <small className="nowrap">
            {held > 0 ? t('stockHeld', { onHand, held }) : onHand - held <= 0 && t('stockOut')}
          </small>
        </span>
      ),
    },
    {
      key: 'stores',
      title: t('soldIn'),
      width: 84,
      align: 'end',
      className: 'num',
      // Stores show a draft or an archived product to nobody.
      render: (_value, { storeCount, status }) =>
        status === 'active' ? t('stores', { count: storeCount }) : <span className="faint">–</span>,
    },
    {
      key: 'languages',
      title: t('languages'),
      width: 96,
      render: (_value, { missingLanguages }) => <LanguageBars missing={missingLanguages} />,
    },
    {
      key: 'status',
      title: t('status'),
      width: 100,
      fixed: 'end',
      render: (_value, { status, saleFrom, saleUntil }) => (
        <>
          <ProductStatusTag status={status} />
          {status === 'active' && (saleFrom ?? saleUntil) && (
            <small className="faint">
              {t(saleFrom ? 'from' : 'until')} <DateTime value={saleFrom ?? saleUntil} />
            </small>
          )}
        </>
      ),
    },
  ];
}
