import { useText } from '../../lib/i18n.ts';
import { ReviewFeed } from '../../shop/reviews/review-feed.tsx';
import { reviewTexts } from '../../texts/reviews.ts';
import { PhoneFilters } from '../../ui/plain/phone-filters.tsx';
import { PageTop } from '../parts/page-top.tsx';

/** The reviews on the phone. */
export default function ReviewsPage() {
  const t = useText(reviewTexts);
  return (
    <>
      <PageTop title={t('reviews')} />
      <ReviewFeed Filters={PhoneFilters} />
    </>
  );
}
