import type { Cart } from '@vitrine/contract/shop/cart-shapes.ts';
import { addCartLine, changeCart, createCart, readCart } from '@vitrine/contract/shop/carts.ts';
import { leavePayment } from '@vitrine/contract/shop/payments.ts';
import { ApiFailure, callApi } from './host.ts';
import type { StorePage } from './store-page.types.ts';
import { writeCookie } from './visitor.ts';

/** The cookie's path is the store's, so that two stores on this origin have two carts. */
function cartPath(slug: string): string {
  return `/s/${slug}`;
}

/** Cookies that go with a cart: its secret, and the number for the badge, which a script may read. */
export function cartCookies(page: StorePage, cart: Cart | null): [string, string][] {
  const secure = page.host.storeUrl.startsWith('https:');
  const path = cartPath(page.store.slug);
  return [
    [
      'set-cookie',
      writeCookie('vt_cart', cart?.token ?? '', { days: cart ? 30 : 0, path, secure }),
    ],
    [
      'set-cookie',
      writeCookie('vt_units', String(cart?.units ?? 0), {
        days: cart ? 30 : 0,
        path,
        open: true,
        secure,
      }),
    ],
  ];
}

/** Remembers in this browser whose order is being paid: anyone who comes back from the bank sees only this order. */
export function payingCookie(page: StorePage, orderToken: string): [string, string] {
  const secure = page.host.storeUrl.startsWith('https:');
  return [
    'set-cookie',
    writeCookie('vt_paying', orderToken, { days: 1, path: cartPath(page.store.slug), secure }),
  ];
}

/** The buyer is back in the store and has not paid: what the unpaid order reserved is free for others. */
export async function releasePaymentOf(page: StorePage, cart: Cart | null): Promise<void> {
  if (cart?.openOrderToken)
    await callApi(page.host, leavePayment, { params: { token: cart.openOrderToken } }, page);
}

/** Keeps the language of the address, so that a buyer who comes back from the bank keeps it. */
export function languageCookie(page: StorePage): [string, string][] {
  if (!page.pathLanguage) return [];
  const secure = page.host.storeUrl.startsWith('https:');
  return [['set-cookie', writeCookie('vt_lang', page.pathLanguage, { days: 365, secure })]];
}

const paramsOf = (page: StorePage, cart: string) => ({ slug: page.store.slug, cart });

/** The visitor's cart in this store, in the currency that is shown; nothing when there is none (any more). */
export async function findCart(page: StorePage): Promise<Cart | null> {
  if (!page.visitor.cart) return null;
  try {
    const cart = await callApi(
      page.host,
      readCart,
      { params: paramsOf(page, page.visitor.cart) },
      page,
    );
    // A country that was chosen makes other prices; one that is only guessed leaves the cart's alone.
    const countryCode = page.visitor.country ?? cart.countryCode;
    if (
      cart.askedCurrency === page.currency &&
      cart.language === page.language &&
      cart.countryCode === countryCode
    )
      return cart;
    const body = { currency: page.currency, language: page.language, countryCode };
    return await callApi(page.host, changeCart, { params: paramsOf(page, cart.token), body }, page);
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.code === 'cart-closed'))
      return null;
    throw error;
  }
}

/** Puts a variant into the cart, and opens one if there is none. */
export async function addToCart(
  page: StorePage,
  country: string | undefined,
  line: { variantId: string; quantity: number },
): Promise<Cart> {
  const open = await findCart(page);
  if (open)
    return callApi(
      page.host,
      addCartLine,
      { params: paramsOf(page, open.token), body: line },
      page,
    );
  return callApi(
    page.host,
    createCart,
    {
      params: { slug: page.store.slug },
      body: {
        currency: page.currency,
        language: page.language,
        countryCode: country,
        visitId: page.visitor.visit ?? undefined,
        linkId: page.visitor.link ?? undefined,
        line,
      },
    },
    page,
  );
}
