import type { ModeratedReview } from '@vitrine/contract/shop/review-moderation.ts';
import { useText } from '../../lib/i18n.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Readonly<Record<ModeratedReview['status'], Meaning>> = {
  waiting: 'waiting',
  published: 'done',
  rejected: 'failed',
  removed: 'neutral',
};

/** The state of a review in words; a report goes before it. */
export function ReviewState({ review: { status, report } }: { review: ModeratedReview }) {
  const t = useText(reviewTexts);
  return (
    <StatusTag meaning={report ? 'waiting' : meanings[status]}>
      {t(report ? 'reportedTab' : status)}
    </StatusTag>
  );
}
