import type {
  ParcelProblemDetail,
  ParcelProblemRow,
} from '@vitrine/contract/shop/parcel-problems.ts';
import { sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import {
  type LocalizedLineName,
  lockParcelUnderWay,
  nameIn,
  readRefundedUnits,
} from '../orders/index.ts';
import { lockWithShared } from '../payments/index.ts';
import { priceFailedParcel } from '../refunds/index.ts';
import { readAvailable } from '../stock/index.ts';
import { parcelProblems } from './parcel-problems.tables.ts';

export const problemRow = {
  id: as.id,
  orderId: as.id,
  shipmentId: as.id,
  kind: parcelProblems.kind,
  state: parcelProblems.state,
  note: as.text,
  carrier: as.text,
  trackingNumber: as.text,
  orderNumber: as.text,
  storeId: as.id,
  storeName: as.text,
  units: as.integer,
  reportedAt: as.moment,
  reportedById: orNull(as.id),
  resolvedAt: orNull(as.moment),
  resolvedById: orNull(as.id),
};

export const problemColumns = sql`p.id, p.order_id, p.shipment_id, p.kind, p.state, p.note, p.carrier, p.tracking_number,
  o.number as order_number, s.id as store_id, s.name as store_name,
  (select coalesce(sum(quantity), 0)::int from parcel_problem_lines where problem_id = p.id) as units,
  p.reported_at, p.reported_by_id, p.resolved_at, p.resolved_by_id`;
export const problemsJoined = sql`parcel_problems p join orders o on o.id = p.order_id join stores s on s.id = p.store_id`;

export const describeProblem = (row: RowOf<typeof problemRow>): ParcelProblemRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  note: row.note,
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  order: { id: row.orderId, number: row.orderNumber },
  store: { id: row.storeId, name: row.storeName },
  units: row.units,
  reportedAt: row.reportedAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
});

const lineRow = {
  lineId: as.id,
  variantId: as.id,
  name: as.text,
  option: orNull(as.text),
  words: as.json<LocalizedLineName>(),
  sku: as.text,
  quantity: as.integer,
  restocked: orNull(as.integer),
};

/** The units of a parcel that went wrong. */
export const readProblemLines = (ctx: Ctx, problemId: string) =>
  ctx.db.rows(
    sql`select x.line_id, l.variant_id, l.name, l.option, l.words, v.sku, x.quantity, x.restocked
      from parcel_problem_lines x join order_lines l on l.id = x.line_id join variants v on v.id = l.variant_id
      where x.problem_id = ${problemId} order by l.position`,
    lineRow,
  );

/** Reads the open units of a parcel: those that were refunded before, and what a refund of the others gives back. */
async function readOpen(ctx: Ctx, problem: RowOf<typeof problemRow>) {
  return inTx(ctx, async (tx) => {
    // All orders of the payment in their order, before this one alone.
    await lockWithShared(tx, problem.orderId);
    const parcel = await lockParcelUnderWay(tx, problem.orderId, problem.shipmentId);
    const before = await readRefundedUnits(tx, parcel);
    const units = parcel.units.flatMap(({ lineId, quantity }) => {
      const left = quantity - (before.get(lineId) ?? 0);
      return left > 0 ? [{ lineId, quantity: left }] : [];
    });
    const refund = await priceFailedParcel(tx, {
      orderId: problem.orderId,
      units,
      isReturn: problem.kind === 'refused',
    });
    return { before, refund };
  });
}

/** One parcel that went wrong, whole. */
export async function readProblem(ctx: Ctx, id: string): Promise<ParcelProblemDetail> {
  const [found] = await ctx.db.rows(
    sql`select ${problemColumns} from ${problemsJoined} where p.id = ${id}`,
    problemRow,
  );
  const problem = orNotFound(found);
  const lines = await readProblemLines(ctx, id);
  const isOpen = problem.state === 'open';
  const { before, refund } = isOpen
    ? await readOpen(ctx, problem)
    : { before: new Map<string, number>(), refund: { buyer: null, owner: null } };
  const available = isOpen
    ? await readAvailable(
        ctx,
        lines.map(({ variantId }) => variantId),
      )
    : new Map<string, number>();
  const people = [problem.reportedById, problem.resolvedById].flatMap((person) => person ?? []);
  const names = people.length ? await nameOperators(ctx, [...new Set(people)]) : new Map();
  const mayResolve = isOpen && mayDo(callerOf(ctx), 'platform:return:answer');
  return {
    ...describeProblem(problem),
    reportedBy: names.get(problem.reportedById ?? '') ?? null,
    resolvedBy: names.get(problem.resolvedById ?? '') ?? null,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      ...nameIn(ctx.language, line),
      sku: line.sku,
      quantity: line.quantity,
      refundedBefore: before.get(line.lineId) ?? 0,
      restocked: line.restocked,
      available: available.get(line.variantId) ?? 0,
    })),
    refund,
    can: {
      resolve: mayResolve,
      refund: mayResolve && (refund.buyer !== null || refund.owner !== null),
    },
  };
}
