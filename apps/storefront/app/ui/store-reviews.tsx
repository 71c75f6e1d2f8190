import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import type { Formats } from '../lib/formats.ts';
import { reuseMarkup } from '../lib/kept-markup.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';
import { Verified } from './review.tsx';
import { countText, Stars } from './stars.tsx';

interface StoreReviewsProps {
  reviews: EndpointAnswer<typeof getStorefrontHome>['reviews'];
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

/** The average of a store and the newest reviews of what it sold, each with its product. */
export function StoreReviews(props: StoreReviewsProps) {
  const { reviews, paths, formats } = props;
  if (reviews.summary.average === null || !reviews.list.length) return null;
  const key = JSON.stringify(['store-reviews', reviews, paths.home, formats.language]);
  return (
    <section
      className="wrap sect"
      id="say"
      aria-labelledby="say-title"
      {...reuseMarkup(key, () => <ReviewsContent {...props} />)}
    />
  );
}

function ReviewsContent({ reviews: { summary, list }, paths, formats, texts }: StoreReviewsProps) {
  const average = summary.average ?? 0;
  return (
    <>
      <div className="sech line on-baseline gap-10 below-14">
        <h2 id="say-title">{texts.reviews.best}</h2>
      </div>
      <div className="say-cols">
        <div className="say-sum line gap-16 below-14">
          <div className="big num">{formats.number(average)}</div>
          <div>
            <Stars rating={average} formats={formats} texts={texts} />
            <p className="small muted">
              {fill(texts.trust.allFrom, { reviews: countText(summary.count, formats, texts) })}
            </p>
          </div>
        </div>
        <ul className="hs">
          {list.map(({ review, product }) => (
            <li className="rev" key={review.id}>
              <header className="line gap-10 below-10">
                <Stars rating={review.rating} formats={formats} texts={texts} />
                <Verified texts={texts} />
              </header>
              <p className="cut" lang={langOf(review.language, formats.language)}>
                {review.text}
              </p>
              <p className="by">
                <b>{review.author}</b>
                <time dateTime={review.publishedAt}>{formats.date(review.publishedAt)}</time>
              </p>
              <a className="it" href={`${paths.product(product.key)}#reviews`}>
                <Picture image={product.image} alt="" sizes="36px" />
                <span lang={langOf(product.language, formats.language)}>{product.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
