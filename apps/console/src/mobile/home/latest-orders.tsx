import { useQuery } from '@tanstack/react-query';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { OrderProfit } from '../../shop/orders/order-profit.tsx';
import { OrderStatusTag } from '../../shop/orders/order-status.tsx';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

const shownRows = 4;

/** The newest orders; a row opens its order. */
export function LatestOrders({ onShare }: { onShare: () => void }) {
  const t = useText(mobileTexts);
  const tDash = useText(dashboardTexts);
  const latest = useQuery({
    queryKey: orderKeys.latest,
    queryFn: ({ signal }) => api.read(listOrders, { query: { limit: 20 } }, signal),
  });
  const rows = latest.data?.list.slice(0, shownRows) ?? [];
  return (
    <section className="m-card">
      <div className="m-card-head">
        <h2>{tDash('latestOrders')}</h2>
        {rows.length > 0 && <Link to="/tableme">{t('allOrders')}</Link>}
      </div>
      {latest.isPending && <SkeletonRows rows={3} height={72} hasPicture />}
      {latest.isError && !latest.data && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && rows.length === 0 && (
        <EmptyState
          text={tDash('noOrders')}
          action={
            <button type="button" className="btn" onClick={onShare}>
              {tDash('share')}
            </button>
          }
        />
      )}
      <ul className="m-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <Link className="m-row" to={`/tableme?order=${row.number}`}>
              <ProductPicture url={row.product.imageUrl} isOff={row.status === 3} />
              <span className="grow">
                <span className="name">{row.product.name}</span>
                <small>
                  <DateTime value={row.placedAt} />
                  {row.product.option && ` · ${row.product.option}`}
                </small>
              </span>
              <span className="end">
                <OrderProfit row={row} isSigned />
                <OrderStatusTag status={row.status} awaiting={row.awaiting} fulfilment={row.fulfilment} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
