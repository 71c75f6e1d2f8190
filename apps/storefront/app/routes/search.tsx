import { listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { Search as SearchIcon } from 'lucide-react';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { callApi } from '../lib/host.ts';
import { countFilters, filterQueryOf, readListFilter } from '../lib/list-filter.ts';
import { asPageError } from '../lib/missing-page.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { readSort } from '../lib/sort.ts';
import { buyerQueryOf, openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { ProductGrid } from '../ui/product-grid.tsx';
import { ProductRow } from '../ui/product-row.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/search.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const search = new URL(request.url).searchParams;
  const query = (search.get('q') ?? '').trim().slice(0, 100);
  const sort = readSort(search);
  const filter = readListFilter(search);
  const [products, choices] = await Promise.all([
    callApi(
      page.host,
      listStorefrontProducts,
      {
        params: { slug: page.store.slug },
        query: {
          keywords: query || undefined,
          sort,
          cursor: search.get('cursor') ?? undefined,
          limit: 24,
          ...buyerQueryOf(page),
          ...filterQueryOf(filter, page.currency),
        },
      },
      page,
    ).catch((error: unknown) => asPageError(error, page)),
    readChoices(page.host, page.visitor),
  ]);
  const isEmpty = query !== '' && products.list.length === 0 && !countFilters(filter);
  // An empty search is no dead end: the products that the store shows first.
  const others = isEmpty
    ? await callApi(
        page.host,
        listStorefrontProducts,
        { params: { slug: page.store.slug }, query: { limit: 8, ...buyerQueryOf(page) } },
        page,
      )
    : null;
  return {
    store: page.store,
    products,
    others: others?.list ?? null,
    filter,
    query,
    sort,
    choices,
    ...pageFacts(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page
    ? createPrivateMeta(
        page.query || textsOf(page.language).search.title,
        page.store,
        page.store.bio || page.store.name,
      )
    : [];

export default function Search({ loaderData }: Route.ComponentProps) {
  const {
    store,
    products,
    others,
    query,
    sort,
    filter,
    choices,
    language,
    currency,
    pathLanguage,
  } = loaderData;
  const texts = textsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap">
        <h1 className="visually-hidden">{texts.search.title}</h1>
        <form className="search-row" role="search" action={paths.search}>
          <label className="f">
            <span>{texts.search.title}</span>
            <input
              type="search"
              name="q"
              defaultValue={query}
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
            />
          </label>
          <button className="btn pri" type="submit">
            <SearchIcon size={18} aria-hidden="true" />
            {texts.search.submit}
          </button>
        </form>
        {others ? (
          <>
            <div className="none">
              <p>
                <b>{fill(texts.search.none, { query })}</b>
              </p>
              <p className="muted">{texts.search.noneHelp}</p>
            </div>
            <ProductRow
              title={texts.searching.others}
              cards={others}
              {...{ paths, texts }}
              formats={formatsOf(language)}
            />
          </>
        ) : (
          <ProductGrid
            title={
              query
                ? products.isGuess
                  ? fill(texts.searching.guess, { query })
                  : query
                : texts.home.allProducts
            }
            cards={products.list}
            total={products.total}
            nextCursor={products.nextCursor}
            sort={sort}
            isFirst
            morePath=""
            query={query ? { q: query } : {}}
            facets={products.facets}
            filter={filter}
            currency={currency}
            paths={paths}
            formats={formatsOf(language)}
            texts={texts}
          />
        )}
      </main>
      <StoreFoot
        store={store}
        language={language}
        currency={currency}
        paths={paths}
        texts={texts}
        choices={choices}
      />
    </>
  );
}
