import { type Cart, removeCartLine, setCartQuantity } from '@vitrine/contract/shop/carts.ts';
import { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import { ShoppingBag } from 'lucide-react';
import { data, redirect } from 'react-router';
import {
  composeLineProblem,
  quantityMax,
  readLineProblem,
  readQuantity,
} from '../lib/cart-quantity.ts';
import { cartCookies, findCart, languageCookie, releasePaymentOf } from '../lib/cart-session.ts';
import { readChoices } from '../lib/choices.ts';
import { dispatchLines } from '../lib/dispatch.ts';
import { formatsOf } from '../lib/formats.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { useSellerFacts } from '../lib/platform.ts';
import { buyerQueryOf, openStorePage, pageFacts } from '../lib/store-page.ts';
import type { StorePage } from '../lib/store-page.types.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { CartLines } from '../ui/cart-lines.tsx';
import { FreeShipping, ShippingLine } from '../ui/cart-shipping.tsx';
import { CartShortage } from '../ui/cart-shortage.tsx';
import { OtherCurrency } from '../ui/other-currency.tsx';
import { PaymentMarks } from '../ui/payment-marks.tsx';
import { ProductRow } from '../ui/product-row.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/cart.ts';

/**
 * Takes what is no longer sold out of the cart, and returns it: the page that does so names it, and nothing of it is left on the
 * next. A request that only looks ahead changes nothing.
 */
async function removeGone(page: StorePage, request: Request, found: Cart | null) {
  const gone = found?.lines.filter(({ state }) => state === 'gone') ?? [];
  const isShown = request.method === 'GET' && !request.headers.has('sec-purpose');
  if (!found || !gone.length || !isShown) return { cart: found, left: [] };
  try {
    let cart = found;
    for (const { variantId } of gone)
      cart = await callApi(
        page.host,
        removeCartLine,
        { params: { slug: page.store.slug, cart: cart.token, variantId } },
        page,
      );
    return { cart, left: gone };
  } catch (error) {
    // The cart was ordered or changed meanwhile: it is shown as it was read.
    if (error instanceof ApiFailure && error.status < 500) return { cart: found, left: [] };
    throw error;
  }
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const [found, choices] = await Promise.all([
    findCart(page),
    readChoices(page.host, page.visitor),
  ]);
  const { cart, left } = await removeGone(page, request, found);
  await releasePaymentOf(page, cart);
  const { searchParams } = new URL(request.url);
  const problem = readLineProblem(searchParams);
  const offered = cart?.lines.length
    ? null
    : await callApi(
        page.host,
        getStorefrontHome,
        { params: { slug: page.store.slug }, query: { ...buyerQueryOf(page), limit: 4 } },
        page,
      ).catch(() => null);
  return data(
    {
      store: page.store,
      cart,
      left: left.map(({ variantId, name, option }) => ({ variantId, name, option })),
      choices,
      cards: [...(offered?.picks ?? []), ...(offered?.products.list ?? [])].slice(0, 4),
      problem,
      /** The buyer was on the way to pay when the stock changed. */
      wasOrdering: searchParams.get('problem') === 'stock',
      ...pageFacts(page),
    },
    {
      status: problem && problem.kind !== 'clamped' ? 422 : 200,
      headers: [...cartCookies(page, cart), ...languageCookie(page), ['cache-control', 'no-store']],
    },
  );
}

/** Leaves in the cart what can be had of it, and leads on to the checkout. */
async function keepTheRest(page: StorePage): Promise<Response> {
  const { paths } = page;
  let cart = await findCart(page);
  for (const line of cart?.lines ?? []) {
    if (!cart || line.state === 'available') continue;
    const of = { slug: page.store.slug, cart: cart.token, variantId: line.variantId };
    cart =
      line.state === 'short'
        ? await callApi(
            page.host,
            setCartQuantity,
            { params: of, body: { quantity: line.left } },
            page,
          )
        : await callApi(page.host, removeCartLine, { params: of }, page);
  }
  return redirect(cart?.canCheckout ? paths.checkout : paths.cart, {
    status: 303,
    headers: cartCookies(page, cart),
  });
}

/** Changes one line; the form names the variant. Every answer leads to the cart's own page, which says what was changed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params);
  const form = await request.formData();
  const { paths } = page;
  const token = page.visitor.cart;
  if (!token) return redirect(paths.cart, 303);
  if (form.get('do') === 'rest') return keepTheRest(page);
  const of = { slug: page.store.slug, cart: token };
  const set = (variantId: string, quantity: number) =>
    callApi(page.host, setCartQuantity, { params: { ...of, variantId }, body: { quantity } }, page);
  try {
    const removed = String(form.get('remove') ?? '');
    if (removed) {
      const cart = await callApi(
        page.host,
        removeCartLine,
        { params: { ...of, variantId: removed } },
        page,
      );
      return redirect(paths.cart, { status: 303, headers: cartCookies(page, cart) });
    }
    const variantId = String(form.get('variant') ?? '');
    const wanted = readQuantity(form);
    if (wanted === null)
      return redirect(`${paths.cart}?${composeLineProblem(variantId, 'whole')}`, 303);
    const cart = await set(variantId, Math.min(wanted, quantityMax));
    const line = cart.lines.find((candidate) => candidate.variantId === variantId);
    const isShort = line?.state === 'short';
    const changed = isShort ? await set(variantId, line.left) : cart;
    const problem = isShort ? 'clamped' : wanted > quantityMax ? 'most' : null;
    const query = problem ? `?${composeLineProblem(variantId, problem)}` : '';
    return redirect(paths.cart + query, { status: 303, headers: cartCookies(page, changed) });
  } catch (error) {
    // A line or a cart that is gone: its page shows what is left.
    if (error instanceof ApiFailure && error.status < 500)
      return redirect(`${paths.cart}?problem=changed`, 303);
    throw error;
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page ? createPrivateMeta(textsOf(page.language).cart.title, page.store) : [];

/** The same where the price of shipping is shown. */
const knownTexts = { none: 'atCheckout', included: 'taxInPrices', added: 'taxLater' } as const;
/** What comes on top of the subtotal, by how prices treat tax. */
const taxTexts = { none: 'plusShipping', included: 'taxIncluded', added: 'plusTax' } as const;

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { store, cart, left, cards, choices, problem, wasOrdering } = loaderData;
  const { language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const facts = useSellerFacts();
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap cart-page" data-live="cart">
        <h1 className={isEmpty ? 'visually-hidden' : undefined}>{texts.cart.title}</h1>
        {store.takesPayments ? null : <p className="notice boxed">{texts.noPayments.notice}</p>}
        {left.length ? (
          <div className="notice boxed" role="status">
            {left.map(({ variantId, name, option }) => (
              <p key={variantId}>
                {fill(texts.stock.left, { product: option ? `${name}, ${option}` : name })}
              </p>
            ))}
            {wasOrdering && !isEmpty ? <p>{texts.stock.kept}</p> : null}
          </div>
        ) : null}
        {cart ? (
          <CartShortage
            cart={cart}
            action={paths.cart}
            wasOrdering={wasOrdering}
            formats={formats}
            texts={texts}
          />
        ) : null}
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
            <span className="emblem" aria-hidden="true">
              <ShoppingBag size={36} />
            </span>
            <p>
              <b>{texts.cart.empty}</b>
            </p>
            <p className="muted">{texts.cart.emptyHelp}</p>
            <p>
              <a className="btn above-14 pri" href={paths.home}>
                {texts.cart.browse}
              </a>
            </p>
          </div>
        ) : (
          <>
            <FreeShipping cart={cart} formats={formats} texts={texts} />
            <CartLines
              cart={cart}
              problem={problem}
              paths={paths}
              formats={formats}
              texts={texts}
            />
            <dl className="tot num sums">
              <div className="g" data-tell="">
                <dt>{texts.cart.subtotal}</dt>
                <dd>{formats.money(cart.goods)}</dd>
              </div>
              <ShippingLine cart={cart} formats={formats} texts={texts} />
            </dl>
            <OtherCurrency
              charged={cart.currency}
              approximate={cart.approximate}
              formats={formats}
              texts={texts}
            />
            <p className="muted small">
              {cart.canCheckout
                ? texts.cart[
                    cart.shipping ? knownTexts[cart.taxTreatment] : taxTexts[cart.taxTreatment]
                  ]
                : texts.cart.fix}
            </p>
            {dispatchLines(facts, cart.countryCode, formats, texts).map((line) => (
              <p key={line} className="muted small">
                {line}
              </p>
            ))}
            {cart.canShip ? null : (
              <p className="notice boxed" role="status">
                {fill(texts.cart.notShippable, { country: formats.country(cart.countryCode) })}{' '}
                <button className="underlined linklike" type="button" popoverTarget="choose">
                  {texts.product.change}
                </button>
              </p>
            )}
            {store.takesPayments && !cart.canPayInCountry ? (
              <p className="notice boxed" role="status">
                {fill(texts.cart.countryUnpayable, { country: formats.country(cart.countryCode) })}
              </p>
            ) : null}
            <div className="cart-actions cluster stretched gap-10 above-18">
              {cart.canCheckout && store.status === 'open' && store.takesPayments ? (
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
            <PaymentMarks
              store={store}
              currency={cart.currency}
              country={cart.countryCode}
              texts={texts}
            />
          </>
        )}
        {isEmpty ? (
          <ProductRow title={texts.home.allProducts} {...{ cards, paths, formats, texts }} />
        ) : null}
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
