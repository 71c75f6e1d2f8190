import { useQuery } from '@tanstack/react-query';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import {
  listOwnReviews,
  type OwnReview,
  replyToReview,
  summariseOwnReviews,
} from '@vitrine/contract/shop/own-reviews.ts';
import { ratings } from '@vitrine/contract/shop/review-shapes.ts';
import { Flag, MessageSquareReply } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { reviewKeys } from '../../lib/query-keys/reviews.ts';
import { useSettings } from '../../lib/settings.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useFeed } from '../../lib/use-feed.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import type { FeedFiltersProps } from '../../ui/list/feed-filters.ts';
import { FeedList } from '../../ui/list/feed-list.tsx';
import { Question } from '../../ui/overlay/question.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportOverlay } from './report-overlay.tsx';
import { ReviewStars } from './review-stars.tsx';
import { ReviewWords } from './review-words.tsx';
import './reviews.css';

/** Average, distribution and what waits for a reply; its place is kept while it is read, so that the list below does not move. */
function Summary() {
  const t = useText(reviewTexts);
  const { data, isPending } = useQuery({
    queryKey: reviewKeys.summary,
    queryFn: ({ signal }) => api.read(summariseOwnReviews, {}, signal),
  });
  const language = useSettings((settings) => settings.language);
  const { average, count, stars, unanswered } = data ?? {
    average: null,
    count: 0,
    stars: [],
    unanswered: 0,
  };
  return (
    <section
      className="card review-summary cluster below-16 pad-20"
      aria-label={t('reviews')}
      aria-busy={isPending}
    >
      <p>
        <b className="num">
          {average === null ? '–' : findNumberFormat(intlTags[language]).format(average)}
        </b>
        <ReviewStars rating={average ?? 0} />
        <small>{count === 1 ? t('count1') : t('countN', { count })}</small>
      </p>
      <ol className="num">
        {[...ratings].reverse().map((rating) => {
          const given = stars[rating - 1] ?? 0;
          return (
            <li key={rating}>
              {rating}
              <progress
                value={given}
                max={Math.max(count, 1)}
                aria-label={t('starsN', { count: rating })}
              />
              <span>{given}</span>
            </li>
          );
        })}
      </ol>
      <p className="muted">{t('unanswered', { count: unanswered })}</p>
    </section>
  );
}

interface ItemProps {
  review: OwnReview;
  productPath: string | undefined;
  onReport: () => void;
  onWithdraw: () => void;
}

function Item({ review, productPath, onReport, onWithdraw }: ItemProps) {
  const t = useText(reviewTexts);
  const [isReplying, setReplying] = useState(false);
  const { product, reply, report, removedReason } = review;
  return (
    <li className="card pad-20">
      <ReviewWords
        review={review}
        at={review.publishedAt}
        about={
          <>
            {productPath ? (
              <a href={productPath} target="_blank" rel="noreferrer">
                {product.name}
              </a>
            ) : (
              product.name
            )}
            {review.option && <span>{review.option}</span>}
            <span>{t('orderN', { number: review.orderNumber })}</span>
          </>
        }
      />
      {reply && !isReplying && (
        <blockquote className="review-reply">
          <b>{t('yourReply')}</b> {reply.text}
        </blockquote>
      )}
      {report && <p className="review-note">{t('reportedAs', { reason: report.reason })}</p>}
      {removedReason && <p className="review-note">{t('removedAs', { reason: removedReason })}</p>}
      {isReplying && <ReplyForm review={review} onDone={() => setReplying(false)} />}
      {!isReplying && review.status === 'published' && (
        <p className="cluster stretched above-14">
          <Button className="btn" onClick={() => setReplying(true)}>
            <MessageSquareReply size={16} aria-hidden />
            {t(reply ? 'changeReply' : 'reply')}
          </Button>
          {reply && (
            <Button className="btn" onClick={onWithdraw}>
              {t('withdraw')}
            </Button>
          )}
          {!report && (
            <Button className="btn" onClick={onReport}>
              <Flag size={16} aria-hidden />
              {t('report')}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

/** The reviews of the own store with their filters; desk and phone differ in the controls of the filters alone. */
export function ReviewFeed({ Filters }: { Filters: ComponentType<FeedFiltersProps> }) {
  const t = useText(reviewTexts);
  const address = useAddress();
  const store = useOwnStore().data;
  const [reported, setReported] = useState<OwnReview>();
  const [withdrawn, setWithdrawn] = useState<OwnReview>();
  const filters = {
    keywords: address.read('keywords'),
    reply: (['open', 'given'] as const).find((one) => one === address.read('reply')),
    rating: ratings.find((one) => String(one) === address.read('rating')),
  };
  const query = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  );
  const isFiltered = Object.keys(query).length > 0;
  const { feed, rows } = useFeed({
    queryKey: reviewKeys.list(query),
    read: (after, signal) => api.read(listOwnReviews, { query: { ...query, ...after } }, signal),
    keepsRows: true,
  });
  const withdrawing = useApiMutation(replyToReview, {
    invalidates: reviewKeys.everywhere,
    success: t('withdrawn'),
    onSuccess: () => setWithdrawn(undefined),
  });
  return (
    <>
      <Summary />
      <Filters
        search={{
          label: t('search'),
          value: filters.keywords,
          onFind: (keywords) => address.change({ keywords }),
        }}
        choices={[
          {
            label: t('replyFilter'),
            value: filters.reply ?? '',
            options: [
              { value: '', label: t('anyReply') },
              { value: 'open', label: t('open') },
              { value: 'given', label: t('given') },
            ],
            onChange: (reply) => address.change({ reply }),
          },
          {
            label: t('ratingFilter'),
            value: String(filters.rating ?? ''),
            options: [
              { value: '', label: t('anyRating') },
              ...[...ratings].reverse().map((rating) => ({
                value: String(rating),
                label: t('starsN', { count: rating }),
              })),
            ],
            onChange: (rating) => address.change({ rating }),
          },
        ]}
      />
      <FeedList
        feed={feed}
        isEmpty={!rows.length}
        emptyText={t(isFiltered ? 'noneFound' : 'none')}
        skeletonHeight={120}
        className="review-list"
        label={t('reviews')}
      >
        {rows.map((review) => (
          <Item
            key={review.id}
            review={review}
            productPath={store && `${store.publicUrl}/p/${review.product.key}#review-${review.id}`}
            onReport={() => setReported(review)}
            onWithdraw={() => setWithdrawn(review)}
          />
        ))}
      </FeedList>
      <ReportOverlay review={reported} onClose={() => setReported(undefined)} />
      <Question
        isOpen={withdrawn !== undefined}
        title={t('withdraw')}
        action={t('withdraw')}
        isDanger
        isBusy={withdrawing.isBusy}
        onClose={() => setWithdrawn(undefined)}
        onConfirm={() =>
          withdrawn && void withdrawing.run({ params: { id: withdrawn.id }, body: { text: '' } })
        }
      >
        {t('withdrawQuestion')}
      </Question>
    </>
  );
}
