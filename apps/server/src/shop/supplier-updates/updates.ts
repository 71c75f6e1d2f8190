import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import {
  type PriceRule,
  type pageSupplierUpdates,
  type SupplierUpdate,
  updateCostsMax,
} from '@vitrine/contract/shop/supplier-updates.ts';
import type { UploadedFile } from '@vitrine/contract/uploaded-file.ts';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { suppliers } from '../catalogue/index.ts';
import { bookChanges } from './book-changes.ts';
import { evaluateUpdate } from './judge-update.ts';
import { readSupplierTable } from './match-rows.ts';
import { type StoredRow, supplierUpdates } from './supplier-updates.tables.ts';

export type UpdateRow = typeof supplierUpdates.$inferSelect;
type Supplier = typeof suppliers.$inferSelect;

export async function getSupplier(ctx: Ctx, id: string): Promise<Supplier> {
  return orNotFound((await ctx.db.select().from(suppliers).where(eq(suppliers.id, id)))[0]);
}

async function getUpdate(ctx: Ctx, id: string): Promise<UpdateRow> {
  return orNotFound(
    (await ctx.db.select().from(supplierUpdates).where(eq(supplierUpdates.id, id)))[0],
  );
}

const countsOf = ({ rows }: Pick<UpdateRow, 'rows'>) => ({
  rowCount: rows.length,
  wrongCount: rows.filter(({ problem }) => problem !== null).length,
});

/** An update without its rows: a list does not read thousands of each. */
export type ListedUpdate = Omit<UpdateRow, 'rows'>;
const { rows: _rows, ...withoutRows } = getTableColumns(supplierUpdates);
export const listedColumns = withoutRows;

/** How many rows there are, are wrong, and name a stock or a cost, by update, in one statement. */
export async function countUpdateRows(ctx: Ctx, ids: readonly string[]) {
  const counted = await ctx.db.rows(
    sql`select u.id, count(*)::int as rows, count(*) filter (where r.problem is not null)::int as wrong,
        count(*) filter (where r.problem is null and r.stock is not null)::int as stocks,
        count(*) filter (where r.problem is null and r.cost is not null)::int as costs
      from supplier_updates u cross join lateral (
        select e ->> 'problem' as problem, e ->> 'stock' as stock, e ->> 'costMinor' as cost from jsonb_array_elements(u.rows) e) r
      where u.id = any(${sql.param([...ids])}::bigint[]) group by u.id`,
    { id: as.id, rows: as.integer, wrong: as.integer, stocks: as.integer, costs: as.integer },
  );
  const byId = new Map(counted.map((row) => [row.id, row]));
  return ({ id, report }: Pick<ListedUpdate, 'id' | 'report'>) => {
    const { rows = 0, wrong = 0, stocks = 0, costs = 0 } = byId.get(id) ?? {};
    return {
      rowCount: rows,
      wrongCount: wrong,
      stockCount: report?.stockCount ?? stocks,
      costCount: report?.costCount ?? costs,
    };
  };
}

const describeCore = (update: ListedUpdate, supplier: Pick<Supplier, 'id' | 'name'>) => ({
  id: update.id,
  state: update.state,
  supplier: { id: supplier.id, name: supplier.name },
  fileName: update.fileName,
  source: update.source,
  createdAt: update.createdAt.toISOString(),
  decidedAt: update.decidedAt?.toISOString() ?? null,
});

async function nameOf(ctx: Ctx, accountId: string | null): Promise<string | null> {
  if (!accountId) return null;
  return (await nameOperators(ctx, [accountId])).get(accountId) ?? null;
}

/** Describes what an update would still change now, or what it changed. */
async function describe(ctx: Ctx, update: UpdateRow): Promise<SupplierUpdate> {
  const supplier = await getSupplier(ctx, update.supplierId);
  const report =
    (update.state === 'waiting' ? null : update.report) ??
    (await evaluateUpdate(ctx, supplier, update.rows)).report;
  return {
    ...describeCore(update, supplier),
    ...countsOf(update),
    ...report,
    byName: await nameOf(ctx, update.accountId),
  };
}

export const readUpdate = async (ctx: Ctx, id: string): Promise<SupplierUpdate> =>
  describe(ctx, await getUpdate(ctx, id));

