import {
  listStorefrontCategories,
  listStorefrontProducts,
} from '@vitrine/contract/shop/storefront.ts';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { callApi } from '../lib/host.ts';
import { filterQueryOf, readListFilter } from '../lib/list-filter.ts';
import { asPageError, notFoundInStore } from '../lib/missing-page.ts';
import { pageMeta, previewCard } from '../lib/page-meta.ts';
import { readSort } from '../lib/sort.ts';
import { buyerQueryOf, openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { createBreadcrumbs } from '../lib/structured-data.ts';
import { textsOf } from '../texts/index.ts';
import { CategoryChips } from '../ui/category-chips.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/category.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const search = new URL(request.url).searchParams;
  const sort = readSort(search);
  const filter = readListFilter(search);
  const slugParams = { slug: page.store.slug };
  const [categories, products, choices] = await Promise.all([
    callApi(
      page.host,
      listStorefrontCategories,
      { params: slugParams, query: { childrenOf: params.category } },
      page,
    ),
    callApi(
      page.host,
      listStorefrontProducts,
      {
        params: slugParams,
        query: {
          category: params.category,
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
  const all = categories.list.flatMap((category) => [category, ...category.children]);
  const category = all.find(({ key }) => key === params.category) ?? (await notFoundInStore(page));
  return {
    store: page.store,
    categories: categories.list,
    category: { key: category.key, name: category.name },
    products,
    sort,
    filter,
    choices,
    ...pageFacts(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, category, language, storeUrl } = loaderData;
  return pageMeta({
    title: `${category.name} · ${store.name}`,
    description: [category.name, store.name, store.bio].filter(Boolean).join(' · '),
    siteName: store.name,
    storeUrl,
    language,
    offered: store.languages,
    isTest: store.isTest,
    isUnspoken: loaderData.pathLanguage === null,
    pathIn: (spoken) => storePaths(store.slug, spoken).category(category.key),
    image: previewCard(store, language),
    jsonLd: [
      createBreadcrumbs([
        { name: store.name, url: storeUrl + storePaths(store.slug, language).home },
        {
          name: category.name,
          url: storeUrl + storePaths(store.slug, language).category(category.key),
        },
      ]),
    ],
  });
};

export default function Category({ loaderData }: Route.ComponentProps) {
  const {
    store,
    categories,
    category,
    products,
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
      <CategoryChips categories={categories} paths={paths} texts={texts} current={category.key} />
      <main className="wrap">
        <ProductGrid
          title={category.name}
          isPage
          cards={products.list}
          total={products.total}
          nextCursor={products.nextCursor}
          sort={sort}
          isFirst
          morePath=""
          query={{}}
          facets={products.facets}
          filter={filter}
          currency={currency}
          paths={paths}
          formats={formatsOf(language)}
          texts={texts}
        />
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
