import type { ReturnDetail } from '@vitrine/contract/shop/returns.ts';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import { type Ctx, joinTx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { formatBuyer, getOrder, type OrderRow, shortName } from '../orders/index.ts';
import { priceUnits } from '../refunds/index.ts';
import { readAvailable } from '../stock/index.ts';
import { getStore, ownStoreId, type Store, sellerOf } from '../stores/index.ts';
import { describeCore, readReturnParts } from './return-parts.ts';
import { findAllowedSteps } from './returns.rules.ts';
import { returnRequests, returnSteps } from './returns.tables.ts';
import { isTimelyReturn } from './statutory-time.ts';

type Reader = 'operators' | 'owner';
const nothing = {
  approve: false,
  refuse: false,
  receive: false,
  inspect: false,
  refund: false,
  replace: false,
  sendReplacement: false,
};

/** Where returns went last; before the first one, the seller’s own address. */
async function suggestAddress(ctx: Ctx, store: Store, order: OrderRow): Promise<string> {
  const isOwners = order.settlementMode === 'direct';
  const sameSeller = isOwners
    ? eq(returnRequests.storeId, store.id)
    : eq(returnRequests.answeredBy, 'operators');
  const [last] = await ctx.db
    .select({ address: returnRequests.returnAddress })
    .from(returnRequests)
    .where(and(sameSeller, isNotNull(returnRequests.returnAddress)))
    .orderBy(desc(returnRequests.id))
    .limit(1);
  if (last?.address) return last.address;
  // As the buyer writes it on the parcel.
  const { platform } = ctx;
  const { name, returnAddress } = sellerOf(
    { platform, language: order.language },
    { ...store, settlementMode: order.settlementMode },
  );
  return `${name}\n${returnAddress}`;
}

/** What happened to a request; an owner does not read which operator it was. */
async function listSteps(
  ctx: Ctx,
  requestId: string,
  reader: Reader,
): Promise<ReturnDetail['steps']> {
  const steps = await ctx.db
    .select()
    .from(returnSteps)
    .where(eq(returnSteps.requestId, requestId))
    .orderBy(asc(returnSteps.id));
  const ids = [...new Set(steps.flatMap(({ accountId }) => accountId ?? []))];
  const names =
    reader === 'operators' && ids.length
      ? await nameOperators(ctx, ids)
      : new Map<string, string>();
  return steps.map(({ id, state, at, accountId }) => ({
    id,
    state,
    at: at.toISOString(),
    by: names.get(accountId ?? '') ?? null,
  }));
}

/** Lines with what became of the goods, and what a replacement can be sent from. */
async function describeGoods(
  ctx: Ctx,
  lines: ReturnType<typeof describeCore>['lines'],
  stored: Awaited<ReturnType<typeof readReturnParts>>['lines'],
  canReplace: boolean,
): Promise<ReturnDetail['lines']> {
  const available = canReplace
    ? await readAvailable(
        ctx,
        stored.map(({ variantId }) => variantId),
      )
    : undefined;
  return lines.map((line) => {
    const goods = stored.find(({ id }) => id === line.id);
    return {
      ...line,
      restocked: goods?.restocked ?? null,
      available: available ? (available.get(goods?.variantId ?? '') ?? 0) : null,
    };
  });
}

/** One request whole, for those who answer it and for those who see it only. */
export async function readReturn(ctx: Ctx, id: string, reader: Reader): Promise<ReturnDetail> {
  const own = reader === 'owner' ? eq(returnRequests.storeId, ownStoreId(ctx)) : undefined;
  const request = orNotFound(
    (
      await ctx.db
        .select()
        .from(returnRequests)
        .where(and(eq(returnRequests.id, id), own))
    )[0],
  );
  const order = await getOrder(ctx, request.orderId);
  const store = await getStore(ctx, request.storeId);
  const parts = await readReturnParts(ctx, [id]);
  const core = describeCore(ctx, request, parts, { isBuyer: false });
  const mayAnswer = callerOf(ctx).permissions.has(
    reader === 'owner' ? 'shop:return:answer' : 'platform:return:answer',
  );
  const can =
    mayAnswer && request.answeredBy === reader ? findAllowedSteps(request, reader) : nothing;
  const units = core.lines.map((line) => ({ lineId: line.id, quantity: line.quantity }));
  const isTimely = can.refund && (await isTimelyReturn(ctx, request));
  // One moment for all figures: a refund that is being decided is seen whole or not at all.
  const price = can.refund
    ? await joinTx(ctx, (tx) => priceUnits(tx, { orderId: order.id, units, isTimely }))
    : null;
  return {
    ...core,
    lines: await describeGoods(ctx, core.lines, parts.lines, can.replace),
    language: request.language,
    answeredBy: request.answeredBy,
    order: { id: order.id, number: order.number },
    store: { id: store.id, name: store.name },
    buyer: formatBuyer(ctx, shortName(order.address)),
    value: price?.value ?? null,
    shippingFee: price?.fee ?? null,
    suggestedAddress: can.approve ? await suggestAddress(ctx, store, order) : '',
    can,
    steps: await listSteps(ctx, id, reader),
  };
}
