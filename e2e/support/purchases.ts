import type { Language } from '../../packages/contract/src/locales.ts';
import { payOrder, readOrderPayment } from '../../packages/contract/src/shop/buyer-payments.ts';
import { createCart } from '../../packages/contract/src/shop/carts.ts';
import { placeOrder } from '../../packages/contract/src/shop/checkout.ts';
import { quoteCheckout } from '../../packages/contract/src/shop/quotes.ts';
import { moveStock } from '../../packages/contract/src/shop/stock-movements.ts';
import { getStorefrontProduct } from '../../packages/contract/src/shop/storefront-product.ts';
import { storeUrl } from './addresses.ts';
import { call, signInByApi } from './api.ts';
import { addresses } from './buyer.ts';

export interface Purchase {
  number: string;
  /** The address of the order, which the buyer's mails have. */
  url: string;
}

/** Buys one of a product and pays at the sandbox's bank, by the API: for journeys whose subject is what happens afterwards. */
export async function buyByApi(
  slug: string,
  product: string,
  email: string,
  { country = 'US', language = 'en' }: { country?: 'US' | 'ES'; language?: Language } = {},
): Promise<Purchase> {
  const { product: sold } = await call(getStorefrontProduct, { params: { slug, product } });
  const variantId = sold.variants.find(({ availability }) => availability !== 'sold-out')?.id ?? '';
  const { token: cart } = await call(createCart, {
    params: { slug },
    body: { countryCode: country, language, line: { variantId, quantity: 1 } },
  });
  const { quoteId, shippingMethod, termsVersion } = await call(quoteCheckout, {
    params: { slug, cart },
    body: { countryCode: country },
  });
  const placed = await call(placeOrder, {
    params: { slug, cart },
    body: {
      quoteId,
      email,
      shippingMethod,
      termsVersion,
      address: { ...addresses[country], countryCode: country },
      marketing: false,
    },
  });
  if (placed.outcome !== 'placed') throw new Error(`The price of ${product} changed meanwhile`);
  const params = { token: placed.orderToken };
  const { payUrl } = await call(payOrder, { params, body: {} });
  await fetch(payUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', card: '4242' }),
    redirect: 'manual',
  });
  // A read of the payment asks the bank, as the order's page does.
  for (let state = ''; state !== 'paid'; ) {
    state = (await call(readOrderPayment, { params })).state;
    if (state === 'failed') throw new Error(`The payment of ${placed.number} is ${state}`);
  }
  return {
    number: placed.number,
    url: `${storeUrl}/s/${slug}/${language}/order/${placed.orderToken}`,
  };
}

/** More units of every variant of a product come into the warehouse. */
export async function deliverByApi(slug: string, product: string, units: number): Promise<void> {
  const token = await signInByApi('root');
  const { product: sold } = await call(getStorefrontProduct, { params: { slug, product } });
  for (const { id } of sold.variants)
    await call(
      moveStock,
      { body: { variantId: id, to: null, by: units, reason: 'delivery', note: '' } },
      token,
    );
}
