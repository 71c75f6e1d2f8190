import { termsVersion } from '@vitrine/contract/admin/identity.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { addLine, createCart } from '#shop/orders/carts.ts';
import { placeOrder } from '#shop/orders/place-order.ts';
import { quoteCart } from '#shop/orders/quote.ts';
import { payOrder, readOrderPayment } from '#shop/payments/index.ts';
import type { DemoBuyer } from '../../stores/buyers.ts';
import type { BankDesk } from './bank-desk.ts';
import type { Random } from './random.ts';
import type { SeededStore, Ware } from './seeded-store.ts';

export type Outcome = 'pays' | 'declined-then-pays' | 'declined' | 'leaves';

function addressOf({ firstName, lastName, phone, address }: DemoBuyer): Address {
  return {
    firstName,
    lastName,
    phone,
    line1: address.line1,
    ...(address.line2 ? { line2: address.line2 } : {}),
    postcode: address.postalCode,
    city: address.city,
    ...(address.region ? { region: address.region } : {}),
    countryCode: address.country,
  };
}

/** What a buyer takes: mostly one thing, sometimes two or three, rarely two of the same; nothing that is not out yet. */
function fillBasket(
  random: Random,
  store: SeededStore,
  now: Date,
): { variantId: string; quantity: number }[] {
  const wares = store.wares.filter(({ availableFrom }) => availableFrom <= now);
  if (!wares.length) return [];
  const count = random.pick([1, 2, 3], (size) => [0, 74, 20, 6][size] ?? 0);
  const taken = new Map<string, Ware>();
  for (let place = 0; place < count; place += 1) {
    const ware = random.pick(wares, ({ weight }) => weight);
    if (![...taken.values()].some(({ productId }) => productId === ware.productId))
      taken.set(ware.variantId, ware);
  }
  return [...taken.values()].map(({ variantId, usdMinor }) => ({
    variantId,
    quantity: usdMinor < 2_500 && random.chance(0.15) ? 2 : 1,
  }));
}

/** One buyer's way through a store: cart, quote, order, payment page. Nothing happens when a product is sold out. */
export async function buy(
  platform: Platform,
  desk: BankDesk,
  random: Random,
  wish: {
    store: SeededStore;
    buyer: DemoBuyer;
    outcome: Outcome;
    key: string;
    byPaypal: boolean;
  },
): Promise<{ number: string } | undefined> {
  const { store, buyer, outcome, key, byPaypal } = wish;
  const basket = fillBasket(random, store, platform.clock.now());
  const method = random.chance(0.12) ? 'express' : 'standard';
  const system = systemContext(platform);
  const ctx: Ctx = { ...system, language: buyer.language, currency: store.demo.currency };
  const { slug } = store;
  const countryCode = buyer.address.country;
  const [first, ...others] = basket;
  if (!first) return undefined;
  try {
    // Filling the cart and placing its order are two calls of a buyer: a transaction that has locked a cart locks no order.
    const { cart, quoteId, shippingMethod } = await inTx(ctx, async (tx) => {
      const { token: cart } = await createCart(tx, slug, {
        language: buyer.language,
        countryCode,
        line: first,
      });
      for (const line of others) await addLine(tx, { slug, cart }, line);
      const options = await quoteCart(tx, { slug, cart }, { countryCode });
      const shippingMethod = options.shippingOptions.some((option) => option.method === method)
        ? method
        : options.shippingMethod;
      const { quoteId } = await quoteCart(tx, { slug, cart }, { countryCode, shippingMethod });
      return { cart, quoteId, shippingMethod };
    });
    const address = addressOf(buyer);
    const placed = await inTx(ctx, (tx) =>
      placeOrder(
        tx,
        { slug, cart },
        { quoteId, email: buyer.email, address, shippingMethod, termsVersion, marketing: false },
      ),
    );
    if (placed.outcome !== 'placed')
      throw new Error('The price moved between the quote and the order');
    if (outcome === 'leaves') return { number: placed.number };
    const { options } = await readOrderPayment(ctx, placed.orderToken);
    const wallet = byPaypal && outcome === 'pays' && options.find(({ kind }) => kind === 'paypal');
    const pay = (name: string) =>
      payOrder(
        { ...ctx, call: { ...ctx.call, idempotencyKey: `${key}-${name}` } },
        placed.orderToken,
        wallet ? wallet.provider : undefined,
      );
    const page = await pay('first');
    if (!page.payUrl) throw new Error('The payment has no page');
    if (outcome === 'pays') await desk.decide(page.payUrl, 'approve');
    else await desk.decide(page.payUrl, 'decline');
    if (outcome === 'declined-then-pays') {
      const again = await pay('second');
      if (again.payUrl) await desk.decide(again.payUrl, 'approve', { card: '4444' });
    }
    return { number: placed.number };
  } catch (error) {
    if (error instanceof Failure && error.code === 'out-of-stock') return undefined;
    throw error;
  }
}
