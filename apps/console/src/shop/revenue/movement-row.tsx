import type { Movement } from '@vitrine/contract/shop/ledger.ts';
import { ArrowDownLeft, ArrowUpRight, Clock3 } from 'lucide-react';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';

interface MovementRowProps {
  movement: Movement;
  /** Where payouts can be opened; elsewhere their account is only named. */
  onOpenPayout?: (payoutId: string) => void;
}

/** One movement in words: what it was, of which product or account, when, and what the balances gained or lost. */
export function MovementRow({ movement, onOpenPayout }: MovementRowProps) {
  const t = useText(revenueTexts);
  const clock = useClock();
  const isIn = movement.kind !== 'matured' && movement.amount.amount > 0;
  const Icon = movement.kind === 'matured' ? Clock3 : isIn ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className={isIn ? 'movement in' : 'movement'}>
      <i>
        <Icon size={16} aria-hidden />
      </i>
      <span>
        <b>{t(movement.kind)}</b>{' '}
        {movement.payoutId && onOpenPayout ? (
          <button type="button" className="payout-open t2" onClick={() => onOpenPayout(movement.payoutId ?? '')}>
            {movement.payoutLabel}
          </button>
        ) : (
          <span className="t2">{movement.product ?? movement.payoutLabel ?? ''}</span>
        )}
        <small>
          <DateTime value={movement.at} />
          {movement.orderNumber && (
            <>
              {' · '}
              <Link to={`/order?order=${movement.orderNumber}`}>{movement.orderNumber}</Link>
            </>
          )}
          {movement.orders > 1 && ` · ${t('ordersCount', { count: movement.orders })}`}
          {movement.kind === 'sale' &&
            ` · ${movement.availableAt ? t('availableOn', { date: clock.write('shortDay', movement.availableAt) }) : t('waitsDelivery')}`}
        </small>
      </span>
      <span className="amount">
        <b>
          <Money value={movement.amount} isSigned={movement.kind !== 'matured'} />
        </b>
      </span>
    </li>
  );
}
