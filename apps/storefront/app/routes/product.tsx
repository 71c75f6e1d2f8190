import { placeStockAlert } from '@vitrine/contract/shop/stock-alerts.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { listReviews } from '@vitrine/contract/shop/storefront-reviews.ts';
import { data, redirect } from 'react-router';
import { addToCart, cartCookies, languageCookie } from '../lib/cart-session.ts';
import { readChoices } from '../lib/choices.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { asPageError } from '../lib/missing-page.ts';
import { pageMeta, previewCard } from '../lib/page-meta.ts';
import { isChosen, queryOf, readReviewChoice } from '../lib/review-query.ts';
import { buyerQueryOf, inLinkedCountry, openStorePage, pageFacts } from '../lib/store-page.ts';
import type { StorePage } from '../lib/store-page.types.ts';
import { storePaths } from '../lib/store-paths.ts';
import { createBreadcrumbs, createProductData } from '../lib/structured-data.ts';
import { chooseVariant, readChosen } from '../lib/variant-choice.ts';
import { ProductPage, type Refusal, refusalTexts } from '../ui/product-page.tsx';
import type { Route } from './+types/product.ts';

/** Why a product did not get into the cart; the page of the refused form has the message. */
const refusals = Object.keys(refusalTexts) as Refusal[];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = inLinkedCountry(await openStorePage(request, context, params), request);
  const [answer, choices] = await Promise.all([
    callApi(
      page.host,
      getStorefrontProduct,
      {
        params: { slug: page.store.slug, product: params.product },
        query: buyerQueryOf(page),
      },
      page,
    ).catch((error: unknown) => asPageError(error, page)),
    readChoices(page.host, page.visitor),
  ]);
  const { searchParams } = new URL(request.url);
  const reviewChoice = readReviewChoice(searchParams);
  const reviews =
    answer.reviews.summary.count && isChosen(reviewChoice)
      ? await callApi(
          page.host,
          listReviews,
          {
            params: { slug: page.store.slug, product: params.product },
            query: queryOf(reviewChoice),
          },
          page,
        ).catch((error: unknown) => asPageError(error, page))
      : answer.reviews;
  const chosen = readChosen(answer.product, searchParams);
  const problem = refusals.find((code) => code === searchParams.get('problem')) ?? null;
  return data(
    { ...answer, reviews, reviewChoice, choices, chosen, problem, ...pageFacts(page) },
    { status: problem ? 409 : 200 },
  );
}

/** "Tell me when it is back": the page comes again and says what became of it. */
async function placeAlert(page: StorePage, product: string, form: FormData) {
  const email = String(form.get('email') ?? '')
    .trim()
    .slice(0, 254);
  const body = { email, variantId: String(form.get('variantId')) };
  try {
    await callApi(
      page.host,
      placeStockAlert,
      { params: { slug: page.store.slug, product }, body },
      page,
    );
    return data({ alert: { email, isRefused: false } });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 400)) return asPageError(error, page);
    return data({ alert: { email, isRefused: true } }, { status: 422 });
  }
}

/** "Buy now" and "Add to cart": the form chooses a variant by its options. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params);
  const form = await request.formData();
  if (form.get('then') === 'alert' || form.has('variantId'))
    return placeAlert(page, params.product, form);
  const { product } = await callApi(
    page.host,
    getStorefrontProduct,
    {
      params: { slug: page.store.slug, product: params.product },
      query: buyerQueryOf(page),
    },
    page,
  ).catch((error: unknown) => asPageError(error, page));
  const chosen = readChosen(product, form);
  const variant = chooseVariant(product, chosen);
  const { paths } = page;
  try {
    const cart = await addToCart(page, page.visitor.country ?? undefined, {
      variantId: variant.id,
      quantity: 1,
    });
    return redirect(
      form.get('then') === 'checkout'
        ? `${paths.checkout}${cart.units > 1 ? '?with=cart' : ''}`
        : paths.cart,
      {
        status: 303,
        headers: [...cartCookies(page, cart), ...languageCookie(page)],
      },
    );
  } catch (error) {
    const code = refusals.find((known) => error instanceof ApiFailure && error.code === known);
    if (code)
      return redirect(
        `${paths.product(params.product)}?${new URLSearchParams({ ...chosen, problem: code })}`,
        303,
      );
    // A cart that was closed meanwhile: the page itself shows how things are.
    if (error instanceof ApiFailure && error.status < 500)
      return redirect(paths.product(params.product), 303);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, product, reviews, choices, language, storeUrl } = loaderData;
  const paths = storePaths(store.slug, language);
  return pageMeta({
    title: `${product.searchTitle || product.name} · ${store.name}`,
    description: product.searchDescription || product.description,
    siteName: store.name,
    storeUrl,
    language,
    offered: store.languages,
    isTest: store.isTest,
    isUnspoken: loaderData.pathLanguage === null,
    pathIn: (spoken) => storePaths(store.slug, spoken).product(product.key),
    image: previewCard(store, language, product),
    kind: 'product',
    price: product.price.from,
    jsonLd: [
      createProductData({
        store,
        product,
        reviews,
        url: storeUrl + paths.product(product.key),
        storeUrl,
        tax: choices.countryTax,
      }),
      createBreadcrumbs([
        { name: store.name, url: storeUrl + paths.home },
        {
          name: product.category.parent.name,
          url: storeUrl + paths.category(product.category.parent.key),
        },
        { name: product.category.name, url: storeUrl + paths.category(product.category.key) },
        { name: product.name, url: storeUrl + paths.product(product.key) },
      ]),
    ],
  });
};

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { store, product, pathLanguage } = loaderData;
  return (
    <ProductPage
      {...loaderData}
      alert={actionData?.alert ?? null}
      path={storePaths(store.slug, pathLanguage).product(product.key)}
    />
  );
}
