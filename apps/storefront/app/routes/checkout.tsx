import { getPlatformConfig } from '@vitrine/contract/admin/platform-config.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { shippingMethodShape } from '@vitrine/contract/shop/checkout-shapes.ts';
import { payOrder } from '@vitrine/contract/shop/payments.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { data, redirect } from 'react-router';
import {
  cartCookies,
  findCart,
  languageCookie,
  payingCookie,
  releasePaymentOf,
} from '../lib/cart-session.ts';
import {
  addressOf,
  type CheckoutFields,
  groupErrors,
  readFields,
  readKeptForm,
  storeForm,
} from '../lib/checkout-form.ts';
import { readChoices } from '../lib/choices.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import type { StorePage } from '../lib/store-page.types.ts';
import { storePaths } from '../lib/store-paths.ts';
import { textsOf } from '../texts/index.ts';
import { CheckoutPage } from '../ui/checkout-page.tsx';
import type { Route } from './+types/checkout.ts';

/** One key per shown form: a double click or a reload sends the same one and gets the same order. */
const newKey = () => crypto.randomUUID();

async function quote(
  page: StorePage,
  cart: string,
  fields: Pick<CheckoutFields, 'countryCode' | 'shippingMethod' | 'postcode' | 'region'>,
) {
  // A form is kept as it was typed: what is no key of a method, no postcode or no region is left out.
  const method = shippingMethodShape.safeParse(fields.shippingMethod);
  return callApi(
    page.host,
    quoteCheckout,
    {
      params: { slug: page.store.slug, cart },
      body: {
        countryCode: fields.countryCode,
        shippingMethod: method.data,
        postcode: fields.postcode.slice(0, 12) || undefined,
        region: fields.region.slice(0, 60) || undefined,
      },
    },
    page,
  );
}

/** The way back to a form that was refused: a page of its own, so that going back never asks to send it again. */
const refusedAt = (path: string) => redirect(`${path}?refused=1`, 303);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const { paths } = page;
  const [cart, choices, { checkoutHelp }] = await Promise.all([
    findCart(page),
    readChoices(page.host, page.visitor),
    callApi(page.host, getPlatformConfig, {}, page),
  ]);
  await releasePaymentOf(page, cart);
  if (!cart?.canCheckout || page.store.status !== 'open' || !page.store.takesPayments)
    throw redirect(paths.cart);
  const kept = await readKeptForm(page, cart.token);
  const refusal = new URL(request.url).searchParams.has('refused') ? kept.refusal : null;
  const fields: CheckoutFields = {
    ...readFields(null),
    countryCode: cart.countryCode,
    ...kept.fields,
    key: newKey(),
  };
  // The country of the address, to which a product may not be sent: the page shows the sums of the cart's own.
  let refusedCountry: string | null = null;
  const answer = await quote(page, cart.token, fields)
    .catch((error: unknown) => {
      if (
        error instanceof ApiFailure &&
        (error.code === 'product-not-shipped' || error.code === 'cart-not-shipped') &&
        (fields.countryCode !== cart.countryCode || fields.region !== '')
      ) {
        refusedCountry = error.message;
        fields.countryCode = cart.countryCode;
        fields.postcode = '';
        fields.region = '';
        return quote(page, cart.token, fields);
      }
      // A country that is not served is chosen in the form itself.
      const first = choices.countries[0];
      if (
        error instanceof ApiFailure &&
        (error.code === 'country-not-served' || error.code === 'invalid-input') &&
        first
      ) {
        fields.countryCode = first.code;
        fields.postcode = '';
        fields.region = '';
        return quote(page, cart.token, fields);
      }
      throw error;
    })
    .catch((error: unknown) => {
      // The cart shows what cannot be bought, in the country of the fallback as well.
      if (error instanceof ApiFailure && error.status < 500) throw redirect(paths.cart);
      throw error;
    });
  return data(
    {
      store: page.store,
      quote: answer,
      help: checkoutHelp,
      /** Someone who bought one item on its page may have forgotten the others in the cart. */
      showsAll: new URL(request.url).searchParams.has('with'),
      cartCountry: cart.countryCode,
      fields,
      message: refusedCountry ?? refusal?.message ?? null,
      isCartRefused: refusedCountry !== null,
      errors: refusal?.errors ?? {},
      choices,
      ...pageFacts(page),
    },
    {
      status: refusal || refusedCountry ? 422 : 200,
      headers: [...cartCookies(page, cart), ...languageCookie(page), ['cache-control', 'no-store']],
    },
  );
}

