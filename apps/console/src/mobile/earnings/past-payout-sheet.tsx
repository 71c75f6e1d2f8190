import { useText } from '../../lib/i18n.ts';
import { PayoutBody } from '../../shop/payouts/payout-body.tsx';
import { payoutMeanings } from '../../shop/payouts/payout-meanings.ts';
import { usePayout } from '../../shop/payouts/use-earnings.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

/** A payout with all its steps; one that failed leads to the account it could not reach. */
export function PastPayoutSheet({
  payoutId,
  onClose,
  onAccount,
}: {
  payoutId: string | null;
  onClose: () => void;
  onAccount: () => void;
}) {
  const t = useText(payoutTexts);
  const tRevenue = useText(revenueTexts);
  const { detail, payout } = usePayout(payoutId ?? undefined);
  return (
    <Sheet
      isOpen={payoutId !== null}
      onClose={onClose}
      title={t('title')}
      note={
        payout && (
          <StatusTag meaning={payoutMeanings[payout.status]}>{tRevenue(payout.status)}</StatusTag>
        )
      }
      foot={
        payout?.failure && (
          <button type="button" className="btn" onClick={onAccount}>
            {t('changeAccount')}
          </button>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!payout && !detail.isError && <SkeletonRows rows={6} height={52} />}
      {payout && <PayoutBody payout={payout} />}
    </Sheet>
  );
}
