import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { LaterTabs } from '../../ui/later-tabs.tsx';
import { CountedLabel } from './counted-label.tsx';
import type { OrderFilters } from './order-filters.rules.ts';
import { useOrderCounts } from './use-order-list.ts';

/** The tabs of the list: all, and one per status, each with its count under the filters beside it. */
export function OrderTabs({
  filters,
  onChange,
}: {
  filters: OrderFilters;
  onChange: (status: OrderFilters['status']) => void;
}) {
  const t = useText(orderTexts);
  const counts = useOrderCounts(filters).data;
  const isCut = counts?.isCut;
  return (
    <LaterTabs
      className="order-tabs"
      activeKey={filters.status === undefined ? 'all' : String(filters.status)}
      onChange={(key) =>
        onChange(key === 'all' ? undefined : (Number(key) as OrderFilters['status']))
      }
      items={[
        { key: 'all', label: <CountedLabel text={t('all')} count={counts?.all} isCut={isCut} /> },
        {
          key: '0',
          label: (
            <CountedLabel
              text={t('tab0')}
              count={counts?.unpaid}
              isCut={isCut}
              isWaiting={(counts?.awaitingSeller ?? 0) > 0}
            />
          ),
        },
        {
          key: '1',
          label: <CountedLabel text={t('tab1')} count={counts?.inTransit} isCut={isCut} />,
        },
        {
          key: '2',
          label: <CountedLabel text={t('tab2')} count={counts?.completed} isCut={isCut} />,
        },
        { key: '3', label: <CountedLabel text={t('tab3')} count={counts?.closed} isCut={isCut} /> },
      ]}
    />
  );
}
