import type { Language } from '@vitrine/contract/locales.ts';
import type { ReviewSummary } from '@vitrine/contract/shop/review-shapes.ts';
import type {
  ProductCard,
  StorefrontProduct,
  StorefrontStore,
  StorefrontVariant,
} from '@vitrine/contract/shop/storefront.ts';
import { RotateCcw, ShieldCheck, ShoppingBag } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { formatUnitPrice } from '../lib/measures.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import type { Chosen } from '../lib/variant-choice.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { AboutProduct } from './about-product.tsx';
import { Delivery } from './delivery.tsx';
import { filled } from './filled.tsx';
import { FormError } from './form-error.tsx';
import { OptionPicker } from './option-picker.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { Picture } from './picture.tsx';
import { PriceBefore } from './price-before.tsx';
import { countText, Stars } from './stars.tsx';
import { type AlertOutcome, alertFormId, SimilarProducts, StockAlert } from './stock-alert.tsx';

interface BuyFormProps {
  store: StorefrontStore;
  product: StorefrontProduct;
  variant: StorefrontVariant;
  chosen: Chosen;
  pageLanguage: Language;
  reviews: ReviewSummary;
  /** Products that can be bought, for one that cannot. */
  similar: readonly ProductCard[];
  /** What became of the request for an email about stock. */
  alert: AlertOutcome | null;
  /** Why the last try was refused. */
  message: string | null;
  isPreview: boolean;
  /** Where the visitor is. */
  country: string;
  action: string;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

/** Whether the price is with tax or before it. */
function taxText(
  { taxTreatment, taxPercent }: NonNullable<StorefrontProduct['delivery']>,
  formats: Formats,
  texts: StorefrontTexts,
) {
  const percent = formats.percent(taxPercent);
  if (taxTreatment === 'added') return fill(texts.product.plusTax, { percent });
  return taxPercent > 0 ? fill(texts.product.withTax, { percent }) : texts.product.taxIncluded;
}

/** Name, price, options and the two buttons: one form that works without a script. */
export function BuyForm({
  store,
  product,
  variant,
  chosen,
  pageLanguage,
  reviews,
  similar,
  alert,
  message,
  isPreview,
  country,
  action,
  paths,
  formats,
  texts,
}: BuyFormProps) {
  const creator = store.creatorName || store.name;
  const price = formats.money(variant.price);
  const isPaused = store.status === 'paused';
  const { excludedCountry } = product;
  const cannotBeBought = isPaused || !store.takesPayments || excludedCountry !== null;
  const isSoldOut = variant.availability === 'sold-out' || cannotBeBought;
  const unavailable = isPaused
    ? texts.product.paused
    : !store.takesPayments
      ? texts.noPayments.button
      : excludedCountry
        ? fill(texts.cart.notShipped, { country: excludedCountry.name })
        : texts.product.soldOut;
  const buttons = (place: string) => (
    <>
      <button
        className="btn pri"
        form="buy"
        name="then"
        value="checkout"
        type="submit"
        disabled={isSoldOut || isPreview}
        key={`${place}-buy`}
      >
        {isSoldOut
          ? unavailable
          : place === 'row'
            ? `${texts.product.buy} · ${price}`
            : texts.product.buy}
      </button>
      <button
        className="btn sec"
        form="buy"
        name="then"
        value="cart"
        type="submit"
        disabled={isSoldOut || isPreview}
        aria-label={texts.product.add}
        key={`${place}-add`}
      >
        <ShoppingBag size={19} aria-hidden="true" />
        {place === 'row' ? texts.product.add : null}
      </button>
    </>
  );
  return (
    <>
      <form className="info" id="buy" method="post" action={action}>
        <p className="from line muted text-m below-10">
          <Picture image={store.avatar} alt="" sizes="26px" />
          <span>{fill(texts.product.pickedBy, { name: creator })}</span>
        </p>
        <h1 lang={langOf(product.language, pageLanguage)}>{product.name}</h1>
        {reviews.average === null ? null : (
          <p className="rate line muted num">
            <Stars rating={reviews.average} formats={formats} texts={texts} />
            <b>{formats.number(reviews.average)}</b>
            <a href="#reviews">{countText(reviews.count, formats, texts)}</a>
          </p>
        )}
        <p className="pr line on-baseline gap-10 above-16 num" data-tell="">
          <span className="now">{price}</span>
          <PriceBefore value={variant.priceBefore} formats={formats} texts={texts} />
          {variant.unitPrice ? (
            <span className="muted small nowrap">
              <span className="visually-hidden">{texts.product.unitPrice}: </span>
              {formatUnitPrice(variant.unitPrice, formats)}
            </span>
          ) : null}
        </p>
        {variant.priceBefore ? (
          <p className="muted small num" aria-hidden="true">
            {fill(texts.product.lowestBefore, { price: formats.money(variant.priceBefore) })}
          </p>
        ) : null}
        {product.delivery && product.delivery.taxTreatment !== 'none' ? (
          <p className="muted small">{taxText(product.delivery, formats, texts)}</p>
        ) : null}
        {variant.left !== null && !isSoldOut ? (
          <p className="above-3 small muted">{fill(texts.product.left, { left: variant.left })}</p>
        ) : null}
        {product.options.map((option) => (
          <OptionPicker
            key={option.key}
            option={option}
            product={product}
            variant={variant}
            chosen={chosen}
            formats={formats}
            texts={texts}
          />
        ))}
        <FormError message={message} />
        {store.takesPayments ? null : <p className="notice boxed">{texts.noPayments.notice}</p>}
        <div className="buyrow">{buttons('row')}</div>
        {isSoldOut && !cannotBeBought && !isPreview ? (
          <>
            <StockAlert name={product.name} variant={variant} outcome={alert} texts={texts} />
            <SimilarProducts cards={similar} paths={paths} formats={formats} texts={texts} />
          </>
        ) : null}
        <div className="box deliv above-22 pad-16">
          <Delivery
            delivery={product.delivery}
            excludedCountry={excludedCountry}
            isSoldOut={isSoldOut}
            formats={formats}
            texts={texts}
          />
          <ul className="prom">
            <li className="line gap-10">
              <RotateCcw className="faint rigid" size={18} aria-hidden="true" />
              {texts.product.returns}
            </li>
            <li className="line gap-10">
              <ShieldCheck className="faint rigid" size={18} aria-hidden="true" />
              {texts.product.safe}
            </li>
          </ul>
          <PaymentMarks
            store={store}
            currency={product.price.from.currency}
            country={country}
            texts={texts}
          />
        </div>
        {product.note ? (
          <div className="notee">
            <Picture image={store.avatar} alt="" sizes="40px" />
            <p>
              <b>
                {filled(texts.product.says, {
                  name: <span lang={langOf(store.language, pageLanguage)}>{creator}</span>,
                })}
              </b>
              <span lang={langOf(product.noteLanguage, pageLanguage)}>
                {fill(texts.home.quoted, { text: product.note })}
              </span>
            </p>
          </div>
        ) : null}
        <AboutProduct
          product={product}
          variant={variant}
          isSoldOut={isSoldOut}
          seller={store.seller}
          pageLanguage={pageLanguage}
          formats={formats}
          texts={texts}
        />
      </form>
      <form
        id={alertFormId}
        method="post"
        action={`${action}?${new URLSearchParams(variant.values)}`}
        noValidate
      />
      <div className="buybar line gap-10" role="group" aria-label={product.name}>
        {isSoldOut ? null : (
          <div className="p num">
            <b>{price}</b>
            <small>{variant.label}</small>
          </div>
        )}
        {buttons('bar')}
      </div>
    </>
  );
}
