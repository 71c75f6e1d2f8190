import type { Currency } from '@vitrine/contract/money.ts';
import {
  type ProductCard as Card,
  type StorefrontFacets,
  type StorefrontSort,
  storefrontSorts,
} from '@vitrine/contract/shop/storefront.ts';
import { ArrowDownUp } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { countFilters, filterEntries, type ListFilter } from '../lib/list-filter.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { ChosenFilters, Filters, FiltersButton } from './filters.tsx';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  title: string;
  /** The grid is what the page is about. */
  isPage?: boolean;
  cards: readonly Card[];
  total: number | null;
  nextCursor: string | null;
  sort: StorefrontSort;
  /** Nothing with pictures is above: the first row is loaded at once. */
  isFirst?: boolean;
  /** Where "show more" leads, with the query that found these. */
  morePath: string;
  query: Record<string, string>;
  /** What the list can be filtered by, and what is chosen of it. */
  facets?: StorefrontFacets | null;
  filter?: ListFilter;
  currency?: Currency;
  paths: StorePaths;
  formats: Formats;
  texts: StorefrontTexts;
}

export function ProductGrid(props: ProductGridProps) {
  const {
    title,
    isPage = false,
    cards,
    total,
    nextCursor,
    sort,
    isFirst = false,
    morePath,
    query,
    facets,
    filter,
    currency,
    paths,
    formats,
    texts,
  } = props;
  const Heading = isPage ? 'h1' : 'h2';
  const chosen = filter ? filterEntries(filter) : [];
  const link = (extra: Record<string, string>) =>
    `?${new URLSearchParams([...Object.entries(query), ...chosen, ...Object.entries(extra)])}`;
  const kept = [
    ...Object.entries(query),
    ...(sort === 'featured' ? [] : [['sort', sort] as const]),
  ];
  const filters =
    facets && filter && currency ? { facets, filter, kept, currency, formats, texts } : null;
  const isFiltered = filter !== undefined && countFilters(filter) > 0;
  const list = (
    <>
      {filters ? <ChosenFilters {...filters} /> : null}
      {cards.length ? (
        <ul className="product-grid">
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
            <b>{isFiltered ? texts.filter.none : texts.home.empty}</b>
          </p>
          <p className="muted">{isFiltered ? texts.filter.noneHelp : texts.home.emptyHelp}</p>
        </div>
      )}
      {nextCursor ? (
        <p className="more-row to-centre above-28">
          <a
            className="btn sec"
            data-more=""
            href={`${morePath}${link({ sort, cursor: nextCursor })}`}
          >
            {texts.home.more}
          </a>
        </p>
      ) : null}
    </>
  );
  return (
    <section className="sect" id="all" aria-labelledby="all-title" data-live="list">
      <div className="bar2 line below-14">
        <Heading id="all-title" data-tell="">
          {title}{' '}
          {total === null ? null : (
            <small className="num">
              {filters && isFiltered
                ? fill(texts.filter.shown, {
                    count: formats.number(total),
                    total: formats.number(filters.facets.total),
                  })
                : formats.number(total)}
            </small>
          )}
        </Heading>
        <div className="line stretched push">
          {filters ? <FiltersButton {...filters} /> : null}
          <details className="menu" data-menu="">
            <summary className="chip" title={texts.sort.label}>
              <ArrowDownUp size={15} aria-hidden="true" />
              {texts.sort[sort]}
            </summary>
            <div className="pop">
              {storefrontSorts.map((key) => (
                <a
                  className="line gap-0"
                  key={key}
                  href={`${link({ sort: key })}#all`}
                  aria-current={key === sort ? 'true' : undefined}
                >
                  {texts.sort[key]}
                </a>
              ))}
            </div>
          </details>
        </div>
      </div>
      {filters ? (
        <div className="with-filters">
          <Filters {...filters} />
          <div>{list}</div>
        </div>
      ) : (
        list
      )}
    </section>
  );
}
