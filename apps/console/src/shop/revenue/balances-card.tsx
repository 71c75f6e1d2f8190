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
    <dl className="card balances" aria-busy={!balances}>
      <div className="balance">
        <dt>{t('available')}</dt>
        <dd>
          <b className={isNegative ? 'negative' : ''}>{show(balances?.available)}</b>
        </dd>
        <dd>
          <small>{t('availableHint')}</small>
        </dd>
      </div>
      <div className="balance">
        <dt>{t('pending')}</dt>
        <dd>
          <b>{show(balances?.pending)}</b>
        </dd>
        <dd>
          <small>{balances ? t('pendingHint', { count: balances.holdDays }) : <SkeletonLine width="80%" height={18} />}</small>
        </dd>
      </div>
      <div className="balance">
        <dt>{t('inTransit')}</dt>
        <dd>
          <b>{show(balances?.inTransit)}</b>
        </dd>
        <dd>
          <small>{t('inTransitHint')}</small>
        </dd>
      </div>
      <div className="balance">
        <dt>{t('paidOut')}</dt>
        <dd>
          <b>{show(balances?.paidOut)}</b>
        </dd>
        <dd>
          <small>{t('paidOutHint')}</small>
        </dd>
      </div>
    </dl>
  );
}
