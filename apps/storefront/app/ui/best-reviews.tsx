import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { listBestReviews } from '@vitrine/contract/shop/storefront-reviews.ts';
import type { Formats } from '../lib/formats.ts';
import { storePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';
import { Verified } from './review.tsx';
import { Stars } from './stars.tsx';

interface BestReviewsProps {
  reviews: EndpointAnswer<typeof listBestReviews>['list'];
  formats: Formats;
  texts: StorefrontTexts;
}

/** What buyers of the example stores wrote, each with what it is about. */
export function BestReviews({ reviews, formats, texts }: BestReviewsProps) {
  return (
    <section className="band best">
      <div className="wrap">
        <h2>{texts.reviews.best}</h2>
        <div className="hs">
          {reviews.map(({ review, store, product }) => (
            <article className="rev" key={review.id}>
              <header className="line gap-10 below-10">
                <Stars rating={review.rating} formats={formats} texts={texts} />
                <Verified texts={texts} />
              </header>
              <p lang={langOf(review.language, formats.language)}>{review.text}</p>
              <p className="by">
                <b>{review.author}</b>
                <time dateTime={review.publishedAt}>{formats.date(review.publishedAt)}</time>
              </p>
              <a
                className="it"
                href={storePaths(store.slug, formats.language).product(product.key)}
              >
                <Picture image={product.image} alt="" sizes="36px" />
                <span>
                  {product.name}
                  <small className="block muted weight-440">
                    {fill(texts.reviews.boughtAt, { store: store.name })}
                  </small>
                </span>
              </a>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
