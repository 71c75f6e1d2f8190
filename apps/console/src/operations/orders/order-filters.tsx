import { Select, Tag } from 'antd';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { orderTexts } from '../../texts/orders.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import type { ListFilter } from '../../ui/list/list-filters.tsx';
import { storeFilter } from '../table/store-select.tsx';
import { useTagsInUse } from './order-tags.tsx';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Narrows the list to orders with a tag; one of a saved view may be in use no more. */
function TagSelect({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const t = useText(orderDeskTexts);
  const known = useTagsInUse();
  if (!known.length && !value) return null;
  const names = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <Select
      aria-label={t('tag')}
      showSearch={foldedSearch}
      value={value}
      onChange={onChange}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: t('anyTag') },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}

/** The filters of the operators' list of orders; saved views keep them. */
export function useOrderFilters(): readonly ListFilter[] {
  const t = useText(operationsTexts);
  const tOrder = useText(orderTexts);
  const tHome = useText(operationsHomeTexts);
  const readsBuyers = useHasPerm('platform:order:personal');
  const clock = useClock();
  return [
    {
      name: 'keywords',
      kind: 'words',
      // Without this right the search leaves buyers out.
      label: t(readsBuyers ? 'searchOrders' : 'searchOrdersOnly'),
      maxLength: 100,
    },
    storeFilter,
    {
      name: 'tag',
      kind: 'own',
      accepts: /^.{1,30}$/u,
      draw: ({ tag = '' }, set) => (
        <TagSelect value={tag} onChange={(next) => set({ tag: next })} />
      ),
    },
    { name: 'placed', kind: 'days', label: tOrder('orderTime'), params: ['from', 'to'] },
    {
      name: 'paidFrom',
      param: 'paid',
      kind: 'own',
      accepts: day,
      draw: ({ paidFrom }, set) =>
        paidFrom && (
          <Tag closable onClose={() => set({ paidFrom: undefined })}>
            {t('paidSince', { date: clock.writeDay('day', paidFrom) })}
          </Tag>
        ),
    },
    {
      name: 'refundFailed',
      kind: 'own',
      accepts: /^true$/,
      draw: ({ refundFailed }, set) =>
        refundFailed && (
          <Tag closable onClose={() => set({ refundFailed: undefined })}>
            {tHome('failedRefundsOnly')}
          </Tag>
        ),
    },
  ];
}
