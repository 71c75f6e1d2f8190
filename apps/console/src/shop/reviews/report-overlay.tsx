import { type OwnReview, reportReview } from '@vitrine/contract/shop/own-reviews.ts';
import { reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { reviewKeys } from '../../lib/query-keys/reviews.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { AreaField } from '../../ui/plain/area-field.tsx';

const wordsMin = 3;

function ReportForm({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const t = useText(reviewTexts);
  const typed = useTyped(`review-report|${review.id}`, '');
  const sending = useApiMutation(reportReview, {
    invalidates: reviewKeys.everywhere,
    success: t('reported'),
    onSuccess: () => {
      typed.forget();
      onClose();
    },
  });
  const reason = typed.value.trim();
  return (
    <Overlay
      as="dialog"
      onClose={onClose}
      title={t('reportTitle')}
      cancel={t('cancel')}
      isQuestion
      action={{
        label: t('sendReport'),
        isBusy: sending.isBusy,
        isDisabled: reason.length < wordsMin,
        onPress: () => void sending.run({ params: { id: review.id }, body: { reason } }),
      }}
    >
      <p className="muted">{t('reportHint')}</p>
      <AreaField
        label={t('reportLabel')}
        value={typed.value}
        max={reviewBounds.reasonMax}
        onChange={typed.type}
      />
    </Overlay>
  );
}

/** Asks operators to look at a review again. */
export function ReportOverlay({
  review,
  onClose,
}: {
  review: OwnReview | undefined;
  onClose: () => void;
}) {
  return review ? <ReportForm key={review.id} review={review} onClose={onClose} /> : null;
}
