import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { readPayout } from '@vitrine/contract/shop/payouts.ts';
import { Check, Circle, LoaderCircle, Undo2 } from 'lucide-react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { DateTime } from '../../ui/date-time.tsx';

type Step = EndpointAnswer<typeof readPayout>['steps'][number];

function StepIcon({ step, isNext }: { step: Step; isNext: boolean }) {
  const size = { size: 12, strokeWidth: 2, 'aria-hidden': true } as const;
  if (step.kind === 'failed' || step.kind === 'returned') return <Undo2 {...size} />;
  if (step.at) return <Check {...size} />;
  return isNext ? <LoaderCircle {...size} /> : <Circle {...size} />;
}

/** The way of a payout: what is done with its time, what comes next and until when. */
export function PayoutSteps({ payout }: { payout: EndpointAnswer<typeof readPayout> }) {
  const t = useText(payoutTexts);
  const tLedger = useText(ledgerTexts);
  const clock = useClock();
  const isOver = payout.status === 'failed' || payout.status === 'returned';
  // A payout that failed before it was sent has no such step.
  const steps = payout.steps.filter(({ kind, at }) => at !== null || !isOver || kind !== 'sent');
  const next = steps.find(({ at }) => at === null);
  const nameOf = ({ kind, at }: Step) =>
    at || kind === 'requested' || kind === 'failed' || kind === 'returned'
      ? t(kind)
      : t(kind === 'sent' ? 'toSend' : 'toArrive');
  return (
    <div className="order-timeline">
      <span className="order-label">{t('steps')}</span>
      <ol>
        {steps.map((step) => (
          <li
            key={step.kind}
            className={
              step.kind === 'failed' || step.kind === 'returned' ? 'bad' : step.at ? 'good' : ''
            }
          >
            <i>
              <StepIcon step={step} isNext={step === next} />
            </i>
            <b className={step.at ? '' : 'muted'}>{nameOf(step)}</b>
            {step.at ? (
              <DateTime value={step.at} isExact />
            ) : (
              <span className="when">
                {step.expectedAt ? t('by', { date: clock.write('longDay', step.expectedAt) }) : ''}
              </span>
            )}
            {isOver && step === steps.at(-1) && payout.failure && <p>{tLedger(payout.failure)}</p>}
            {step === next && (payout.status === 'unknown' || payout.status === 'waiting') && (
              <p>{t(payout.status)}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
