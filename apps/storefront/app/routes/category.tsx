import {
  listStorefrontCategories,
  listStorefrontProducts,
  type StorefrontSort,
  storefrontSorts,
} from '@vitrine/contract/shop/storefront.ts';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { callApi } from '../lib/host.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { asPageError, notFoundPage, openStorePage } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { textsOf } from '../texts/index.ts';
import { CategoryChips } from '../ui/category-chips.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import { PlainHead, StoreColours, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/category.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const search = new URL(request.url).searchParams;
  const asked = search.get('sort') as StorefrontSort | null;
  const sort = asked && storefrontSorts.includes(asked) ? asked : 'featured';
  const slugParams = { slug: page.store.slug };
  const [categories, products, choices] = await Promise.all([
    callApi(page.host, listStorefrontCategories, { params: slugParams }, page),
    callApi(
      page.host,
      listStorefrontProducts,
      {
        params: slugParams,
        query: { category: params.category, sort, cursor: search.get('cursor') ?? undefined, limit: 24, currency: page.currency },
      },
      page,
    ).catch(asPageError),
    readChoices(page.host, page.visitor),
  ]);
  const all = categories.list.flatMap((category) => [category, ...category.children]);
  const category = all.find(({ key }) => key === params.category) ?? notFoundPage();
  return {
    store: page.store,
    categories: categories.list,
    category: { key: category.key, name: category.name },
    products,
    sort,
    choices,
    language: page.language,
    currency: page.currency,
    pathLanguage: page.pathLanguage,
    storeUrl: page.host.storeUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, category, language, storeUrl } = loaderData;
  return pageMeta({
    title: `${category.name} · ${store.name}`,
    description: `${category.name} · ${store.name}`,
    storeUrl,
    language,
    pathIn: (spoken) => storePaths(store.slug, spoken).category(category.key),
    imageUrl: store.banner?.url,
  });
};

export default function Category({ loaderData }: Route.ComponentProps) {
  const { store, categories, category, products, sort, choices, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  return (
    <>
      <StoreColours store={store} />
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <CategoryChips categories={categories} paths={paths} texts={texts} current={category.key} />
      <main className="wrap">
        <ProductGrid
          title={category.name}
          cards={products.list}
          total={products.total}
          nextCursor={products.nextCursor}
          sort={sort}
          morePath=""
          query={{}}
          paths={paths}
          formats={formatsOf(language)}
          texts={texts}
        />
      </main>
      <StoreFoot store={store} language={language} currency={currency} paths={paths} texts={texts} choices={choices} />
    </>
  );
}
