import { type OwnReview, replyToReview } from '@vitrine/contract/shop/own-reviews.ts';
import { reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { reviewKeys } from '../../lib/query-keys/reviews.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { Button } from '../../ui/plain/button.tsx';

/** The reply to one review; what is typed is kept until it is published. */
export function ReplyForm({ review, onDone }: { review: OwnReview; onDone: () => void }) {
  const t = useText(reviewTexts);
  const nameOf = useLanguageName();
  const typed = useTyped(`review-reply|${review.id}`, review.reply?.text ?? '');
  const saving = useApiMutation(replyToReview, {
    invalidates: reviewKeys.everywhere,
    success: t('replied'),
    onSuccess: () => {
      typed.forget();
      onDone();
    },
  });
  const text = typed.value.trim();
  return (
    <form
      className="above-14"
      onSubmit={(event) => {
        event.preventDefault();
        if (text) void saving.run({ params: { id: review.id }, body: { text } });
      }}
    >
      <AreaField
        label={t('yourReply')}
        value={typed.value}
        max={reviewBounds.replyMax}
        onChange={typed.type}
      />
      <p className="faint">{t('replyHint', { language: nameOf(review.language) })}</p>
      <p className="cluster stretched above-14">
        <Button type="submit" className="btn primary" isBusy={saving.isBusy} disabled={!text}>
          {t('saveReply')}
        </Button>
        <Button
          className="btn"
          onClick={() => {
            typed.discard();
            onDone();
          }}
        >
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
