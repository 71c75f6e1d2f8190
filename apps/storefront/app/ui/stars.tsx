import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface StarsProps {
  rating: number;
  formats: Formats;
  texts: StorefrontTexts;
}

/** Filled stars, in halves: the page's policy allows no style in an element, so that each step is a class. */
export function Stars({ rating, formats, texts }: StarsProps) {
  const step = Math.round(rating * 2) * 5;
  return (
    <span
      className={`stars s${step}`}
      role="img"
      aria-label={fill(texts.reviews.rating, { rating: formats.number(rating) })}
    />
  );
}

/** "1 review", "1,284 reviews". */
export const countText = (count: number, formats: Formats, { reviews }: StorefrontTexts): string =>
  count === 1 ? reviews.one : fill(reviews.many, { count: formats.number(count) });
