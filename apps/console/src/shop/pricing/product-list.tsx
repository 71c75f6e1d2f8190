import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Popconfirm } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import type { FeesOnWire } from './price-input.rules.ts';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';
import { useStagedPrices } from './staged-prices.ts';
import { useArrange } from './use-arrange.ts';
import { useOrderReset } from './use-products.ts';

interface ProductListProps {
  rows: readonly OwnProductRow[];
  fees: FeesOnWire;
  view: 'rows' | 'cards';
  /** The list shows the store's own order, so it can be changed by hand. */
  isArrangeable: boolean;
  onOpen: (productId: string) => void;
}

function OwnOrderLine() {
  const t = useText(productTexts);
  const tUi = useText(uiTexts);
  const forgetOrder = useOrderReset();
  return (
    <p className="own-order">
      {t('ownOrder')}
      <Popconfirm
        title={t('forgetOrder')}
        description={t('forgetOrderHint')}
        okText={t('forgetOrder')}
        cancelText={tUi('cancel')}
        onConfirm={() => forgetOrder()}
      >
        <button type="button" className="link">
          {t('forgetOrder')}
        </button>
      </Popconfirm>
    </p>
  );
}

/** The products as rows or cards, to be priced, switched and put in order where they stand. */
export function ProductList({ rows, fees, view, isArrangeable, onOpen }: ProductListProps) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const staged = useStagedPrices();
  const order = useArrange(rows, view === 'rows' ? 'down' : 'across');
  const arrange = isArrangeable && mayEdit ? order : undefined;
  const propsOf = (row: OwnProductRow) => ({
    row,
    fees,
    staged: staged.find(({ id }) => id === row.id),
    onOpen: () => onOpen(row.id),
    arrange,
  });
  return (
    <>
      {arrange && rows.some(({ position }) => position !== null) && <OwnOrderLine />}
      <span className="visually-hidden" aria-live="polite">
        {order.said}
      </span>
      {view === 'cards' ? (
        <ul className="product-cards">
          {rows.map((row) => (
            <ProductCard key={row.id} {...propsOf(row)} />
          ))}
        </ul>
      ) : (
        <div style={{ overflowX: 'auto' }}>
          <table className="product-table">
            <thead>
              <tr>
                <th>{t('inStore')}</th>
                <th>{t('product')}</th>
                <th className="end">{t('platformPrice')}</th>
                <th className="end" style={{ paddingRight: 42 }}>
                  {t('sellingPrice')}
                </th>
                <th className="end">{t('percentage')}</th>
                <th className="end">{t('youEarn')}</th>
                <th aria-label={t('details')} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <ProductRow key={row.id} {...propsOf(row)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
