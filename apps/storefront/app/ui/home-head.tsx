import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { ReviewSummary } from '@vitrine/contract/shop/review-shapes.ts';
import type { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import { Package, RotateCcw, Search, Share2, ShieldCheck, Star } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { reuseMarkup } from '../lib/kept-markup.ts';
import { langOf } from '../lib/text-language.ts';
import { fill } from '../texts/index.ts';
import { ChoicesButton } from './choices-form.tsx';
import { filled } from './filled.tsx';
import { Picture } from './picture.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { SocialIcon, socialNames } from './social-icon.tsx';
import { countText } from './stars.tsx';
import { CartLink, type FrameProps, StoreMark } from './store-frame.tsx';

type Home = EndpointAnswer<typeof getStorefrontHome>;

interface HomeHeadProps extends FrameProps {
  summary: ReviewSummary;
  formats: Formats;
}

/** From which amount on shipping to the visitor's country is free. */
export function FreeShipping({
  freeShipping,
  formats,
  texts,
}: Pick<FrameProps, 'texts'> & Pick<Home, 'freeShipping'> & { formats: Formats }) {
  if (!freeShipping) return null;
  const { countryName: country, freeFrom, shipping } = freeShipping;
  return (
    <p className="ship-line">
      <span className="cluster">
        <Package className="rigid" size={17} aria-hidden="true" />
        <b className="ink weight-620">
          {fill(texts.trust.freeOver, { amount: formats.limit(freeFrom) })}
        </b>{' '}
        <small className="muted small">
          {fill(texts.trust.freeTo, { country, shipping: formats.money(shipping) })}
        </small>
      </span>
    </p>
  );
}

/** The words of the owner, the average of the reviews, and links to the owner on social networks. */
function AboutStore({
  store,
  summary,
  formats,
  texts,
}: Pick<HomeHeadProps, 'store' | 'summary' | 'formats' | 'texts'>) {
  const { language } = formats;
  return (
    <>
      <div>
        {store.bio ? (
          <p className="bio" lang={langOf(store.bioLanguage, language)}>
            {store.bio}
          </p>
        ) : null}
        <p className="facts">
          {summary.average === null ? null : (
            <a href="#say" className="num">
              <Star className="star1" size={15} aria-hidden="true" />
              <b className="ink weight-620">{formats.number(summary.average)}</b>{' '}
              {countText(summary.count, formats, texts)}
            </a>
          )}
          <span className="line nowrap">
            <RotateCcw size={15} aria-hidden="true" />
            {texts.home.returns}
          </span>
          <span className="line nowrap">
            <ShieldCheck size={15} aria-hidden="true" />
            {texts.home.safe}
          </span>
        </p>
      </div>
      {store.socialLinks.length ? (
        <nav className="soc cluster stretched above-14" aria-label={texts.home.social}>
          {store.socialLinks.map((link) => (
            <a key={link.kind} href={link.url} rel="me noopener">
              <SocialIcon kind={link.kind} />
              {socialNames[link.kind] ?? texts.home.website}
            </a>
          ))}
        </nav>
      ) : null}
    </>
  );
}

/** The creator leads: banner, face, name, words, then everything else. */
export function HomeHead({
  store,
  paths,
  texts,
  language,
  currency,
  summary,
  formats,
}: HomeHeadProps) {
  const { bio, bioLanguage, socialLinks } = store;
  const key = JSON.stringify(['about-store', bio, bioLanguage, socialLinks, summary, language]);
  const about = () => (
    <AboutStore store={store} summary={summary} formats={formats} texts={texts} />
  );
  return (
    <>
      <header className="hero">
        <div className="top">
          <StoreMark store={store} paths={paths} />
          <form className="search" role="search" action={paths.search}>
            <Search size={18} aria-hidden="true" />
            <input
              type="search"
              name="q"
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
              placeholder={fill(texts.search.placeholder, { store: store.name })}
              aria-label={texts.search.title}
            />
          </form>
          <ChoicesButton
            className="pill push"
            language={language}
            currency={currency}
            texts={texts}
          />
          <a className="round s" href={paths.search} aria-label={texts.search.title}>
            <Search size={20} aria-hidden="true" />
          </a>
          <CartLink paths={paths} texts={texts} />
        </div>
        <div className="bw">
          {store.banner ? (
            <Picture
              className="banner"
              image={store.banner}
              alt=""
              sizes="(min-width: 900px) 1184px, 100vw"
              isFirst
            />
          ) : (
            <div className="banner blank" />
          )}
        </div>
        <div className="id wrap">
          <Picture
            className="ava"
            image={store.avatar}
            alt={store.creatorName || store.name}
            lang={langOf(store.language, language)}
            isFirst
            sizes="124px"
          />
          <div className="act line stretched">
            <a
              className="btn soft"
              href="#share"
              data-share={store.publicUrl}
              data-share-title={store.name}
            >
              <Share2 size={17} aria-hidden="true" />
              {texts.home.share}
            </a>
          </div>
          <h1 lang={langOf(store.language, language)}>{store.name}</h1>
          {store.creatorName ? (
            <p className="who muted text-m above-2">
              {filled(texts.home.by, {
                name: <span lang={langOf(store.language, language)}>{store.creatorName}</span>,
              })}
            </p>
          ) : null}
          <div className="low" {...reuseMarkup(key, about)} />
        </div>
      </header>
      <ShareSheet title={store.name} url={store.publicUrl} texts={texts} />
    </>
  );
}
