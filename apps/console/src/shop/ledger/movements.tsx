import type { Movement } from '@vitrine/contract/shop/movements.ts';
import { Gavel, Landmark, LockOpen, ShoppingBag, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { shiftDay } from '../../lib/store-days.rules.ts';
import { dayTexts } from '../../texts/days.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { FeedEnd } from '../../ui/list/feed-end.tsx';
import { ListStates } from '../../ui/list/list-states.tsx';
import { Money } from '../../ui/money.tsx';
import { groupByDay } from './day-groups.rules.ts';
import { type MovementFilter, useMovements } from './use-movements.ts';
import './ledger.css';

const icons = {
  sale: ShoppingBag,
  matured: LockOpen,
  order_payment: Wallet,
  payout: Landmark,
  payout_returned: Undo2,
  sale_reversed: Undo2,
  order_payment_returned: Undo2,
  dispute_held: Gavel,
  dispute_released: LockOpen,
  dispute_lost: Gavel,
  dispute_undone: Undo2,
} as const satisfies Record<Movement['kind'], unknown>;

/** What happened, to what, and what it brought; a sale leads to its order, a payout to its steps. */
function MovementRow({
  movement,
  onOpenPayout,
}: {
  movement: Movement;
  onOpenPayout: (payoutId: string) => void;
}) {
  const t = useText(ledgerTexts);
  const clock = useClock();
  const { kind, amount, orderNumber, payoutId } = movement;
  const Icon = icons[kind];
  const subject = movement.product ?? movement.payoutLabel;
  const notes = [
    subject ? t(kind) : '',
    orderNumber ?? '',
    movement.orders > 1 ? t('ordersCount', { count: movement.orders }) : '',
    kind === 'sale'
      ? movement.availableAt
        ? t('availableOn', { date: clock.write('shortDay', movement.availableAt) })
        : t('waitsDelivery')
      : '',
  ];
  const isIn = kind !== 'matured' && amount.amount > 0;
  const words = (
    <>
      <i className={isIn || kind === 'matured' ? 'icon in' : 'icon'}>
        <Icon size={19} aria-hidden />
      </i>
      <span className="grow">
        <span className="name">{subject ?? t(kind)}</span>
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <time
        className="if-wide faint num"
        dateTime={movement.at}
        title={clock.write('moment', movement.at)}
      >
        {clock.write('time', movement.at)}
      </time>
      <Money
        kind="true"
        value={amount}
        isSigned={kind !== 'matured'}
        className={isIn ? 'sum earned' : kind === 'matured' ? 'sum muted' : 'sum'}
      />
    </>
  );
  return (
    <li>
      {orderNumber ? (
        <Link className="row" to={`/order?order=${orderNumber}`}>
          {words}
        </Link>
      ) : payoutId ? (
        <button type="button" className="row" onClick={() => onOpenPayout(payoutId)}>
          {words}
        </button>
      ) : (
        <div className="row">{words}</div>
      )}
    </li>
  );
}

interface MovementsProps {
  filter: MovementFilter;
  /** Whether the store has said which day it has, and this is shown. */
  isKnown: boolean;
  emptyAction?: ReactNode;
  onOpenPayout: (payoutId: string) => void;
}

/** What moved the balances, in words, by the day. */
export function Movements({ filter, isKnown, emptyAction, onOpenPayout }: MovementsProps) {
  const t = useText(ledgerTexts);
  const tDay = useText(dayTexts);
  const clock = useClock();
  const { feed: movements, rows } = useMovements(filter, isKnown);
  const today = clock.dayOf(Date.now());
  const nameOf = (day: string) =>
    day === today
      ? tDay('today')
      : day === shiftDay(today, -1)
        ? tDay('yesterday')
        : clock.writeDay('longDay', day);
  return (
    <ListStates
      query={movements}
      isEmpty={rows.length === 0}
      rowHeight={60}
      emptyText={t(Object.keys(filter).length ? 'noMovementsFiltered' : 'noMovements')}
      emptyAction={emptyAction}
    >
      {groupByDay(rows, clock.dayOf).map((group) => (
        <div key={group.day}>
          <h3 className="row-group">{nameOf(group.day)}</h3>
          <ul className="rows">
            {group.rows.map((movement) => (
              <MovementRow key={movement.id} movement={movement} onOpenPayout={onOpenPayout} />
            ))}
          </ul>
        </div>
      ))}
      <FeedEnd feed={movements} />
    </ListStates>
  );
}
