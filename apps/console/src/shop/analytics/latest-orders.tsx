import { useQuery } from '@tanstack/react-query';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { OrderProfit } from '../orders/order-profit.tsx';
import { OrderStatusTag } from '../orders/order-status.tsx';

/** The newest orders; a row opens its order. */
export function LatestOrders() {
  const t = useText(dashboardTexts);
  const navigate = useNavigate();
  const latest = useQuery({
    queryKey: orderKeys.latest,
    queryFn: ({ signal }) => api.read(listOrders, { query: { limit: 20 } }, signal),
  });
  const rows = latest.data?.list.slice(0, 5) ?? [];
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="h3">{t('latestOrders')}</h2>
        <Link to="/order">{t('allOrders')}</Link>
      </div>
      {latest.isPending && <SkeletonRows rows={5} height={60} hasPicture />}
      {latest.isError && !latest.data && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && !rows.length && (
        <EmptyState text={t('noOrders')} action={<Button onClick={() => void navigate('/share')}>{t('share')}</Button>} />
      )}
      {rows.length > 0 && (
        <table className="mini-table">
          <thead>
            <tr>
              <th>{t('product')}</th>
              <th className="end">{t('sellingTotal')}</th>
              <th className="end">{t('youEarn')}</th>
              <th>{t('status')}</th>
              <th className="end">{t('time')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} onClick={() => void navigate(`/order?order=${row.number}`)}>
                <td>
                  <ProductCell
                    url={row.product.imageUrl}
                    size="list"
                    name={
                      <Link to={`/order?order=${row.number}`} onClick={(event) => event.stopPropagation()}>
                        {row.product.name}
                      </Link>
                    }
                    note={row.product.option}
                    tail={row.number}
                  />
                </td>
                <td className="end">
                  <Money value={row.sellingTotal} />
                </td>
                <td className="end strong">
                  <OrderProfit row={row} />
                </td>
                <td>
                  <OrderStatusTag status={row.status} awaiting={row.awaiting} fulfilment={row.fulfilment} />
                </td>
                <td className="end t2">
                  <DateTime value={row.placedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
