import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import { useSaleNote } from '../../shop/revenue/sale-row.tsx';
import { SaleTotalsRow } from '../../shop/revenue/sale-totals.tsx';
import { useSales } from '../../shop/revenue/use-sales.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { salesTexts } from '../../texts/sales.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { MoreButton } from '../../ui/plain/more-button.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import '../../shop/revenue/revenue.css';

/** Every paid order with what it earns, and the sums of the chosen days. */
export function SalesCard({ range, isDirect, isKnown }: { range: Partial<DayRange>; isDirect: boolean; isKnown: boolean }) {
  const t = useText(revenueTexts);
  const tSales = useText(salesTexts);
  const note = useSaleNote();
  const { sales, rows, totals } = useSales(range, isKnown);
  return (
    <>
      {totals && totals.count > 0 && <SaleTotalsRow totals={totals} isDirect={isDirect} />}
      {sales.isPending && <SkeletonRows rows={6} height={64} hasPicture />}
      {sales.isError && !rows.length && <ErrorState error={sales.error} onRetry={() => void sales.refetch()} />}
      {sales.isSuccess && !rows.length && <EmptyState text={Object.keys(range).length ? t('noMovementsFiltered') : tSales('noSales')} />}
      <ul className="m-rows">
        {rows.map((sale) => (
          <li key={sale.id}>
            <Link className="m-row" to={`/tableme?order=${sale.number}`}>
              <ProductPicture url={sale.imageUrl} />
              <span className="grow">
                <span className="name">{sale.product}</span>
                <small>{note(sale)}</small>
                <small>
                  <DateTime value={sale.paidAt} /> · {sale.number}
                </small>
              </span>
              <Money value={sale.profit} isSigned className="gain" />
            </Link>
          </li>
        ))}
      </ul>
      {sales.hasNextPage && (
        <MoreButton
          label={t('loadMore')}
          isBusy={sales.isFetchingNextPage}
          hasFailed={sales.isFetchNextPageError}
          onMore={sales.fetchNextPage}
        />
      )}
    </>
  );
}
