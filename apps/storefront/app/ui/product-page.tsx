import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import type { ComponentProps } from 'react';
import type { Choices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { readReviewChoice } from '../lib/review-query.ts';
import { storePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { type Chosen, chooseVariant } from '../lib/variant-choice.ts';
import { fill, type StorefrontTexts, textsOf } from '../texts/index.ts';
import { BuyForm } from './buy-form.tsx';
import { filled } from './filled.tsx';
import { Gallery } from './gallery.tsx';
import { ProductCard } from './product-card.tsx';
import { Reviews } from './reviews.tsx';
import { ShareSheet } from './share-sheet.tsx';
import type { AlertOutcome } from './stock-alert.tsx';
import { PlainHead, StoreFoot } from './store-frame.tsx';

/** Why a product did not get into the cart. */
export type Refusal = 'out-of-stock' | 'cart-full';

export const refusalTexts: Record<Refusal, (texts: StorefrontTexts) => string> = {
  'out-of-stock': ({ stock }) => stock.soldOut,
  'cart-full': ({ stock }) => stock.full,
};

type Answer = EndpointAnswer<typeof getStorefrontProduct>;

const defaultChoice = readReviewChoice(new URLSearchParams());

interface ProductPageProps extends Answer {
  reviewChoice?: ComponentProps<typeof Reviews>['choice'];
  choices: Choices;
  chosen: Chosen;
  problem?: Refusal | null;
  /** The result of a request for an email about stock. */
  alert?: AlertOutcome | null;
  /** It is shown by the link of an operator: nothing can be bought. */
  isPreview?: boolean;
  /** The address of this page. */
  path: string;
  language: Language;
  currency: Currency;
  pathLanguage: Language | null;
}

/** A product in a store: pictures, the form to buy it, reviews and products beside it. */
export function ProductPage({
  store,
  product,
  reviews,
  reviewChoice = defaultChoice,
  related,
  choices,
  chosen,
  problem = null,
  alert = null,
  isPreview = false,
  path,
  language,
  currency,
  pathLanguage,
}: ProductPageProps) {
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const variant = chooseVariant(product, chosen);
  return (
    <>
      <a className="visually-hidden skip" href="#buy">
        {texts.product.buy}
      </a>
      {isPreview ? (
        <p className="notice" role="status">
          <b>{texts.preview.title}</b> · {texts.preview.body}
        </p>
      ) : null}
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main>
        <div className="pdp" data-live="product">
          <Gallery
            product={product}
            first={variant.imageIndex}
            texts={texts}
            pageLanguage={language}
            shareUrl={isPreview ? null : `${store.publicUrl}/p/${product.key}`}
          />
          <BuyForm
            store={store}
            product={product}
            variant={variant}
            chosen={chosen}
            reviews={reviews.summary}
            similar={related.filter(({ availability }) => availability !== 'sold-out').slice(0, 3)}
            alert={alert}
            pageLanguage={language}
            message={problem && fill(refusalTexts[problem](texts), { product: product.name })}
            isPreview={isPreview}
            country={choices.country}
            action={path}
            paths={paths}
            formats={formats}
            texts={texts}
          />
        </div>
        {reviews.summary.count ? (
          <Reviews
            store={store}
            page={reviews}
            choice={reviewChoice}
            path={path}
            kept={chosen}
            formats={formats}
            texts={texts}
          />
        ) : null}
        {related.length ? (
          <section className="wrap sect">
            <div className="sech line on-baseline gap-10 below-14">
              <h2>
                {filled(texts.product.related, {
                  store: <span lang={langOf(store.language, language)}>{store.name}</span>,
                })}
              </h2>
              <a href={paths.home}>{texts.home.seeAll}</a>
            </div>
            <ul className="hs">
              {related.map((card) => (
                <ProductCard
                  key={card.id}
                  className="more"
                  card={card}
                  paths={paths}
                  formats={formats}
                  texts={texts}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </main>
      <StoreFoot
        store={store}
        language={language}
        currency={currency}
        paths={paths}
        texts={texts}
        choices={choices}
      />
      {isPreview ? null : (
        <ShareSheet
          title={product.name}
          url={`${store.publicUrl}/p/${product.key}`}
          texts={texts}
        />
      )}
      <div className="pad-bar" />
    </>
  );
}
