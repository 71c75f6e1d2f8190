import type { Movement } from '@vitrine/contract/shop/ledger.ts';
import { Landmark, LockOpen, ShoppingBag, Undo2, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { type DayRange, shiftDay } from '../../lib/store-days.rules.ts';
import { useMovements } from '../../shop/revenue/use-movements.ts';
import { dayTexts } from '../../texts/days.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { salesTexts } from '../../texts/sales.ts';
import { Money } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { MoreButton } from '../../ui/plain/more-button.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { groupByDay } from './day-groups.rules.ts';
import { SalesCard } from './sales-card.tsx';

const icons = {
  sale: ShoppingBag,
  matured: LockOpen,
  order_payment: Wallet,
  payout: Landmark,
  payout_returned: Undo2,
  sale_reversed: Undo2,
  order_payment_returned: Undo2,
} as const satisfies Record<Movement['kind'], unknown>;

/** What happened, to what, and what it brought; a sale leads to its order. */
function MovementItem({ movement }: { movement: Movement }) {
  const t = useText(revenueTexts);
  const clock = useClock();
  const { kind, amount, orderNumber } = movement;
  const Icon = icons[kind];
  const notes = [
    kind !== 'sale' && (movement.product ?? movement.payoutLabel) ? t(kind) : '',
    orderNumber ?? '',
    movement.orders > 1 ? t('ordersCount', { count: movement.orders }) : '',
    kind === 'sale'
      ? movement.availableAt
        ? t('availableOn', { date: clock.write('shortDay', movement.availableAt) })
        : t('waitsDelivery')
      : '',
  ];
  const isIn = kind === 'sale' || (kind !== 'matured' && amount.amount > 0);
  const words = (
    <>
      <i className={isIn || kind === 'matured' ? 'icon in' : 'icon'}>
        <Icon size={19} aria-hidden />
      </i>
      <span className="grow">
        <span className="name">{movement.product ?? movement.payoutLabel ?? t(kind)}</span>
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <Money value={amount} isSigned={kind !== 'matured'} className={isIn ? 'gain' : kind === 'matured' ? 't2' : 'loss'} />
    </>
  );
  return (
    <li>
      {orderNumber ? (
        <Link className="m-row" to={`/tableme?order=${orderNumber}`}>
          {words}
        </Link>
      ) : (
        <div className="m-row">{words}</div>
      )}
    </li>
  );
}

/** What moved the balances, in words, by the day. */
function Movements({ range, isKnown }: { range: Partial<DayRange>; isKnown: boolean }) {
  const t = useText(revenueTexts);
  const tDay = useText(dayTexts);
  const clock = useClock();
  const movements = useMovements(range, isKnown);
  const rows = movements.data?.pages.flatMap(({ list }) => list) ?? [];
  const today = clock.dayOf(Date.now());
  const nameOf = (day: string) =>
    day === today ? tDay('today') : day === shiftDay(today, -1) ? tDay('yesterday') : clock.writeDay('longDay', day);
  return (
    <>
      {movements.isPending && <SkeletonRows rows={6} height={64} />}
      {movements.isError && !rows.length && <ErrorState error={movements.error} onRetry={() => void movements.refetch()} />}
      {movements.isSuccess && !rows.length && <EmptyState text={t(Object.keys(range).length ? 'noMovementsFiltered' : 'noMovements')} />}
      {groupByDay(rows, clock.dayOf).map((group) => (
        <div key={group.day}>
          <h3 className="m-day">{nameOf(group.day)}</h3>
          <ul className="m-rows">
            {group.rows.map((movement) => (
              <MovementItem key={movement.id} movement={movement} />
            ))}
          </ul>
        </div>
      ))}
      {movements.hasNextPage && (
        <MoreButton
          label={t('loadMore')}
          isBusy={movements.isFetchingNextPage}
          hasFailed={movements.isFetchNextPageError}
          onMore={movements.fetchNextPage}
        />
      )}
    </>
  );
}

interface MovementsCardProps {
  range: Partial<DayRange>;
  rangeText: string;
  isKnown: boolean;
  /** Buyers pay into the owner's own account: sales do not move the balances. */
  isDirect: boolean;
  view: 'sales' | 'movements';
  onView: (view: 'sales' | 'movements') => void;
  onRange: () => void;
}

/** The sales with what each earns, or what moved the balances, of the chosen days. */
export function MovementsCard({ range, rangeText, isKnown, isDirect, view, onView, onRange }: MovementsCardProps) {
  const tSales = useText(salesTexts);
  return (
    <section className="m-card">
      <div className="m-card-head">
        <span className="m-segment">
          <button type="button" aria-pressed={view === 'sales'} onClick={() => onView('sales')}>
            {tSales('sales')}
          </button>
          <button type="button" aria-pressed={view === 'movements'} onClick={() => onView('movements')}>
            {tSales('balance')}
          </button>
        </span>
        <button type="button" onClick={onRange}>
          {rangeText}
        </button>
      </div>
      {view === 'sales' ? <SalesCard range={range} isDirect={isDirect} isKnown={isKnown} /> : <Movements range={range} isKnown={isKnown} />}
    </section>
  );
}
