import type { Balances } from '@vitrine/contract/shop/ledger.ts';
import { useText } from '../../lib/i18n.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { Money } from '../../ui/money.tsx';
import { SkeletonLine } from '../../ui/skeletons.tsx';

/** What the owner has: ready, waiting, on its way, arrived. Before the amounts are known it has its height already. */
export function BalancesCard({ balances }: { balances: Balances | undefined }) {
  const t = useText(revenueTexts);
  const show = (amount: Balances['available'] | undefined) =>
    amount ? <Money value={amount} /> : <SkeletonLine width={120} height={28} />;
  const isNegative = balances && balances.available.amount < 0;
  return (
    <section className="card balances" aria-busy={!balances}>
      <div className="balance">
        <span>{t('available')}</span>
        <b className={isNegative ? 'negative' : ''}>{show(balances?.available)}</b>
        <small>{t('availableHint')}</small>
      </div>
      <div className="balance">
        <span>{t('pending')}</span>
        <b>{show(balances?.pending)}</b>
        <small>{balances ? t('pendingHint', { count: balances.holdDays }) : <SkeletonLine width="80%" height={18} />}</small>
      </div>
      <div className="balance">
        <span>{t('inTransit')}</span>
        <b>{show(balances?.inTransit)}</b>
        <small>{t('inTransitHint')}</small>
      </div>
      <div className="balance">
        <span>{t('paidOut')}</span>
        <b>{show(balances?.paidOut)}</b>
        <small>{t('paidOutHint')}</small>
      </div>
    </section>
  );
}
