import type { DisputeRow } from '@vitrine/contract/shop/disputes.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { disputeTexts } from '../../texts/disputes.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { findStage, stageMeanings } from './disputes.rules.ts';

/** The state of a dispute; while it waits for an answer, until when. */
export function DisputeTag({
  dispute,
}: {
  dispute: Pick<DisputeRow, 'state' | 'answeredAt' | 'dueAt' | 'canAppeal'>;
}) {
  const t = useText(disputeTexts);
  const clock = useClock();
  const stage = findStage(dispute);
  const isInquiry = dispute.state === 'inquiry';
  return (
    <span className="cluster gap-6">
      {isInquiry && <StatusTag hasDot={false}>{t('inquiry')}</StatusTag>}
      <StatusTag meaning={stageMeanings[stage]}>
        {stage === 'waiting' && dispute.dueAt
          ? t('answerBy', { date: clock.write('moment', dispute.dueAt) })
          : t(dispute.state === 'appealed' ? 'appealed' : stage)}
      </StatusTag>
    </span>
  );
}
