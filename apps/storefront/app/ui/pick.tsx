import type { ProductCard, StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { Formats } from '../lib/formats.ts';
import { reuseMarkup } from '../lib/kept-markup.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';
import { CardRating } from './product-card.tsx';

interface PickProps {
  pick: ProductCard;
  avatar: StorefrontStore['avatar'];
  isFirst: boolean;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

/** One of the products that the owner recommends, with the owner's note. */
export function Pick(props: PickProps) {
  const { pick, avatar, isFirst, paths, formats } = props;
  const classes = `pick ${pick.availability === 'sold-out' ? 'sold' : ''}`;
  const href = paths.product(pick.key);
  // React may request its picture at the head of the page.
  if (isFirst)
    return (
      <a className={classes} href={href}>
        <PickContent {...props} />
      </a>
    );
  const key = JSON.stringify(['pick', pick, avatar, formats.language]);
  return (
    <a className={classes} href={href} {...reuseMarkup(key, () => <PickContent {...props} />)} />
  );
}

function PickContent({ pick, avatar, isFirst, formats, texts }: PickProps) {
  const { language } = formats;
  return (
    <>
      <div className="pic">
        {pick.availability === 'sold-out' ? (
          <span className="tag">{texts.tags.soldOut}</span>
        ) : null}
        <Picture
          className="p"
          image={pick.image}
          alt={pick.name}
          lang={langOf(pick.language, language)}
          sizes="(min-width: 900px) 290px, 272px"
          isFirst={isFirst}
        />
        {pick.note ? (
          <div className="say line small">
            <Picture image={avatar} alt="" sizes="28px" />
            <span lang={langOf(pick.noteLanguage, language)}>
              {fill(texts.home.quoted, { text: pick.note })}
            </span>
          </div>
        ) : null}
      </div>
      <div className="row">
        <span lang={langOf(pick.language, language)}>{pick.name}</span>
        <span className="num">
          {pick.hasRange
            ? fill(texts.tags.from, { price: formats.money(pick.price) })
            : formats.money(pick.price)}
        </span>
      </div>
      <CardRating rating={pick.rating} formats={formats} texts={texts} />
    </>
  );
}
