import { removeCartLine, setCartQuantity } from '@vitrine/contract/shop/carts.ts';
import { data, redirect } from 'react-router';
import { cartCookies, findCart, languageCookie } from '../lib/cart-session.ts';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { textsOf } from '../texts/index.ts';
import { CartLines } from '../ui/cart-lines.tsx';
import { FormError } from '../ui/form-error.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/cart.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const [cart, choices] = await Promise.all([findCart(page), readChoices(page.host, page.visitor)]);
  return data(
    {
      store: page.store,
      cart,
      choices,
      ...pageFacts(page),
    },
    { headers: [...cartCookies(page, cart), ...languageCookie(page), ['cache-control', 'no-store']] },
  );
}

/** Sets or removes one line; the form names the variant in its button. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params);
  const form = await request.formData();
  const { paths } = page;
  const { cart } = page.visitor;
  if (!cart) return redirect(paths.cart);
  const removed = String(form.get('remove') ?? '');
  try {
    const lineParams = { slug: page.store.slug, cart };
    const changed = removed
      ? await callApi(page.host, removeCartLine, { params: { ...lineParams, variantId: removed } }, page)
      : await callApi(
          page.host,
          setCartQuantity,
          {
            params: { ...lineParams, variantId: String(form.get('variant') ?? '') },
            body: { quantity: Number(form.get('quantity')) },
          },
          page,
        );
    return redirect(paths.cart, { headers: cartCookies(page, changed) });
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return { message: error.message };
    throw error;
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, language, storeUrl } = loaderData;
  const title = `${textsOf(language).cart.title} · ${store.name}`;
  return pageMeta({
    title,
    description: title,
    siteName: store.name,
    storeUrl,
    language,
    pathIn: (spoken) => storePaths(store.slug, spoken).cart,
    isPrivate: true,
  });
};

/** What comes on top of the subtotal, by how prices treat tax. */
const taxTexts = { none: 'plusShipping', included: 'taxIncluded', added: 'plusTax' } as const;

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, cart, choices, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap cart-page" data-live="cart">
        <h1>{texts.cart.title}</h1>
        <FormError message={actionData?.message} />
        {cart?.openOrderToken ? (
          <p className="notice boxed">
            {texts.cart.openOrder}{' '}
            <a className="underlined" href={paths.order(cart.openOrderToken)}>
              {texts.cart.openOrderAction}
            </a>
          </p>
        ) : null}
        {isEmpty ? (
          <div className="none">
            <p>
              <b>{texts.cart.empty}</b>
            </p>
            <p className="muted">{texts.cart.emptyHelp}</p>
            <p>
              <a className="btn pri" href={paths.home}>
                {texts.cart.browse}
              </a>
            </p>
          </div>
        ) : (
          <>
            <CartLines cart={cart} paths={paths} formats={formats} texts={texts} />
            <div className="tot num sums">
              <div className="g" data-tell="">
                <span>{texts.cart.subtotal}</span>
                <span>{formats.money(cart.goods)}</span>
              </div>
            </div>
            <p className="muted small">{cart.canCheckout ? texts.cart[taxTexts[cart.taxTreatment]] : texts.cart.fix}</p>
            <div className="cart-actions">
              {cart.canCheckout && store.status === 'open' ? (
                <a className="btn pri" href={paths.checkout}>
                  {texts.cart.checkout}
                </a>
              ) : (
                <span className="btn pri" aria-disabled="true">
                  {texts.cart.checkout}
                </span>
              )}
              <a className="btn sec" href={paths.home}>
                {texts.cart.back}
              </a>
            </div>
          </>
        )}
      </main>
      <StoreFoot store={store} language={language} currency={currency} paths={paths} texts={texts} choices={choices} />
    </>
  );
}
