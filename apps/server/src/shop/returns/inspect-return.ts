import type { ReturnDetail } from '@vitrine/contract/shop/returns.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { returnUnits } from '../stock/index.ts';
import { lockForAnswer } from './answer-return.ts';
import { changeState } from './change-state.ts';
import { readReturn } from './read-return.ts';
import { readReturnParts } from './return-parts.ts';
import { returnLines } from './returns.tables.ts';

/** Records what became of the goods that came back: some units of each line go into stock, the others are written off. */
export async function inspectReturn(
  ctx: Ctx,
  id: string,
  inspected: readonly { lineId: string; restocked: number }[],
): Promise<ReturnDetail> {
  const { request, order } = await lockForAnswer(ctx, id, 'operators');
  if (request.state !== 'received') throw new Failure('return-state');
  const wrong = new Failure('invalid-input', { fields: [{ path: 'lines', code: 'choice' }] });
  const { lines } = await readReturnParts(ctx, [id]);
  const restockedOf = new Map(inspected.map(({ lineId, restocked }) => [lineId, restocked]));
  if (restockedOf.size !== inspected.length || lines.length !== inspected.length) throw wrong;
  const back: { variantId: string; quantity: number }[] = [];
  for (const line of lines) {
    const restocked = restockedOf.get(line.id);
    if (restocked === undefined || restocked > line.quantity) throw wrong;
    await ctx.db
      .update(returnLines)
      .set({ restocked })
      .where(and(eq(returnLines.requestId, id), eq(returnLines.lineId, line.id)));
    if (restocked > 0) back.push({ variantId: line.variantId, quantity: restocked });
  }
  await returnUnits(ctx, order.id, back);
  await changeState(ctx, request, order, 'inspected');
  return readReturn(ctx, id, 'operators');
}
