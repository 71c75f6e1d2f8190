import type { CheckoutForm } from '@vitrine/contract/shop/checkout-form.ts';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Ctx, Platform } from '#platform/context.ts';
import { seal, unseal } from '#platform/security/sealed.ts';
import { getCart } from './carts.ts';
import type { CartRow } from './describe-cart.ts';
import { carts } from './orders.tables.ts';

/** Long enough to look for a card or to come back from the bank; an address that led to no order is not ours to keep. */
const keptMs = 2 * 3_600_000;

const placeOf = (cart: Pick<CartRow, 'id'>) => `checkout-form:${cart.id}`;

export async function saveForm(
  ctx: Ctx,
  ref: { slug: string; cart: string },
  form: CheckoutForm,
): Promise<null> {
  const { cart } = await getCart(ctx, ref, 'change');
  const sealed = seal(ctx.platform, placeOf(cart), JSON.stringify(form));
  await ctx.db
    .update(carts)
    .set({ form: sealed, formAt: ctx.clock.now() })
    .where(eq(carts.id, cart.id));
  return null;
}

export async function readForm(
  ctx: Ctx,
  ref: { slug: string; cart: string },
): Promise<CheckoutForm | null> {
  const { cart } = await getCart(ctx, ref);
  if (!cart.form || !cart.formAt || ctx.clock.now().getTime() - cart.formAt.getTime() >= keptMs)
    return null;
  const text = unseal(ctx.platform, placeOf(cart), cart.form);
  return text === undefined ? null : (JSON.parse(text) as CheckoutForm);
}

/** Forgets what was typed and led to nothing. */
export async function sweepForms(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptMs);
  await platform.database.db
    .update(carts)
    .set({ form: null, formAt: null })
    .where(and(isNotNull(carts.form), lte(carts.formAt, before)));
}
