import type { listPlatformPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { retryPayout } from '@vitrine/contract/shop/platform-payouts.ts';
import { Alert, Button } from 'antd';
import { Check, Clock, X } from 'lucide-react';
import { Link } from 'react-router';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { DrawerSteps } from '../../shop/orders/drawer-steps.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import type { RowOf } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { Term } from '../../ui/term.tsx';
import '../../shop/orders/orders.css';
import {
  PayoutStateTag,
  payoutStateTexts,
  usePayoutSentences,
  useRailName,
} from './payout-state.tsx';

export type PlatformPayout = RowOf<typeof listPlatformPayouts>;

const mark = { size: 12, strokeWidth: 2, 'aria-hidden': true } as const;

/** The events of a payout, newest first. */
function Timeline({ payout }: { payout: PlatformPayout }) {
  const t = useText(operationsTexts);
  const { next } = usePayoutSentences()(payout);
  const steps = [
    { name: payoutStateTexts.returned, at: payout.returnedAt, kind: 'bad' },
    { name: payoutStateTexts.failed, at: payout.failedAt, kind: 'bad' },
    { name: payoutStateTexts.paid, at: payout.paidAt, kind: 'good' },
    { name: payoutStateTexts.sent, at: payout.sentAt, kind: 'good' },
    { name: payoutStateTexts.requested, at: payout.requestedAt, kind: 'good' },
  ] as const;
  return (
    <div className="order-timeline">
      <span className="order-label">{t('payoutTimeline')}</span>
      <ol>
        {next && (
          <li className="wait">
            <i>
              <Clock {...mark} />
            </i>
            <b className="muted">{next}</b>
          </li>
        )}
        {steps.map(
          ({ name, at, kind }) =>
            at && (
              <li key={name} className={kind}>
                <i>{kind === 'good' ? <Check {...mark} /> : <X {...mark} />}</i>
                <b>{t(name)}</b>
                <DateTime value={at} isExact />
              </li>
            ),
        )}
      </ol>
    </div>
  );
}

/** One payout: cause above, next step below, and at most one button. */
export function PayoutDrawer({
  payout,
  onClose,
  onPrevious,
  onNext,
}: {
  payout: PlatformPayout | undefined;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const t = useText(operationsTexts);
  const mayRun = useHasPerm('platform:payout:run');
  const mayReadLedger = useHasPerm('platform:ledger:query');
  const sentencesOf = usePayoutSentences();
  const nameRail = useRailName();
  const retrying = useApiMutation(retryPayout, { invalidates: [platformKeys.all] });
  const sentences = payout && sentencesOf(payout);
  const isBad = payout?.status === 'failed' || payout?.status === 'returned';
  return (
    <Overlay
      isOpen={payout !== undefined}
      onClose={onClose}
      title={payout ? `PO-${payout.id}` : '…'}
      note={payout && <PayoutStateTag status={payout.status} />}
      extra={<DrawerSteps onPrevious={onPrevious} onNext={onNext} />}
      foot={
        payout?.status === 'waiting' &&
        mayRun && (
          <Button
            type="primary"
            loading={retrying.isBusy}
            onClick={() => void retrying.run({ params: { payoutId: payout.id }, body: {} })}
          >
            {t('payoutRetry')}
          </Button>
        )
      }
    >
      {payout && sentences && (
        <div className="stack gap-16">
          <p className="h1">
            <Money kind="total" value={payout.amount} />
          </p>
          {(payout.failure || payout.status === 'unknown') && (
            <Alert
              type={isBad ? 'error' : 'warning'}
              showIcon
              title={sentences.cause}
              description={sentences.next}
            />
          )}
          <dl className="terms">
            <Term label={t('store')}>
              <Link to={`/operations/stores?store=${payout.store.id}`}>{payout.store.name}</Link>
            </Term>
            <Term label={t('payoutRail')}>{nameRail(payout.provider)}</Term>
            <Term label={t('destination')}>{payout.destination}</Term>
            <Term label={t('trigger')}>{t(payout.trigger)}</Term>
          </dl>
          <Timeline payout={payout} />
          {mayReadLedger && (
            <Link to={`/operations/ledger?keywords=${payout.id}`}>{t('payoutEntries')}</Link>
          )}
        </div>
      )}
    </Overlay>
  );
}
