import { Star } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import './reviews.css';

const places = [1, 2, 3, 4, 5] as const;

/** A rating as stars, read out in words. */
export function ReviewStars({ rating }: { rating: number }) {
  const t = useText(reviewTexts);
  return (
    <span className="review-stars" role="img" aria-label={t('outOf', { rating })}>
      {places.map((place) => (
        <Star
          key={place}
          size={16}
          className={place <= Math.round(rating) ? 'is-on' : ''}
          aria-hidden
        />
      ))}
    </span>
  );
}
