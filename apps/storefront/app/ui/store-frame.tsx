import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { ArrowLeft, Search, ShoppingBag } from 'lucide-react';
import type { Choices } from '../lib/choices.ts';
import { findNumber, reuseMarkup } from '../lib/kept-markup.ts';
import { usePlatform, useSellerFacts } from '../lib/platform.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { ChoicesForm, ChoicesSheet } from './choices-form.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { Picture } from './picture.tsx';

export interface FrameProps {
  store: StorefrontStore;
  language: Language;
  currency: Currency;
  paths: StorePaths;
  texts: StorefrontTexts;
  choices: Choices;
}

/** The badge's number is filled in by the page's script from a cookie: cached pages are the same for everybody. */
export function CartLink({ paths, texts }: Pick<FrameProps, 'paths' | 'texts'>) {
  return (
    <a className="round" href={paths.cart} aria-label={texts.cart.label} data-cart-link="">
      <ShoppingBag size={20} aria-hidden="true" />
    </a>
  );
}

/** The store's picture and name, and the way to its home. */
export function StoreMark({ store, paths }: Pick<FrameProps, 'store' | 'paths'>) {
  return (
    <a className="brandlet line gap-10" href={paths.home}>
      <Picture image={store.avatar} alt="" sizes="32px" />
      <span lang={intlTags[store.language]}>{store.name}</span>
    </a>
  );
}

/** The small head of every page but the store's home. */
export function PlainHead({
  store,
  paths,
  texts,
  back,
}: Pick<FrameProps, 'store' | 'paths' | 'texts'> & { back: string }) {
  return (
    <>
      <StoreNotices store={store} texts={texts} />
      <header className="plain">
        <div className="top">
          <a
            className="round bare"
            href={back}
            aria-label={fill(texts.product.back, { store: store.name })}
          >
            <ArrowLeft size={20} aria-hidden="true" />
          </a>
          <StoreMark store={store} paths={paths} />
          <a className="round bare push" href={paths.search} aria-label={texts.search.title}>
            <Search size={20} aria-hidden="true" />
          </a>
          <CartLink paths={paths} texts={texts} />
        </div>
      </header>
    </>
  );
}

export function StoreNotices({ store, texts }: Pick<FrameProps, 'store' | 'texts'>) {
  return (
    <>
      {store.isTest ? (
        <p className="notice" role="status">
          {texts.home.test}
        </p>
      ) : null}
      {store.status === 'paused' ? (
        <p className="notice" role="status">
          {texts.home.paused}
        </p>
      ) : null}
    </>
  );
}

/** The end of each page of a store: a third of what is rendered, and the same on all of its pages. */
export function StoreFoot(frame: FrameProps) {
  const { store, paths, language, currency, choices } = frame;
  const { name: platform } = usePlatform();
  const { companyNumber, vatId } = useSellerFacts();
  const about = { platform, companyNumber, vatId };
  // All paths of a page begin with that of the home, and texts follow from the language.
  const key = JSON.stringify([
    'foot',
    store,
    paths.home,
    language,
    currency,
    findNumber(choices),
    about,
  ]);
  return (
    <footer className="foot" {...reuseMarkup(key, () => <FootContent {...frame} {...about} />)} />
  );
}

interface FootProps extends FrameProps {
  platform: string;
  companyNumber: string;
  vatId: string;
}

function FootContent({
  store,
  paths,
  texts,
  language,
  currency,
  choices,
  platform,
  companyNumber,
  vatId,
}: FootProps) {
  const { seller } = store;
  const sold = seller.kind === 'owner' ? texts.foot.soldOwner : texts.foot.sold;
  const wishes = { choices, language, currency, texts };
  return (
    <>
      <div className="wrap">
        <div className="cols">
          <div>
            <h2 lang={langOf(store.language, language)}>{store.name}</h2>
            <p className="muted">
              {fill(sold, { name: seller.name, address: seller.address, platform })}{' '}
              <a className="underlined" href={`mailto:${seller.email}`}>
                {seller.email}
              </a>
            </p>
            {seller.kind === 'platform' && (companyNumber || vatId) ? (
              <p className="muted small">
                {[
                  companyNumber ? `${texts.policies.companyNumber} ${companyNumber}` : '',
                  vatId ? `${texts.policies.vatId} ${vatId}` : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            ) : null}
          </div>
          <div>
            <h2>{texts.foot.help}</h2>
            <ul>
              <li>
                <a href={paths.findOrder}>{texts.find.title}</a>
              </li>
              <li>
                <a href={paths.policy('delivery')}>{texts.foot.delivery}</a>
              </li>
              <li>
                <a href={paths.policy('returns')}>{texts.foot.returns}</a>
              </li>
              <li>
                <a href={paths.contact}>{texts.foot.contact}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{texts.foot.policies}</h2>
            <ul>
              <li>
                <a href={paths.policy('terms')}>{texts.foot.terms}</a>
              </li>
              <li>
                <a href={paths.policy('privacy')}>{texts.foot.privacy}</a>
              </li>
              <li>
                <a href={paths.policy('cookies')}>{texts.policies.cookies.title}</a>
              </li>
              <li>
                <a href={paths.policy('imprint')}>{texts.policies.imprint.title}</a>
              </li>
            </ul>
          </div>
          <ChoicesForm id="choices" {...wishes} />
        </div>
        <PaymentMarks store={store} currency={currency} country={choices.country} texts={texts} />
        <p className="powered">
          {fill(texts.foot.made, { platform })}{' '}
          <a className="semibold ink" href={`/${language}`}>
            {texts.foot.open}
          </a>
        </p>
      </div>
      <ChoicesSheet {...wishes} />
    </>
  );
}
