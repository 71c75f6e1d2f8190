import type { Dispute, DisputeStep } from '@vitrine/contract/shop/disputes.ts';
import { ArrowDown, Check, CircleAlert, Clock, Dot, Gavel, Pause } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { disputeTexts } from '../../texts/disputes.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import '../../shop/orders/orders.css';
import { findStage } from './disputes.rules.ts';

const good: readonly DisputeStep[] = ['answered', 'won', 'money_returned', 'earnings_released'];
const bad: readonly DisputeStep[] = ['opened', 'money_taken', 'accepted', 'lost', 'earnings_taken'];

function StepIcon({ kind }: { kind: DisputeStep }) {
  const size = { size: 12, strokeWidth: 2, 'aria-hidden': true } as const;
  if (kind === 'money_taken' || kind === 'earnings_taken') return <ArrowDown {...size} />;
  if (kind === 'earnings_held') return <Pause {...size} />;
  if (kind === 'reminded') return <Clock {...size} />;
  if (kind === 'lost' || kind === 'appealed') return <Gavel {...size} />;
  if (bad.includes(kind) || kind === 'inquiry') return <CircleAlert {...size} />;
  return good.includes(kind) ? <Check {...size} /> : <Dot {...size} />;
}

const toneOf = (kind: DisputeStep) =>
  good.includes(kind) ? 'good' : bad.includes(kind) ? 'bad' : '';

/** The next steps and the history of a dispute, the newest first. */
export function DisputeSteps({ dispute }: { dispute: Dispute }) {
  const t = useText(disputeTexts);
  const money = useMoneyText();
  const stage = findStage(dispute);
  return (
    <SectionCard title={t('timeline')}>
      <ol className="order-timeline" aria-label={t('timeline')}>
        {(stage === 'waiting' || stage === 'answered') && (
          <li>
            <i>
              <Gavel size={12} strokeWidth={2} aria-hidden />
            </i>
            <span className="muted">{t('bankDecides')}</span>
          </li>
        )}
        {stage === 'waiting' && (
          <li className="wait">
            <i>
              <Clock size={12} strokeWidth={2} aria-hidden />
            </i>
            <b>{t('awaitsAnswer')}</b>
            {dispute.dueAt && <DateTime value={dispute.dueAt} />}
          </li>
        )}
        {dispute.steps.map((step) => (
          <li key={step.id} className={toneOf(step.kind)}>
            <i>
              <StepIcon kind={step.kind} />
            </i>
            <b>{t(`step_${step.kind}`)}</b>
            <DateTime value={step.at} />
            {(step.amount || step.by) && (
              <p>{[step.amount && money(step.amount), step.by].filter(Boolean).join(' · ')}</p>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
