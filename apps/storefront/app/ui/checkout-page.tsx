import type { Language } from '@vitrine/contract/locales.ts';
import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { ArrowLeft, ChevronDown, Lock, RotateCcw, ShoppingBag, Truck } from 'lucide-react';
import type { CheckoutFields } from '../lib/checkout-form.ts';
import type { Choices } from '../lib/choices.ts';
import { dispatchLines } from '../lib/dispatch.ts';
import { formatsOf } from '../lib/formats.ts';
import { useSellerFacts } from '../lib/platform.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { CheckoutAddress } from './checkout-address.tsx';
import { EmailField } from './email-field.tsx';
import { filled } from './filled.tsx';
import { FormError } from './form-error.tsx';
import { MessageField } from './message-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OtherCurrency } from './other-currency.tsx';
import { PaymentOptions } from './payment-options.tsx';
import { StoreMark, StoreNotices } from './store-frame.tsx';

export interface CheckoutProps {
  store: StorefrontStore;
  choices: Choices;
  language: Language;
  paths: StorePaths;
  quote: Quote;
  /** What operators wrote for people who need help; empty shows nothing. */
  help: string;
  /** Whether the summary is open and says that the cart has more than the item just bought. */
  showsAll: boolean;
  /** The country for which the cart showed its prices. */
  cartCountry: string;
  fields: CheckoutFields;
  message: string | null;
  /** Something in the cart may not be sent to the chosen country. */
  isCartRefused: boolean;
  errors: Record<string, string>;
}