/** The updates by page. Their counts are those of their rows, so that a list evaluates nothing. */
export async function paginateUpdates(
  ctx: Ctx,
  { pageNum, pageSize, supplierId, state }: EndpointInput<typeof pageSupplierUpdates>['query'],
): Promise<EndpointReply<typeof pageSupplierUpdates>> {
  const where = and(
    supplierId ? eq(supplierUpdates.supplierId, supplierId) : undefined,
    state ? eq(supplierUpdates.state, state) : undefined,
  );
  const rows = await ctx.db
    .select({ update: listedColumns, supplier: { id: suppliers.id, name: suppliers.name } })
    .from(supplierUpdates)
    .innerJoin(suppliers, eq(suppliers.id, supplierUpdates.supplierId))
    .where(where)
    .orderBy(desc(supplierUpdates.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const countsIn = await countUpdateRows(
    ctx,
    rows.map(({ update }) => update.id),
  );
  const ids = [...new Set(rows.flatMap(({ update }) => update.accountId ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  return {
    list: rows.map(({ update, supplier }) => ({
      ...describeCore(update, supplier),
      ...countsIn(update),
      byName: names.get(update.accountId ?? '') ?? null,
    })),
    total: await ctx.db.$count(supplierUpdates, where),
  };
}

interface Upload {
  supplier: Supplier;
  fileName: string;
  rows: StoredRow[];
  source: UpdateRow['source'];
  addressHash: string | null;
}

/** Stores a table that was read; nothing is booked. */
export async function addUpdate(
  ctx: Ctx,
  { supplier, fileName, rows, source, addressHash }: Upload,
): Promise<UpdateRow> {
  const [added] = await ctx.db
    .insert(supplierUpdates)
    .values({
      supplierId: supplier.id,
      state: 'waiting',
      fileName: asLine(fileName).slice(0, 200),
      source,
      rows,
      accountId: source === 'operator' ? callerOf(ctx).accountId : null,
      addressHash,
      createdAt: ctx.clock.now(),
    })
    .returning();
  return orNotFound(added);
}

export async function uploadUpdate(
  ctx: Ctx,
  supplierId: string,
  file: UploadedFile,
): Promise<SupplierUpdate> {
  const supplier = await getSupplier(ctx, supplierId);
  const rows = await readSupplierTable(ctx, supplier, file.bytes);
  const { fileName } = file;
  return describe(
    ctx,
    await addUpdate(ctx, { supplier, fileName, rows, source: 'operator', addressHash: null }),
  );
}

/** Locks an update that waits; one that another operator has decided stays as it is. */
async function lockWaiting(ctx: Ctx, id: string): Promise<UpdateRow> {
  const [row] = await ctx.db
    .select()
    .from(supplierUpdates)
    .where(eq(supplierUpdates.id, id))
    .for('update');
  const update = orNotFound(row);
  if (update.state !== 'waiting') throw new Failure('supplier-update-state');
  return update;
}

/** Books what a table changes now, in one transaction. With more costs than that carries, the update waits to be booked again. */
export async function bookUpdate(
  ctx: Ctx,
  id: string,
  priceRule: PriceRule,
  costsMax = updateCostsMax,
): Promise<SupplierUpdate> {
  const update = await lockWaiting(ctx, id);
  const supplier = await getSupplier(ctx, update.supplierId);
  const judged = await evaluateUpdate(ctx, supplier, update.rows);
  const { heldCount, leftCount } = await bookChanges(ctx, supplier, {
    ...judged,
    priceRule,
    costsMax,
    note: `${supplier.name}: ${update.fileName}`.slice(0, 200),
  });
  // The first booking evaluates all changes; the later ones only what it left.
  const whole = update.report ?? judged.report;
  const { effects } = whole;
  const report = {
    ...whole,
    heldCount,
    effects: priceRule === 'raise' ? effects : { ...effects, raisedCount: 0, list: [] },
  };
  const [booked] = await ctx.db
    .update(supplierUpdates)
    .set(
      leftCount
        ? { report }
        : {
            state: 'booked',
            decidedAt: ctx.clock.now(),
            decidedById: ctx.caller?.accountId ?? null,
            report,
          },
    )
    .where(eq(supplierUpdates.id, id))
    .returning();
  return describe(ctx, booked ?? update);
}

export async function rejectUpdate(ctx: Ctx, id: string): Promise<SupplierUpdate> {
  const update = await lockWaiting(ctx, id);
  const supplier = await getSupplier(ctx, update.supplierId);
  const { report } = await evaluateUpdate(ctx, supplier, update.rows);
  const [rejected] = await ctx.db
    .update(supplierUpdates)
    .set({
      state: 'rejected',
      decidedAt: ctx.clock.now(),
      decidedById: ctx.caller?.accountId ?? null,
      report: {
        ...report,
        stockCount: update.report ? update.report.stockCount - report.stockCount : 0,
        costCount: update.report ? update.report.costCount - report.costCount : 0,
      },
    })
    .where(eq(supplierUpdates.id, id))
    .returning();
  return describe(ctx, rejected ?? update);
}
