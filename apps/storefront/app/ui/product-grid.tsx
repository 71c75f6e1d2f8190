import { type ProductCard as Card, type StorefrontSort, storefrontSorts } from '@vitrine/contract/shop/storefront.ts';
import { ArrowDownUp } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  title: string;
  /** The grid is what the page is about. */
  isPage?: boolean;
  cards: readonly Card[];
  total: number | null;
  nextCursor: string | null;
  sort: StorefrontSort;
  /** Nothing with pictures stands above: the first row is loaded at once. */
  isFirst?: boolean;
  /** Where "show more" leads, with the query that found these. */
  morePath: string;
  query: Record<string, string>;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

export function ProductGrid({
  title,
  isPage = false,
  cards,
  total,
  nextCursor,
  sort,
  isFirst = false,
  morePath,
  query,
  paths,
  formats,
  texts,
}: ProductGridProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const link = (extra: Record<string, string>) => `?${new URLSearchParams({ ...query, ...extra })}`;
  return (
    <section className="sect" id="all" aria-labelledby="all-title">
      <div className="bar2">
        <Heading id="all-title">
          {title} {total !== null ? <small className="num">{formats.number(total)}</small> : null}
        </Heading>
        <details className="menu" data-menu="">
          <summary className="chip" title={texts.sort.label}>
            <ArrowDownUp size={15} aria-hidden="true" />
            {texts.sort[sort]}
          </summary>
          <div className="pop">
            {storefrontSorts.map((key) => (
              <a key={key} href={`${link({ sort: key })}#all`} aria-current={key === sort ? 'true' : undefined}>
                {texts.sort[key]}
              </a>
            ))}
          </div>
        </details>
      </div>
      {cards.length ? (
        <ul className="grid">
          {cards.map((card, index) => (
            <ProductCard
              key={card.id}
              card={card}
              paths={paths}
              formats={formats}
              texts={texts}
              isFirst={isFirst && index < 2}
              level={isPage ? 'h2' : 'h3'}
            />
          ))}
        </ul>
      ) : (
        <div className="none">
          <p>
            <b>{texts.home.empty}</b>
          </p>
          <p className="muted">{texts.home.emptyHelp}</p>
        </div>
      )}
      {nextCursor ? (
        <p className="more-row">
          <a className="btn sec" data-more="" href={`${morePath}${link({ sort, cursor: nextCursor })}`}>
            {texts.home.more}
          </a>
        </p>
      ) : null}
    </section>
  );
}
