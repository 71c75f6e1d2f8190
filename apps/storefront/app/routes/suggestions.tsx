import {
  listStorefrontCategories,
  listStorefrontProducts,
} from '@vitrine/contract/shop/storefront.ts';
import { formatsOf } from '../lib/formats.ts';
import { callApi } from '../lib/host.ts';
import { asPageError } from '../lib/missing-page.ts';
import { buyerQueryOf, openStorePage } from '../lib/store-page.ts';
import { fill, textsOf } from '../texts/index.ts';
import type { Route } from './+types/suggestions.ts';

const productsMax = 4;
const categoriesMax = 2;

/** What the script of a search field shows while someone types: a few products and categories, with their addresses. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const { paths, language } = page;
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  if (query.length < 2) return Response.json({ heading: '', groups: [] });
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const slugParams = { slug: page.store.slug };
  const [products, categories] = await Promise.all([
    callApi(
      page.host,
      listStorefrontProducts,
      { params: slugParams, query: { keywords: query, limit: productsMax, ...buyerQueryOf(page) } },
      page,
    ),
    callApi(page.host, listStorefrontCategories, { params: slugParams }, page),
  ]).catch((error: unknown) => asPageError(error, page));
  const typed = query.toLocaleLowerCase();
  const named = categories.list
    .flatMap((category) => [category, ...category.children])
    .filter(({ name }) => name.toLocaleLowerCase().includes(typed));
  const groups = [
    {
      title: products.isGuess ? fill(texts.searching.guess, { query }) : texts.searching.products,
      links: products.list.map(({ key, name, image, price, hasRange }) => ({
        href: paths.product(key),
        name,
        image: image ? `${image.url}?w=320` : null,
        note: hasRange
          ? fill(texts.tags.from, { price: formats.money(price) })
          : formats.money(price),
      })),
    },
    {
      title: texts.searching.categories,
      links: named.slice(0, categoriesMax).map(({ key, name, productCount }) => ({
        href: paths.category(key),
        name,
        image: null,
        note: formats.number(productCount),
      })),
    },
  ].filter(({ links }) => links.length > 0);
  const all = {
    href: `${paths.search}?${new URLSearchParams({ q: query })}`,
    name: fill(texts.searching.seeAll, { query }),
  };
  return Response.json(
    { heading: texts.searching.suggestions, groups, all },
    { headers: { 'cache-control': 'private, max-age=30' } },
  );
}
