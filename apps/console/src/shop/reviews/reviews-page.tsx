import { useText } from '../../lib/i18n.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { DeskFilters } from '../../ui/list/desk-filters.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReviewFeed } from './review-feed.tsx';

/** What buyers wrote about the own store's products. */
export default function ReviewsPage() {
  const t = useText(reviewTexts);
  return (
    <>
      <PageHead title={t('reviews')} line={t('line')} />
      <ReviewFeed Filters={DeskFilters} />
    </>
  );
}