/** The whole purchase on one page; every step works without a script. */
export function CheckoutPage({
  store,
  choices,
  language,
  paths,
  quote,
  help,
  showsAll,
  cartCountry,
  fields,
  message,
  isCartRefused,
  errors,
}: CheckoutProps) {
  const texts = textsOf(language);
  const { checkout } = texts;
  const facts = useSellerFacts();
  const formats = formatsOf(language);
  const total = formats.money(quote.total);
  const summary = <OrderSummary summary={quote} formats={formats} texts={texts} />;
  const sentFrom = dispatchLines(facts, quote.countryCode, formats, texts).join(' · ');
  const chosen = quote.shippingOptions.find((option) => option.method === quote.shippingMethod);
  return (
    <div className="ck">
      <StoreNotices store={store} texts={texts} />
      <header className="plain">
        <div className="top">
          <a className="round bare" href={paths.cart} aria-label={checkout.back}>
            <ArrowLeft size={20} aria-hidden="true" />
          </a>
          <StoreMark store={store} paths={paths} />
          <span className="push small muted line gap-6">
            <Lock size={14} aria-hidden="true" />
            {checkout.secure}
          </span>
        </div>
      </header>
      {showsAll ? (
        <p className="notice" role="status">
          {fill(checkout.wholeCart, {
            count: quote.lines.reduce((sum, line) => sum + line.quantity, 0),
          })}{' '}
          <a className="underlined" href={paths.cart}>
            {checkout.changeCart}
          </a>
        </p>
      ) : null}
      <details className="ckbar" data-live="bar" open={showsAll}>
        <summary className="line">
          <ShoppingBag size={17} aria-hidden="true" />
          {checkout.summary}
          <ChevronDown size={16} aria-hidden="true" />
          <b className="num">{total}</b>
        </summary>
        {summary}
      </details>
      <div className="two" data-live="form">
        <div className="lft">
          <main>
            <h1 className="visually-hidden">{checkout.title}</h1>
            <form
              method="post"
              action={paths.checkout}
              id="checkout"
              data-exchange="update"
              noValidate
            >
              <input type="hidden" name="key" value={fields.key} />
              <input type="hidden" name="quoteId" value={quote.quoteId} />
              <input type="hidden" name="termsVersion" value={quote.termsVersion} />
              <FormError message={message} isFirst={Object.keys(errors).length === 0} />
              {isCartRefused ? (
                <p className="above-10 small">
                  <a className="underlined" href={paths.cart}>
                    {checkout.changeCart}
                  </a>
                </p>
              ) : null}
              <section>
                <h2>{checkout.contact}</h2>
                <EmailField
                  label={checkout.email}
                  value={fields.email}
                  error={errors['email']}
                  hintAt={paths.emailHint}
                  texts={texts}
                />
                <label className="tick">
                  <input type="checkbox" name="marketing" defaultChecked={fields.marketing} />
                  <span>{fill(checkout.marketing, { name: store.creatorName || store.name })}</span>
                </label>
              </section>
              <CheckoutAddress
                quote={quote}
                fields={fields}
                errors={errors}
                choices={choices}
                formats={formats}
                texts={texts}
              />
              <section>
                <h2>{checkout.shipping}</h2>
                <div className="rad">
                  {quote.shippingOptions.map((option) => (
                    <div key={option.method}>
                      <label className="line gap-12">
                        <input
                          type="radio"
                          name="shippingMethod"
                          value={option.method}
                          defaultChecked={option.method === quote.shippingMethod}
                          data-submit-on-change="update"
                          id={`shipping-${option.method}`}
                        />
                        <span>
                          {option.carrier ? `${option.name} · ${option.carrier}` : option.name}
                          <small className="block muted small">
                            {formats.dayRange(option.arrivesFrom, option.arrivesTo)}
                          </small>
                        </span>
                        <span className="num">
                          {option.price.amount === 0 ? checkout.free : formats.money(option.price)}
                        </span>
                      </label>
                    </div>
                  ))}
                </div>
                <MessageField value={fields.message} texts={texts} />
              </section>
              <section>
                <h2>{checkout.payment}</h2>
                {quote.paymentOptions.length ? (
                  <PaymentOptions
                    options={quote.paymentOptions}
                    chosen={fields.provider}
                    texts={texts}
                  />
                ) : (
                  <p className="notice" role="status">
                    {quote.paymentRefusal === 'country'
                      ? fill(checkout.countryRefused, {
                          country: formats.country(quote.countryCode),
                        })
                      : fill(checkout.noOptions, { total })}
                  </p>
                )}
                <label className="tick">
                  <input
                    type="checkbox"
                    name="terms"
                    defaultChecked={fields.terms}
                    data-missing={checkout.termsMissing}
                    aria-invalid={errors['terms'] ? true : undefined}
                    aria-describedby={errors['terms'] ? 'terms-error' : undefined}
                    // biome-ignore lint/a11y/noAutofocus: a refused form begins at its first wrong field
                    autoFocus={Boolean(errors['terms'])}
                  />
                  <span>
                    {filled(checkout.terms, {
                      terms: (
                        <a
                          className="underlined"
                          href={paths.policy('terms')}
                          target="_blank"
                          rel="noopener"
                        >
                          {checkout.termsLink}
                        </a>
                      ),
                      privacy: (
                        <a
                          className="underlined"
                          href={paths.policy('privacy')}
                          target="_blank"
                          rel="noopener"
                        >
                          {checkout.privacyLink}
                        </a>
                      ),
                    })}
                  </span>
                </label>
                {errors['terms'] ? (
                  <em className="field-error" id="terms-error">
                    {errors['terms']}
                  </em>
                ) : null}
              </section>
              {quote.countryCode === cartCountry ? null : (
                <p className="muted small" role="status">
                  {fill(
                    checkout.countryPrices[quote.taxPercent > 0 ? quote.taxTreatment : 'none'],
                    {
                      country: formats.country(quote.countryCode),
                      percent: formats.percent(quote.taxPercent),
                    },
                  )}
                </p>
              )}
              <OtherCurrency
                charged={quote.total.currency}
                approximate={quote.approximate}
                formats={formats}
                texts={texts}
              />
              <div className="pay">
                {/* Of several, the style shows the one whose way is chosen. */}
                {quote.paymentOptions.map(({ provider, kind }) => (
                  <p key={provider} className={`you-pay ${kind} below-8 to-centre muted text-14`}>
                    {filled(checkout.youPay[kind], { total: <b className="num ink">{total}</b> })}
                  </p>
                ))}
                <button
                  className="btn pri"
                  type="submit"
                  name="do"
                  value="pay"
                  data-tell=""
                  disabled={quote.paymentOptions.length === 0}
                >
                  <Lock size={17} aria-hidden="true" />
                  {checkout.pay}
                </button>
              </div>
              {help ? <p className="checkout-help">{help}</p> : null}
              {sentFrom ? <p className="seller">{sentFrom}</p> : null}
              <p className="seller">
                {fill(checkout.sellerLine, {
                  name: quote.seller.name,
                  address: quote.seller.address,
                  currency: quote.total.currency,
                })}{' '}
                <a
                  className="underlined"
                  href={paths.policy('returns')}
                  target="_blank"
                  rel="noopener"
                >
                  {texts.foot.returns}
                </a>
                {' · '}
                <a className="underlined" href={paths.contact} target="_blank" rel="noopener">
                  {texts.foot.contact}
                </a>
              </p>
            </form>
          </main>
        </div>
        <aside className="side">
          <div className="stays">
            {summary}
            <div className="in">
              {chosen ? (
                <p className="line gap-10 above-10 small muted">
                  <Truck size={17} aria-hidden="true" />
                  {fill(checkout.arrives, {
                    days: formats.dayRange(chosen.arrivesFrom, chosen.arrivesTo),
                  })}
                </p>
              ) : null}
              <p className="line gap-10 above-10 small muted">
                <RotateCcw size={17} aria-hidden="true" />
                {checkout.returns}
              </p>
            </div>
          </div>
        </aside>
      </div>
    </div>
  );
}
