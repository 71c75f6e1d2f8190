import { returnLinkPurpose } from '@vitrine/contract/shop/buyer-returns.ts';
import type { ReturnState } from '@vitrine/contract/shop/return-shapes.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { signId } from '#platform/security/signed-ids.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { getOrder, readOrderLines } from '../../orders/index.ts';
import { placeDeliveredOrder } from '../../reviews/testing/delivered-orders.ts';
import { recordState } from '../change-state.ts';
import { returnLines, returnRequests } from '../returns.tables.ts';

/** A request about an order that no provider has money of: for tests of lists and rights. */
export async function addSampleReturn(
  app: TestApp,
  slug: string,
  variantId: string,
  {
    answeredBy = 'operators',
    state = 'requested',
  }: { answeredBy?: 'operators' | 'owner'; state?: ReturnState } = {},
): Promise<{ id: string; orderId: string; link: string; token: string }> {
  const { orderId, token } = await placeDeliveredOrder(app, slug, [{ variantId, quantity: 1 }]);
  return inTx(systemContext(app.platform), async (ctx) => {
    const order = await getOrder(ctx, orderId);
    const now = ctx.clock.now();
    const [request] = await ctx.db
      .insert(returnRequests)
      .values({
        orderId,
        storeId: order.storeId,
        kind: 'refund',
        state,
        reason: 'damaged',
        text: 'The handle is broken.',
        language: 'en',
        answeredBy,
        createdAt: now,
        changedAt: now,
      })
      .returning();
    if (!request) throw new Error('The request was not written');
    const [line] = await readOrderLines(ctx, orderId);
    await ctx.db
      .insert(returnLines)
      .values({ requestId: request.id, lineId: line?.id ?? '', quantity: 1 });
    await recordState(ctx, request, order);
    return {
      id: request.id,
      orderId,
      token,
      link: signId(app.platform, returnLinkPurpose, orderId),
    };
  });
}
