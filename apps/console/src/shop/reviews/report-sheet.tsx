import { type OwnReview, reportReview } from '@vitrine/contract/shop/own-reviews.ts';
import { reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { reviewKeys } from '../../lib/query-keys/reviews.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

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
    <Sheet
      isOpen
      onClose={onClose}
      title={t('reportTitle')}
      foot={
        <>
          <Button className="btn" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            className="btn primary"
            isBusy={sending.isBusy}
            disabled={reason.length < wordsMin}
            onClick={() => void sending.run({ params: { id: review.id }, body: { reason } })}
          >
            {t('sendReport')}
          </Button>
        </>
      }
    >
      <p className="muted">{t('reportHint')}</p>
      <AreaField
        label={t('reportLabel')}
        value={typed.value}
        max={reviewBounds.reasonMax}
        onChange={typed.type}
      />
    </Sheet>
  );
}

/** Asks operators to look at a review again. */
export function ReportSheet({
  review,
  onClose,
}: {
  review: OwnReview | undefined;
  onClose: () => void;
}) {
  return review ? <ReportForm key={review.id} review={review} onClose={onClose} /> : null;
}
