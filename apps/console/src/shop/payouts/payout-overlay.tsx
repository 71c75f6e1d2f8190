import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { PayoutBody } from './payout-body.tsx';
import { payoutMeanings } from './payout-meanings.ts';
import { usePayout } from './use-earnings.ts';

interface PayoutOverlayProps {
  payoutId: string | undefined;
  onClose: () => void;
  /** Leads to the account that a failed payout could not reach. */
  onAccount: () => void;
}

/** One payout, updated as the bank reports its steps. */
export function PayoutOverlay({ payoutId, onClose, onAccount }: PayoutOverlayProps) {
  const t = useText(payoutTexts);
  const tLedger = useText(ledgerTexts);
  const { detail, payout } = usePayout(payoutId);
  return (
    <Overlay
      isOpen={payoutId !== undefined}
      onClose={onClose}
      title={t('title')}
      note={
        payout && (
          <StatusTag meaning={payoutMeanings[payout.status]}>{tLedger(payout.status)}</StatusTag>
        )
      }
      foot={
        payout?.failure && (
          <Button className="btn" onClick={onAccount}>
            {t('changeAccount')}
          </Button>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!payout && !detail.isError && payoutId && <SkeletonRows rows={6} height={52} />}
      {payout && <PayoutBody payout={payout} />}
    </Overlay>
  );
}
