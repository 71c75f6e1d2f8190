import { type Movement, movementKinds } from '@vitrine/contract/shop/ledger.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import { orderTexts } from '../../texts/orders.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { DayRangePicker } from '../../ui/day-range-picker.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { MovementRow } from './movement-row.tsx';
import { useMovements } from './use-movements.ts';

interface MovementListProps {
  /** Unknown until the store has said which day it has. */
  range: Partial<DayRange> | undefined;
  timeZone: string | undefined;
  onOpenPayout: (payoutId: string) => void;
}

/** What moved the balances, in words, each leading to its order. */
export function MovementList({ range, timeZone, onOpenPayout }: MovementListProps) {
  const t = useText(revenueTexts);
  const tOrder = useText(orderTexts);
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const [keywords, setKeywords] = useState('');
  const [kind, setKind] = useState<Movement['kind'] | ''>('');
  const filter = { ...range, ...(kind ? { kind } : {}), ...(keywords ? { keywords } : {}) };
  const movements = useMovements(filter, range !== undefined);
  const rows = movements.data?.pages.flatMap(({ list }) => list) ?? [];
  const isNarrowed = Object.keys(filter).length > 0;
  const clear = () => {
    setKeywords('');
    setKind('');
    setQuery({}, { replace: true });
  };
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="h3">{t('movements')}</h2>
      </div>
      <div className="order-filters" style={{ borderTop: 0 }}>
        <FindField label={t('search')} initial={keywords} maxLength={100} onFind={(words) => setKeywords(words.trim())} />
        <DayRangePicker
          value={range ?? {}}
          timeZone={timeZone}
          onChange={(days) => setQuery(new URLSearchParams({ ...days }), { replace: true })}
        />
        <Select
          className="kind"
          aria-label={t('anyKind')}
          value={kind}
          onChange={setKind}
          options={[{ value: '' as const, label: t('anyKind') }, ...movementKinds.map((value) => ({ value, label: t(value) }))]}
        />
      </div>
      {movements.isPending && <SkeletonRows rows={8} height={60} />}
      {movements.isError && !rows.length && <ErrorState error={movements.error} onRetry={() => void movements.refetch()} />}
      {movements.isSuccess && !rows.length && (
        <EmptyState
          text={t(isNarrowed ? 'noMovementsFiltered' : 'noMovements')}
          action={
            isNarrowed ? (
              <Button onClick={clear}>{tOrder('clearFilters')}</Button>
            ) : (
              <Button onClick={() => void navigate('/share')}>{tOrder('shareLink')}</Button>
            )
          }
        />
      )}
      <ul>
        {rows.map((movement) => (
          <MovementRow key={movement.id} movement={movement} onOpenPayout={onOpenPayout} />
        ))}
      </ul>
      {movements.hasNextPage && (
        <div className="order-more">
          <Button loading={movements.isFetchingNextPage} onClick={() => void movements.fetchNextPage()}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </section>
  );
}