/** Starts the payment of an order that was just placed; the order's own page says why when that cannot be. */
async function beginPayment(
  page: StorePage,
  orderToken: string,
  { key, provider }: Pick<CheckoutFields, 'key' | 'provider'>,
): Promise<string> {
  const orderPage = page.paths.order(orderToken);
  try {
    const wishes = { ...page, idempotencyKey: `pay-${key}` };
    const payment = await callApi(
      page.host,
      payOrder,
      { params: { token: orderToken }, body: provider ? { provider } : {} },
      wishes,
    );
    return payment.payUrl ?? orderPage;
  } catch (error) {
    if (error instanceof ApiFailure) return `${orderPage}?problem=${error.code}`;
    throw error;
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params);
  const { checkout: texts, fields: ownWords } = textsOf(page.language);
  const { paths } = page;
  const form = await request.formData();
  const fields = readFields(form);
  const cart = page.visitor.cart;
  if (!cart) return redirect(paths.cart, 303);
  const suggested = form.get('useEmail');
  if (typeof suggested === 'string' && suggested) fields.email = suggested;
  if (form.get('do') === 'update' || suggested) {
    await storeForm(page, cart, fields, null);
    return redirect(paths.checkout, 303);
  }
  try {
    const placed = await callApi(
      page.host,
      placeOrder,
      {
        params: { slug: page.store.slug, cart },
        body: {
          quoteId: fields.quoteId,
          email: fields.email,
          address: addressOf(fields),
          shippingMethod: shippingMethodShape.safeParse(fields.shippingMethod).data ?? 'standard',
          // Without the box nothing is placed, but the other errors are shown as well.
          termsVersion: fields.terms ? fields.termsVersion : 'none',
          marketing: fields.marketing,
          message: fields.message || undefined,
        },
      },
      { ...page, idempotencyKey: `place-${fields.key}` },
    );
    const hasMoved = placed.outcome === 'price-changed';
    await storeForm(page, cart, fields, hasMoved ? { message: texts.changed, errors: {} } : null);
    if (hasMoved) return refusedAt(paths.checkout);
    const next = await beginPayment(page, placed.orderToken, fields);
    return redirect(next, { status: 303, headers: [payingCookie(page, placed.orderToken)] });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 500) throw error;
    const isCartProblem =
      ['cart-empty', 'out-of-stock', 'payment-unavailable', 'order-state'].includes(error.code) ||
      error.status === 404;
    const terms: Record<string, string> = fields.terms ? {} : { terms: texts.termsMissing };
    const errors = { ...groupErrors(error.errors, ownWords, fields.countryCode), ...terms };
    const message =
      error.code === 'terms-not-accepted' || Object.keys(errors).length > 0 ? null : error.message;
    await storeForm(page, cart, fields, isCartProblem ? null : { message, errors });
    return isCartProblem ? redirect(`${paths.cart}?problem=stock`, 303) : refusedAt(paths.checkout);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page ? createPrivateMeta(textsOf(page.language).checkout.title, page.store) : [];

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { store, choices, language, pathLanguage } = loaderData;
  return (
    <CheckoutPage
      store={store}
      choices={choices}
      language={language}
      paths={storePaths(store.slug, pathLanguage)}
      quote={loaderData.quote}
      help={loaderData.help}
      showsAll={loaderData.showsAll}
      cartCountry={loaderData.cartCountry}
      fields={loaderData.fields}
      message={loaderData.message}
      isCartRefused={loaderData.isCartRefused}
      errors={loaderData.errors}
    />
  );
}
