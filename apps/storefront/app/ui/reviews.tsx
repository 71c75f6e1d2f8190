import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { ratings } from '@vitrine/contract/shop/review-shapes.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { type listReviews, reviewSorts } from '@vitrine/contract/shop/storefront-reviews.ts';
import type { Formats } from '../lib/formats.ts';
import { composeChoicePath, isChosen, type ReviewChoice } from '../lib/review-query.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Review } from './review.tsx';
import { countText, Stars } from './stars.tsx';

interface ReviewsProps {
  store: StorefrontStore;
  page: EndpointAnswer<typeof listReviews>;
  choice: ReviewChoice;
  /** The page of the product, and what is chosen of it. */
  path: string;
  kept: Readonly<Record<string, string>>;
  formats: Formats;
  texts: StorefrontTexts;
}

const barWidth = 100;

/** The reviews of a product: average and distribution, choices, and a page of them. Every choice is a link. */
export function Reviews({ store, page, choice, path, kept, formats, texts }: ReviewsProps) {
  const { reviews: words } = texts;
  const { summary, list, nextCursor } = page;
  const linkTo = (other: Partial<ReviewChoice>) =>
    composeChoicePath(path, kept, { ...choice, cursor: undefined, ...other });
  const photos = list
    .flatMap((review) => review.photos.map((photo) => ({ photo, review })))
    .slice(0, 12);
  const chip = (label: string, isCurrent: boolean, other: Partial<ReviewChoice>) => (
    <a
      className="chip"
      key={label}
      href={linkTo(other)}
      aria-current={isCurrent ? 'true' : undefined}
      data-exchange=""
      rel="nofollow"
    >
      {label}
    </a>
  );
  return (
    <section className="wrap revs" id="reviews" data-live="reviews">
      <h2 className="below-16 text-22">{words.title}</h2>
      <div className="cols">
        <div>
          <div className="sum">
            <div>
              <div className="big num">{formats.number(summary.average ?? 0)}</div>
              <Stars rating={summary.average ?? 0} formats={formats} texts={texts} />
              <div className="small muted num">{countText(summary.count, formats, texts)}</div>
            </div>
            <div className="bars num">
              {[...ratings].reverse().map((rating) => {
                const count = summary.stars[rating - 1] ?? 0;
                return (
                  <a
                    key={rating}
                    href={linkTo({ rating: choice.rating === rating ? undefined : rating })}
                    aria-current={choice.rating === rating ? 'true' : undefined}
                    data-exchange=""
                    rel="nofollow"
                  >
                    <span>
                      {rating}
                      <span className="visually-hidden">
                        {' '}
                        {rating === 1 ? words.starOne : words.starMany}:{' '}
                      </span>
                    </span>
                    <svg
                      viewBox={`0 0 ${barWidth} 6`}
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect width={Math.round((count / summary.count) * barWidth)} height={6} />
                    </svg>
                    <span className="count to-right">{formats.number(count)}</span>
                  </a>
                );
              })}
            </div>
          </div>
          {photos.length ? (
            <ul className="hs rphotos" aria-label={words.photos}>
              {photos.map(({ photo, review }) => (
                <li key={photo.url}>
                  <a href={`#review-${review.id}`}>
                    <img
                      src={`${photo.url}?w=320`}
                      width={88}
                      height={110}
                      alt={fill(words.photoBy, { name: review.author })}
                      loading="lazy"
                      data-tone={photo.tone ?? undefined}
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <p className="small muted policy above-16">{words.policy}</p>
        </div>
        <div>
          {summary.count > 1 ? (
            <nav className="review-filter cluster" aria-label={words.filters}>
              {chip(words.all, !choice.rating && !choice.withPhotos && !choice.language, {
                rating: undefined,
                withPhotos: undefined,
                language: undefined,
              })}
              {choice.rating
                ? chip(
                    choice.rating === 1
                      ? words.onlyOne
                      : fill(words.only, { stars: choice.rating }),
                    true,
                    { rating: undefined },
                  )
                : null}
              {chip(words.withPhotos, Boolean(choice.withPhotos), {
                withPhotos: choice.withPhotos ? undefined : true,
              })}
              {chip(
                fill(words.inLanguage, { language: formats.languageName(formats.language) }),
                choice.language === formats.language,
                {
                  language: choice.language === formats.language ? undefined : formats.language,
                },
              )}
              <span
                className="by cluster gap-4-14 stretched small muted"
                role="group"
                aria-label={words.sort}
              >
                {reviewSorts.map((sort) => (
                  <a
                    key={sort}
                    href={linkTo({ sort })}
                    aria-current={choice.sort === sort ? 'true' : undefined}
                    data-exchange=""
                    rel="nofollow"
                  >
                    {words[sort]}
                  </a>
                ))}
              </span>
            </nav>
          ) : null}
          {list.map((review) => (
            <Review
              key={review.id}
              review={review}
              owner={store.creatorName || store.name}
              formats={formats}
              texts={texts}
            />
          ))}
          {list.length ? null : <p className="muted">{words.none}</p>}
          <p className="line gap-10 stretched above-18">
            {nextCursor ? (
              <a className="btn sec" href={linkTo({ cursor: nextCursor })} rel="nofollow">
                {words.more}
              </a>
            ) : null}
            {isChosen(choice) && (choice.cursor || !list.length) ? (
              <a
                className="btn sec"
                href={composeChoicePath(path, kept, { sort: 'newest' })}
                data-exchange=""
              >
                {words.reset}
              </a>
            ) : null}
          </p>
        </div>
      </div>
    </section>
  );
}
