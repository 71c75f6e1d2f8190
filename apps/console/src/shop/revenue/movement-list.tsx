import { type Movement, movementKinds } from '@vitrine/contract/shop/ledger.ts';
import { Button, Segmented, Select } from 'antd';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import { orderTexts } from '../../texts/orders.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { salesTexts } from '../../texts/sales.ts';
import { DayRangePicker } from '../../ui/day-range-picker.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { ListStates, LoadMore } from '../../ui/list/list-states.tsx';
import { MovementRow } from './movement-row.tsx';
import { SaleList } from './sale-list.tsx';
import { useMovements } from './use-movements.ts';

interface MovementListProps {
  /** Unknown until the store has said which day it has. */
  range: Partial<DayRange> | undefined;
  timeZone: string | undefined;
  /** Buyers pay into the owner's own account: sales do not move the balances. */
  isDirect: boolean;
  onOpenPayout: (payoutId: string) => void;
}

const views = ['sales', 'movements'] as const;
type View = (typeof views)[number];
const isView = (text: string | null) => views.find((view) => view === text);

/** The sales with what each earns, or what moved the balances; both under the same search and days. */
export function MovementList({ range, timeZone, isDirect, onOpenPayout }: MovementListProps) {
  const t = useText(revenueTexts);
  const tSales = useText(salesTexts);
  const [query, setQuery] = useSearchParams();
  // All filters are in the address, so that a link into this kept page shows the rows that it names.
  const keywords = query.get('search') ?? '';
  const kind = movementKinds.find((one) => one === query.get('kind')) ?? '';
  const view: View = isView(query.get('view')) ?? (isDirect ? 'sales' : 'movements');
  const change = (values: Partial<Record<'search' | 'kind' | 'view' | 'from' | 'to', string | undefined>>) => {
    const next = new URLSearchParams(query);
    if ('from' in values || 'to' in values) next.delete('range');
    for (const [name, value] of Object.entries(values)) value ? next.set(name, value) : next.delete(name);
    setQuery(next, { replace: true });
  };
  const filter = { ...range, ...(kind ? { kind } : {}), ...(keywords ? { keywords } : {}) };
  const movements = useMovements(filter, range !== undefined && view === 'movements');
  const title = useId();
  const isNarrowed = Object.keys(filter).length > 0;
  const clear = () => {
    setQuery({ view }, { replace: true });
  };
  return (
    <section className="card list-card" aria-labelledby={title}>
      <div className="card-head">
        <h2 className="h3" id={title}>
          {view === 'sales' ? tSales('sales') : t('movements')}
        </h2>
        <Segmented<View>
          aria-label={tSales('view')}
          value={view}
          onChange={(next) => change({ view: next, kind: undefined })}
          options={[
            { value: 'sales', label: tSales('sales') },
            { value: 'movements', label: tSales('balance') },
          ]}
        />
      </div>
      <div className="list-bar">
        <FindField label={t('search')} initial={keywords} maxLength={100} onFind={(words) => change({ search: words.trim() })} />
        <DayRangePicker value={range ?? {}} timeZone={timeZone} onChange={({ from, to }) => change({ from, to })} />
        {view === 'movements' && (
          <Select
            aria-label={t('anyKind')}
            value={kind}
            onChange={(value: Movement['kind'] | '') => change({ kind: value })}
            options={[{ value: '' as const, label: t('anyKind') }, ...movementKinds.map((value) => ({ value, label: t(value) }))]}
          />
        )}
      </div>
      {view === 'sales' ? (
        <SaleList range={range} keywords={keywords} isDirect={isDirect} onClear={clear} />
      ) : (
        <Movements movements={movements} isNarrowed={isNarrowed} onClear={clear} onOpenPayout={onOpenPayout} />
      )}
    </section>
  );
}

interface MovementsProps {
  movements: ReturnType<typeof useMovements>;
  isNarrowed: boolean;
  onClear: () => void;
  onOpenPayout: (payoutId: string) => void;
}

/** What moved the balances, in words, each leading to its order. */
function Movements({ movements, isNarrowed, onClear, onOpenPayout }: MovementsProps) {
  const t = useText(revenueTexts);
  const tOrder = useText(orderTexts);
  const navigate = useNavigate();
  const rows = movements.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <ListStates
      query={movements}
      isEmpty={rows.length === 0}
      rowHeight={60}
      emptyText={t(isNarrowed ? 'noMovementsFiltered' : 'noMovements')}
      emptyAction={
        isNarrowed ? (
          <Button onClick={onClear}>{tOrder('clearFilters')}</Button>
        ) : (
          <Button onClick={() => void navigate('/share')}>{tOrder('shareLink')}</Button>
        )
      }
    >
      <ul>
        {rows.map((movement) => (
          <MovementRow key={movement.id} movement={movement} onOpenPayout={onOpenPayout} />
        ))}
      </ul>
      <LoadMore feed={movements} />
    </ListStates>
  );
}
