import type { Ctx } from '#platform/context.ts';
import { returnUnits, takeAgain } from '../stock/index.ts';
import { readReturnParts } from './return-parts.ts';
import type { ReturnRequest } from './returns.tables.ts';

/** Takes the items of a replacement out of the warehouse; fails when they are not there. */
export async function takeReplacement(ctx: Ctx, { id, orderId }: ReturnRequest): Promise<void> {
  const { lines } = await readReturnParts(ctx, [id]);
  await takeAgain(
    ctx,
    orderId,
    lines.map(({ variantId, name, quantity, restocked }) => ({
      variantId,
      name,
      quantity,
      cameBack: restocked ?? 0,
    })),
  );
}

/** The items of a replacement that did not leave are on the shelf again. */
export async function cancelReplacement(ctx: Ctx, { id, orderId }: ReturnRequest): Promise<void> {
  const { lines } = await readReturnParts(ctx, [id]);
  await returnUnits(
    ctx,
    orderId,
    lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
  );
}
