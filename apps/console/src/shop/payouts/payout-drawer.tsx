import { useQuery } from '@tanstack/react-query';
import { type Payout, readPayout } from '@vitrine/contract/shop/payouts.ts';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { PayoutSteps } from './payout-steps.tsx';
import '../orders/orders.css';

export const payoutMeanings: Readonly<Record<Payout['status'], Meaning>> = {
  requested: 'waiting',
  sent: 'moving',
  paid: 'done',
  failed: 'failed',
  unknown: 'waiting',
};

interface PayoutDrawerProps {
  payoutId: string | undefined;
  timeZone: string | undefined;
  onClose: () => void;
}

/** One payout: how much, where to, who asked, and its steps, told anew as the bank reports them. */
export function PayoutDrawer({ payoutId, timeZone, onClose }: PayoutDrawerProps) {
  const t = useText(payoutTexts);
  const tRevenue = useText(revenueTexts);
  const navigate = useNavigate();
  const detail = useQuery({
    queryKey: ['revenue', 'payout', payoutId],
    queryFn: ({ signal }) => api.call(readPayout, { params: { payoutId: payoutId ?? '' } }, { signal, quiet: true }),
    enabled: payoutId !== undefined,
  });
  const payout = detail.data?.id === payoutId ? detail.data : undefined;
  return (
    <SideDrawer
      isOpen={payoutId !== undefined}
      onClose={onClose}
      title={t('title')}
      extra={payout && <StatusTag meaning={payoutMeanings[payout.status]}>{tRevenue(payout.status)}</StatusTag>}
      foot={payout?.failure && <Button onClick={() => void navigate('/payment')}>{t('changeAccount')}</Button>}
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!payout && !detail.isError && payoutId && <SkeletonRows rows={5} height={44} />}
      {payout && (
        <>
          <p className="payout-amount">
            <Money value={payout.amount} />
          </p>
          <dl className="payout-facts">
            <div>
              <dt>{t('destination')}</dt>
              <dd>{payout.destination}</dd>
            </div>
            <div>
              <dt>{t('askedBy')}</dt>
              <dd>{t(payout.trigger)}</dd>
            </div>
            <div>
              <dt>{t('number')}</dt>
              <dd className="num">{payout.id}</dd>
            </div>
          </dl>
          <PayoutSteps payout={payout} timeZone={timeZone} />
        </>
      )}
    </SideDrawer>
  );
}
