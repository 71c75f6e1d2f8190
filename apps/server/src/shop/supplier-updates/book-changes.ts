import type { PriceRule } from '@vitrine/contract/shop/supplier-updates.ts';
import type { Ctx } from '#platform/context.ts';
import { readForms, type suppliers } from '../catalogue/index.ts';
import { createSaves, finishSaves, saveProductOf } from '../platform-catalogue/index.ts';
import { announceStock } from '../pricing/index.ts';
import { changeStock } from '../stock/index.ts';
import type { JudgedUpdate } from './judge-update.ts';

/** Stock figures that one statement changes. */
const stockAtOnce = 1_000;

interface Booking extends Pick<JudgedUpdate, 'changes' | 'raisedPrices'> {
  priceRule: PriceRule;
  /** Costs that are changed at once. */
  costsMax: number;
  /** Why: on each movement of stock. */
  note: string;
}

/** As many changed costs as one booking takes, product by product. */
function chooseCosts({ changes, costsMax }: Booking): {
  chosen: Booking['changes'];
  leftCount: number;
} {
  const costly = changes.filter(({ changesCost }) => changesCost);
  const chosen: Booking['changes'] = [];
  for (const rows of Map.groupBy(costly, ({ variant }) => variant.productId).values()) {
    if (chosen.length > 0 && chosen.length + rows.length > costsMax) break;
    chosen.push(...rows);
  }
  return { chosen, leftCount: costly.length - chosen.length };
}

/** Costs, and the platform prices that rise with them, as changes of their products: with who and when in the history of each. */
async function bookCosts(
  ctx: Ctx,
  supplier: typeof suppliers.$inferSelect,
  { changes, raisedPrices, priceRule }: Booking,
): Promise<string[]> {
  const costs = new Map(changes.map(({ variantId, costMinor }) => [variantId, Number(costMinor)]));
  const productIds = [...new Set(changes.map(({ variant }) => variant.productId))];
  const saves = createSaves();
  for (const { id, form } of await readForms(ctx, productIds, { isLocking: true })) {
    const variants = form.variants.map((variant) => {
      const cost = costs.get(variant.id ?? '');
      if (cost === undefined) return variant;
      const price = priceRule === 'raise' ? raisedPrices.get(variant.id ?? '') : undefined;
      return {
        ...variant,
        ...(price === undefined
          ? {}
          : { platformPrice: { ...variant.platformPrice, amount: Number(price) } }),
        supplies: variant.supplies.map((supply) =>
          supply.supplierId === supplier.id
            ? { ...supply, cost: { ...supply.cost, amount: cost } }
            : supply,
        ),
      };
    });
    const changed = { ...form, variants };
    await saveProductOf(ctx, { id, version: null, form: changed, source: 'import' }, saves);
  }
  await finishSaves(ctx, saves);
  return saves.productIds;
}

/**
 * Books a table in the caller's transaction; returns the stock figures that were left out, because buyers hold more, and the costs that
 * are left for the next booking.
 */
export async function bookChanges(
  ctx: Ctx,
  supplier: typeof suppliers.$inferSelect,
  booking: Booking,
): Promise<{ heldCount: number; leftCount: number }> {
  const { chosen, leftCount } = chooseCosts(booking);
  const announced = new Set(await bookCosts(ctx, supplier, { ...booking, changes: chosen }));
  const stocked = booking.changes.filter(({ changesStock }) => changesStock);
  const inOrder = stocked.toSorted((one, other) => Number(one.variantId) - Number(other.variantId));
  const changed = [];
  for (let first = 0; first < inOrder.length; first += stockAtOnce)
    changed.push(
      ...(await changeStock(
        ctx,
        inOrder.slice(first, first + stockAtOnce).map(({ variantId, stock }) => ({
          variantId,
          change: { to: stock ?? 0 },
          reason: 'import' as const,
          note: booking.note,
        })),
      )),
    );
  const moved = new Set(
    changed.filter(({ before, after }) => before !== after).map(({ variantId }) => variantId),
  );
  const products = new Set(
    stocked.filter(({ variantId }) => moved.has(variantId)).map(({ variant }) => variant.productId),
  );
  await announceStock(
    ctx,
    [...products].filter((id) => !announced.has(id)),
  );
  return { heldCount: changed.filter(({ isRefused }) => isRefused).length, leftCount };
}
