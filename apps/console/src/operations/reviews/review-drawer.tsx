import { useQuery } from '@tanstack/react-query';
import {
  type ModeratedReview,
  type ReviewDecision,
  readReviewLog,
} from '@vitrine/contract/shop/review-moderation.ts';
import { Button } from 'antd';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { reviewKeys } from '../../lib/query-keys/reviews.ts';
import { ReviewWords } from '../../shop/reviews/review-words.tsx';
import { reviewTexts } from '../../texts/reviews.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ReviewState } from './review-state.tsx';

interface ReviewDrawerProps {
  review: ModeratedReview | undefined;
  onClose: () => void;
  onDecide: (decision: ReviewDecision) => void;
}

function Log({ id }: { id: string }) {
  const t = useText(reviewTexts);
  const log = useQuery({
    queryKey: reviewKeys.log(id),
    queryFn: ({ signal }) => api.read(readReviewLog, { params: { id } }, signal),
  });
  return (
    <ol className="review-log stack gap-10">
      {log.data?.list.map((step) => (
        <li key={step.id}>
          <b>{t(`step_${step.step}`)}</b>
          <small className="block faint">
            {step.by ?? t('byBuyer')} · <DateTime value={step.at} />
          </small>
          {step.reason}
          {step.text && <small className="block faint">{t('before', { text: step.text })}</small>}
        </li>
      ))}
    </ol>
  );
}

function Actions({
  review,
  onDecide,
}: {
  review: ModeratedReview;
  onDecide: (decision: ReviewDecision) => void;
}) {
  const t = useText(reviewTexts);
  return (
    <HasPerm value="platform:review:moderate">
      {review.status === 'waiting' && (
        <Button danger onClick={() => onDecide('reject')}>
          {t('reject')}
        </Button>
      )}
      {review.status === 'published' && (
        <Button danger onClick={() => onDecide('remove')}>
          {t('remove')}
        </Button>
      )}
      {review.report && (
        <Button onClick={() => onDecide('dismiss_report')}>{t('dismissReport')}</Button>
      )}
      {review.status !== 'published' && (
        <Button type="primary" onClick={() => onDecide('publish')}>
          {t('publish')}
        </Button>
      )}
    </HasPerm>
  );
}

/** One review whole: words, photos, reply, report, and what happened to it. */
export function ReviewDrawer({ review, onClose, onDecide }: ReviewDrawerProps) {
  const t = useText(reviewTexts);
  const labelled = useLabelText();
  return (
    <Overlay
      isOpen={review !== undefined}
      onClose={onClose}
      title={review ? t('title', { product: review.product.name }) : ''}
      note={review && <ReviewState review={review} />}
      foot={review && <Actions review={review} onDecide={onDecide} />}
    >
      {review && (
        <>
          <ReviewWords
            review={review}
            at={review.createdAt}
            about={
              <>
                <Link to={`/operations/stores?store=${review.store.id}`}>{review.store.name}</Link>
                {review.product.option && <span>{review.product.option}</span>}
                <Link to={`/operations/orders?order=${review.orderNumber}`}>
                  {t('orderN', { number: review.orderNumber })}
                </Link>
              </>
            }
          />
          {review.report && (
            <p className="review-note">{labelled(t('report1'), review.report.reason)}</p>
          )}
          {review.reply && (
            <>
              <blockquote className="review-reply">
                <b>{review.store.name}</b> {review.reply.text}
              </blockquote>
              <HasPerm value="platform:review:moderate">
                <p className="cluster stretched above-14">
                  <Button size="small" danger onClick={() => onDecide('remove_reply')}>
                    {t('removeReply')}
                  </Button>
                </p>
              </HasPerm>
            </>
          )}
          <h3 className="h3 above-16">{t('log')}</h3>
          <Log id={review.id} />
        </>
      )}
    </Overlay>
  );
}
