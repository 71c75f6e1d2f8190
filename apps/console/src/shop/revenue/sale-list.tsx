import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import { orderTexts } from '../../texts/orders.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { salesTexts } from '../../texts/sales.ts';
import { ListStates, LoadMore } from '../../ui/list/list-states.tsx';
import { SaleRow } from './sale-row.tsx';
import { SaleTotalsRow } from './sale-totals.tsx';
import { useSales } from './use-sales.ts';

interface SaleListProps {
  range: Partial<DayRange> | undefined;
  keywords: string;
  isDirect: boolean;
  onClear: () => void;
}

/** Every paid order with what it earns; the sums above are those of all rows, and the dashboard's figures. */
export function SaleList({ range, keywords, isDirect, onClear }: SaleListProps) {
  const t = useText(revenueTexts);
  const tSales = useText(salesTexts);
  const tOrder = useText(orderTexts);
  const navigate = useNavigate();
  const { sales, rows, totals } = useSales({ ...range, ...(keywords ? { keywords } : {}) }, range !== undefined);
  const isNarrowed = Boolean(keywords || range?.from || range?.to);
  return (
    <>
      {totals && totals.count > 0 && <SaleTotalsRow totals={totals} isDirect={isDirect} />}
      <ListStates
        query={sales}
        isEmpty={rows.length === 0}
        rowHeight={60}
        hasPicture
        emptyText={isNarrowed ? t('noMovementsFiltered') : tSales('noSales')}
        emptyAction={
          isNarrowed ? (
            <Button onClick={onClear}>{tOrder('clearFilters')}</Button>
          ) : (
            <Button onClick={() => void navigate('/share')}>{tOrder('shareLink')}</Button>
          )
        }
      >
        <ul>
          {rows.map((sale) => (
            <SaleRow key={sale.id} sale={sale} />
          ))}
        </ul>
        <LoadMore feed={sales} />
      </ListStates>
    </>
  );
}
