import type { ProductCard as Card } from '@vitrine/contract/shop/storefront.ts';
import { Star } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { reuseMarkup } from '../lib/kept-markup.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';
import { PriceBefore } from './price-before.tsx';
import { countText } from './stars.tsx';

interface ProductCardProps {
  card: Card;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
  isFirst?: boolean;
  className?: string;
  /** One level below the heading of the list. */
  level?: 'h2' | 'h3';
}

/** A drawing, because the page's policy allows no style in an element. */
function Dots({ colours }: { colours: readonly string[] }) {
  return (
    <svg className="dots" width={colours.length * 15 - 4} height={11} aria-hidden="true">
      {colours.map((colour, index) => (
        <circle key={colour} cx={index * 15 + 5.5} cy={5.5} r={5} fill={colour} />
      ))}
    </svg>
  );
}

/** "★ 4.8 (312)", read out in words; nothing without a review. */
export function CardRating({
  rating,
  formats,
  texts,
}: Pick<ProductCardProps, 'formats' | 'texts'> & Pick<Card, 'rating'>) {
  if (!rating) return null;
  const words = `${fill(texts.reviews.rating, { rating: formats.number(rating.average) })}, ${countText(rating.count, formats, texts)}`;
  return (
    <span className="r num" role="img" aria-label={words}>
      <Star className="star1" size={13} aria-hidden="true" />
      {formats.number(rating.average)} <small>({formats.number(rating.count)})</small>
    </span>
  );
}

/** A card is the same on the home page, in lists and beside other products. */
export function ProductCard(props: ProductCardProps) {
  const { card, paths, formats, isFirst, className = '', level = 'h3' } = props;
  const classes = `card ${card.availability === 'sold-out' ? 'sold' : ''} ${className}`;
  // React may request its picture at the head of the page.
  if (isFirst)
    return (
      <li className={classes}>
        <CardContent {...props} />
      </li>
    );
  // All paths of a store begin with that of its home, and texts follow from the language.
  const key = JSON.stringify(['card', card, paths.home, formats.language, level]);
  return <li className={classes} {...reuseMarkup(key, () => <CardContent {...props} />)} />;
}

function CardContent({
  card,
  paths,
  formats,
  texts,
  isFirst,
  level: Heading = 'h3',
}: ProductCardProps) {
  const isSoldOut = card.availability === 'sold-out';
  const price = formats.money(card.price);
  return (
    <>
      {isSoldOut ? (
        <span className="tag">{texts.tags.soldOut}</span>
      ) : card.isNew ? (
        <span className="tag">{texts.tags.isNew}</span>
      ) : null}
      <Picture
        className="p"
        image={card.image}
        alt={card.image?.alt || card.name}
        lang={langOf(card.image?.alt ? card.image.altLanguage : card.language, formats.language)}
        sizes="(min-width: 900px) 290px, (min-width: 600px) 31vw, 46vw"
        isFirst={isFirst}
      />
      <Heading>
        <a href={paths.product(card.key)} lang={langOf(card.language, formats.language)}>
          {card.name}
        </a>
      </Heading>
      <div className="price cluster on-baseline num">
        <span>{card.hasRange ? fill(texts.tags.from, { price }) : price}</span>
        <PriceBefore value={card.priceBefore} formats={formats} texts={texts} />
      </div>
      <div className="meta line muted above-5 text-xs">
        <CardRating rating={card.rating} formats={formats} texts={texts} />
        {card.left !== null && !isSoldOut ? (
          <span className="num">{fill(texts.tags.left, { left: card.left })}</span>
        ) : null}
        {card.swatches.length > 1 ? <Dots colours={card.swatches.slice(0, 6)} /> : null}
      </div>
    </>
  );
}
