import type { Balances } from '@vitrine/contract/shop/ledger.ts';
import { useText } from '../../lib/i18n.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { Money } from '../../ui/money.tsx';

/** What the owner has: ready, waiting, on its way, arrived. */
export function BalancesCard({ balances }: { balances: Balances }) {
  const t = useText(revenueTexts);
  const isNegative = balances.available.amount < 0;
  return (
    <section className="card balances">
      <div className="balance">
        <span>{t('available')}</span>
        <b className={isNegative ? 'negative' : ''}>
          <Money value={balances.available} />
        </b>
        <small>{t('availableHint')}</small>
      </div>
      <div className="balance">
        <span>{t('pending')}</span>
        <b>
          <Money value={balances.pending} />
        </b>
        <small>{t('pendingHint', { count: balances.holdDays })}</small>
      </div>
      <div className="balance">
        <span>{t('inTransit')}</span>
        <b>
          <Money value={balances.inTransit} />
        </b>
        <small>{t('inTransitHint')}</small>
      </div>
      <div className="balance">
        <span>{t('paidOut')}</span>
        <b>
          <Money value={balances.paidOut} />
        </b>
        <small>{t('paidOutHint')}</small>
      </div>
    </section>
  );
}
