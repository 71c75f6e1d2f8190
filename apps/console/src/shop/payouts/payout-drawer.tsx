import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { PayoutBody } from './payout-body.tsx';
import { payoutMeanings } from './payout-meanings.ts';
import { usePayout } from './use-earnings.ts';

interface PayoutDrawerProps {
  payoutId: string | undefined;
  onClose: () => void;
}

/** One payout, updated as the bank reports its steps. */
export function PayoutDrawer({ payoutId, onClose }: PayoutDrawerProps) {
  const t = useText(payoutTexts);
  const tRevenue = useText(revenueTexts);
  const navigate = useNavigate();
  const { detail, payout } = usePayout(payoutId);
  return (
    <SideDrawer
      isOpen={payoutId !== undefined}
      onClose={onClose}
      title={t('title')}
      extra={
        payout && (
          <StatusTag meaning={payoutMeanings[payout.status]}>{tRevenue(payout.status)}</StatusTag>
        )
      }
      foot={
        payout?.failure && (
          <Button onClick={() => void navigate('/payment')}>{t('changeAccount')}</Button>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!payout && !detail.isError && payoutId && <SkeletonRows rows={5} height={44} />}
      {payout && <PayoutBody payout={payout} />}
    </SideDrawer>
  );
}
