import type { Review as Written } from '@vitrine/contract/shop/review-shapes.ts';
import { BadgeCheck } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { reuseMarkup } from '../lib/kept-markup.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Stars } from './stars.tsx';

interface ReviewProps {
  review: Written;
  /** Who replies. */
  owner: string;
  formats: Formats;
  texts: StorefrontTexts;
}

/** The first letters of the words of a name, at most two. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();

export function Verified({ texts }: { texts: StorefrontTexts }) {
  return (
    <span className="verified inline-line gap-4 green-text text-xs weight-560">
      <BadgeCheck size={14} aria-hidden="true" />
      {texts.reviews.verified}
    </span>
  );
}

/** One review with its photos and the owner's reply; a text in another language than the page says in which. */
export function Review(props: ReviewProps) {
  const { review, owner, formats } = props;
  const key = JSON.stringify(['review', review, owner, formats.language]);
  return (
    <article
      className="r1"
      id={`review-${review.id}`}
      {...reuseMarkup(key, () => <ReviewContent {...props} />)}
    />
  );
}

function ReviewContent({ review, owner, formats, texts }: ReviewProps) {
  const { reviews: words } = texts;
  const lang = langOf(review.language, formats.language);
  return (
    <>
      <header className="line gap-10">
        <span className="in" aria-hidden="true">
          {initials(review.author)}
        </span>
        <div>
          <p className="n">{review.author}</p>
          <Verified texts={texts} />
        </div>
        <time className="push small faint" dateTime={review.publishedAt}>
          {formats.date(review.publishedAt)}
        </time>
      </header>
      <div className="ln">
        <Stars rating={review.rating} formats={formats} texts={texts} />
        {review.title ? <h3 lang={lang}>{review.title}</h3> : null}
      </div>
      <p className="lines" lang={lang}>
        {review.text}
      </p>
      {review.option || lang || review.isReturned ? (
        <p className="v">
          {[
            review.option,
            lang
              ? fill(words.writtenIn, { language: formats.languageName(review.language) })
              : null,
            review.isReturned ? words.returned : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {review.photos.length ? (
        <div className="rph line stretched above-12">
          {review.photos.map((photo) => (
            <a key={photo.url} href={photo.url} target="_blank" rel="noopener">
              <img
                src={`${photo.url}?w=320`}
                width={72}
                height={90}
                alt={fill(words.photoBy, { name: review.author })}
                loading="lazy"
                data-tone={photo.tone ?? undefined}
              />
            </a>
          ))}
        </div>
      ) : null}
      {review.reply ? (
        <p className="reply lines" lang={langOf(review.reply.language, formats.language)}>
          <b className="semibold">{owner}</b> {review.reply.text}
        </p>
      ) : null}
    </>
  );
}
