import { useQuery } from '@tanstack/react-query';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListStates } from '../../ui/list/list-states.tsx';
import { Money } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { OrderProfit } from '../orders/order-profit.tsx';
import { OrderStatusTag } from '../orders/order-status.tsx';
import './latest-orders.css';

const shownRows = 5;

/** The newest orders; a row opens its order. Narrow, each is picture, words and end, without heads. */
export function LatestOrders({ onShare }: { onShare: () => void }) {
  const t = useText(dashboardTexts);
  const latest = useQuery({
    queryKey: orderKeys.latest,
    queryFn: ({ signal }) => api.read(listOrders, { query: { limit: 20 } }, signal),
  });
  const rows = latest.data?.list.slice(0, shownRows) ?? [];
  return (
    <section className="card section">
      <div className="card-head">
        <h2 className="h3">{t('latestOrders')}</h2>
        {rows.length > 0 && <Link to="/order">{t('allOrders')}</Link>}
      </div>
      <ListStates
        query={latest}
        isEmpty={rows.length === 0}
        rowCount={shownRows}
        rowHeight={60}
        hasPicture
        emptyText={t('noOrders')}
        emptyAction={
          <button type="button" className="btn" onClick={onShare}>
            {t('share')}
          </button>
        }
      >
        <table className="mini-table">
          <thead>
            <tr>
              <th>{t('product')}</th>
              <th className="end if-wide">{t('sellingTotal')}</th>
              <th className="end">{t('youEarn')}</th>
              <th>{t('status')}</th>
              <th className="end if-wide">{t('time')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <ProductCell
                    url={row.product.imageUrl}
                    focus={row.product}
                    size="list"
                    isOff={row.status === 3}
                    name={
                      <Link className="inherit" to={`/order?order=${row.number}`}>
                        {row.product.name}
                      </Link>
                    }
                    note={
                      <>
                        <span className="if-narrow">
                          <DateTime value={row.placedAt} />
                          {row.product.option && ' · '}
                        </span>
                        {row.product.option}
                        <span className="if-wide">
                          {row.product.option && ' · '}
                          {row.number}
                        </span>
                      </>
                    }
                  />
                </td>
                <td className="end if-wide">
                  <Money value={row.sellingTotal} />
                </td>
                <td className="end strong medium">
                  <OrderProfit row={row} isSigned />
                </td>
                <td>
                  <OrderStatusTag
                    status={row.status}
                    awaiting={row.awaiting}
                    fulfilment={row.fulfilment}
                  />
                </td>
                <td className="end muted if-wide">
                  <DateTime value={row.placedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ListStates>
    </section>
  );
}
