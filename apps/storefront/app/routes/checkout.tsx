import { placeOrder, quoteCheckout } from '@vitrine/contract/shop/checkout.ts';
import { payOrder } from '@vitrine/contract/shop/payments.ts';
import { data, redirect } from 'react-router';
import { cartCookies, findCart, languageCookie } from '../lib/cart-session.ts';
import { addressOf, type CheckoutFields, errorsByField, readFields } from '../lib/checkout-form.ts';
import { readChoices } from '../lib/choices.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { openStorePage, pageFacts, type StorePage } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { textsOf } from '../texts/index.ts';
import { CheckoutPage } from '../ui/checkout-page.tsx';
import type { Route } from './+types/checkout.ts';

/** One key per shown form: a double click or a reload sends the same one and gets the same order. */
const newKey = () => crypto.randomUUID();

async function quote(page: StorePage, cart: string, fields: Pick<CheckoutFields, 'countryCode' | 'shippingMethod' | 'postcode'>) {
  const method = fields.shippingMethod === 'express' || fields.shippingMethod === 'standard' ? fields.shippingMethod : undefined;
  return callApi(
    page.host,
    quoteCheckout,
    {
      params: { slug: page.store.slug, cart },
      body: { countryCode: fields.countryCode, shippingMethod: method, postcode: fields.postcode || undefined },
    },
    page,
  );
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const { paths } = page;
  const [cart, choices] = await Promise.all([findCart(page), readChoices(page.host, page.visitor)]);
  if (!cart?.canCheckout || page.store.status !== 'open') throw redirect(paths.cart);
  const fields: CheckoutFields = { ...readFields(null), countryCode: cart.countryCode, key: newKey() };
  const answer = await quote(page, cart.token, fields).catch((error: unknown) => {
    // A country that is not served is chosen anew in the form itself.
    const first = choices.countries[0];
    if (error instanceof ApiFailure && error.code === 'country-not-served' && first) {
      fields.countryCode = first.code;
      return quote(page, cart.token, fields);
    }
    if (error instanceof ApiFailure && error.status < 500) throw redirect(paths.cart);
    throw error;
  });
  return data(
    {
      store: page.store,
      quote: answer,
      fields,
      choices,
      ...pageFacts(page),
    },
    { headers: [...cartCookies(page, cart), ...languageCookie(page), ['cache-control', 'no-store']] },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params);
  const texts = textsOf(page.language).checkout;
  const { paths } = page;
  const form = await request.formData();
  const fields = readFields(form);
  const cart = page.visitor.cart;
  if (!cart) return redirect(paths.cart);
  const refuse = async (message: string | null, errors: Record<string, string> = {}) => ({
    fields: { ...fields, key: newKey() },
    message,
    errors,
    quote: await quote(page, cart, fields),
  });
  try {
    if (form.get('do') === 'update') return await refuse(null);
    const placed = await callApi(
      page.host,
      placeOrder,
      {
        params: { slug: page.store.slug, cart },
        body: {
          quoteId: fields.quoteId,
          email: fields.email,
          address: addressOf(fields),
          shippingMethod: fields.shippingMethod === 'express' ? 'express' : 'standard',
          // Without the box nothing is placed, but what else is wrong is told as well.
          termsVersion: fields.terms ? fields.termsVersion : 'none',
          marketing: fields.marketing,
        },
      },
      { ...page, idempotencyKey: `place-${fields.key}` },
    );
    if (placed.outcome === 'price-changed')
      return { fields: { ...fields, key: newKey() }, message: texts.changed, errors: {}, quote: placed.quote };
    const payment = await callApi(
      page.host,
      payOrder,
      { params: { token: placed.orderToken }, body: {} },
      { ...page, idempotencyKey: `pay-${fields.key}` },
    ).catch(() => null);
    return redirect(payment?.payUrl ?? paths.order(placed.orderToken));
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    if (error.code === 'cart-empty' || error.code === 'out-of-stock' || error.status === 404) return redirect(paths.cart);
    // When even the total cannot be told any more, the cart says why.
    const terms: Record<string, string> = fields.terms ? {} : { terms: texts.termsMissing };
    const message = error.code === 'terms-not-accepted' ? null : error.message;
    return await refuse(message, { ...errorsByField(error.errors), ...terms }).catch(() => redirect(paths.cart));
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, language, storeUrl } = loaderData;
  const title = `${textsOf(language).checkout.title} · ${store.name}`;
  return pageMeta({
    title,
    description: title,
    siteName: store.name,
    storeUrl,
    language,
    pathIn: (spoken) => storePaths(store.slug, spoken).checkout,
    isPrivate: true,
  });
};

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { store, choices, language, pathLanguage } = loaderData;
  return (
    <CheckoutPage
      store={store}
      choices={choices}
      language={language}
      paths={storePaths(store.slug, pathLanguage)}
      quote={actionData?.quote ?? loaderData.quote}
      fields={actionData?.fields ?? loaderData.fields}
      message={actionData?.message ?? null}
      errors={actionData?.errors ?? {}}
    />
  );
}
