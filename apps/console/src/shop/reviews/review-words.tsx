import type { Image } from '@vitrine/contract/images.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import type { Rating } from '@vitrine/contract/shop/review-shapes.ts';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { useSettings } from '../../lib/settings.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ReviewStars } from './review-stars.tsx';
import './reviews.css';

interface ReviewWordsProps {
  review: {
    rating: Rating;
    title: string;
    text: string;
    language: Language;
    author: string;
    photos: readonly Image[];
    isReturned: boolean;
  };
  at: string;
  /** What was bought, and where it leads. */
  about: ReactNode;
}

/** What a buyer wrote, with photos that open in full; the same for owners and operators. */
export function ReviewWords({ review, at, about }: ReviewWordsProps) {
  const t = useText(reviewTexts);
  const nameOf = useLanguageName();
  const shown = useSettings((settings) => settings.language);
  return (
    <>
      <p className="review-head cluster below-8">
        <ReviewStars rating={review.rating} />
        <b>{review.author}</b>
        <span className="inline-line gap-4 text-xs green-text">
          <BadgeCheck size={14} aria-hidden />
          {t('verified')}
        </span>
        <small className="push faint">
          <DateTime value={at} />
        </small>
      </p>
      <div lang={intlTags[review.language]}>
        {review.title && <h3 className="h3">{review.title}</h3>}
        <p className="pre-line anywhere">{review.text}</p>
      </div>
      {review.photos.length > 0 && (
        <ul className="review-photos cluster stretched">
          {review.photos.map((photo, index) => (
            <li key={photo.url}>
              <a href={photo.url} target="_blank" rel="noreferrer">
                <img
                  src={`${photo.url}?w=320`}
                  width={72}
                  height={90}
                  loading="lazy"
                  alt={t('photoOf', { index: index + 1, name: review.author })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="review-about">
        {about}
        {review.language !== shown && (
          <span>{t('writtenIn', { language: nameOf(review.language) })}</span>
        )}
        {review.isReturned && <span>{t('returned')}</span>}
      </p>
    </>
  );
}
