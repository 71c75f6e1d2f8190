import type { ProductCard as Card } from '@vitrine/contract/shop/storefront.ts';
import type { ReactNode } from 'react';
import type { Formats } from '../lib/formats.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { ProductCard } from './product-card.tsx';

interface ProductRowProps {
  title: ReactNode;
  cards: readonly Card[];
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

/** A few products below a page that has none of its own, and the way to all. */
export function ProductRow({ title, cards, ...kit }: ProductRowProps) {
  const { paths, texts } = kit;
  if (!cards.length) return null;
  return (
    <section className="sect" aria-labelledby="row-title">
      <div className="sech line on-baseline gap-10 below-14">
        <h2 id="row-title">{title}</h2>
        <a href={paths.home}>{texts.home.seeAll}</a>
      </div>
      <ul className="product-grid">
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} {...kit} />
        ))}
      </ul>
    </section>
  );
}
