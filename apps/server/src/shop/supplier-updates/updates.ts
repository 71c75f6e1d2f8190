import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import type {
  PriceRule,
  pageSupplierUpdates,
  SupplierUpdate,
} from '@vitrine/contract/shop/supplier-updates.ts';
import type { UploadedFile } from '@vitrine/contract/uploaded-file.ts';
import { and, desc, eq } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
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

const describeCore = (update: UpdateRow, supplier: Pick<Supplier, 'id' | 'name'>) => ({
  id: update.id,
  state: update.state,
  supplier: { id: supplier.id, name: supplier.name },
  fileName: update.fileName,
  source: update.source,
  createdAt: update.createdAt.toISOString(),
  decidedAt: update.decidedAt?.toISOString() ?? null,
  ...countsOf(update),
});

async function nameOf(ctx: Ctx, accountId: string | null): Promise<string | null> {
  if (!accountId) return null;
  return (await nameOperators(ctx, [accountId])).get(accountId) ?? null;
}

/** Describes what an update would change now, or what it changed. */
async function describe(ctx: Ctx, update: UpdateRow): Promise<SupplierUpdate> {
  const supplier = await getSupplier(ctx, update.supplierId);
  const report = update.report ?? (await evaluateUpdate(ctx, supplier, update.rows)).report;
  return {
    ...describeCore(update, supplier),
    ...report,
    byName: await nameOf(ctx, update.accountId),
  };
}

export const readUpdate = async (ctx: Ctx, id: string): Promise<SupplierUpdate> =>
  describe(ctx, await getUpdate(ctx, id));

/** The updates by page. Their counts are those of their rows, so that a list computes nothing. */
export async function paginateUpdates(
  ctx: Ctx,
  { pageNum, pageSize, supplierId, state }: EndpointInput<typeof pageSupplierUpdates>['query'],
): Promise<EndpointReply<typeof pageSupplierUpdates>> {
  const where = and(
    supplierId ? eq(supplierUpdates.supplierId, supplierId) : undefined,
    state ? eq(supplierUpdates.state, state) : undefined,
  );
  const rows = await ctx.db
    .select({ update: supplierUpdates, supplier: { id: suppliers.id, name: suppliers.name } })
    .from(supplierUpdates)
    .innerJoin(suppliers, eq(suppliers.id, supplierUpdates.supplierId))
    .where(where)
    .orderBy(desc(supplierUpdates.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const ids = [...new Set(rows.flatMap(({ update }) => update.accountId ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  return {
    list: rows.map(({ update, supplier }) => ({
      ...describeCore(update, supplier),
      stockCount: countGiven(update, 'stock'),
      costCount: countGiven(update, 'costMinor'),
      byName: names.get(update.accountId ?? '') ?? null,
    })),
    total: await ctx.db.$count(supplierUpdates, where),
  };
}

/** Stock figures or costs that a file names; of a decided one those that it changed. */
export function countGiven({ rows, report }: UpdateRow, part: 'stock' | 'costMinor'): number {
  if (report) return part === 'stock' ? report.stockCount : report.costCount;
  return rows.filter((row) => row.problem === null && row[part] !== null).length;
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

/** Books what a table changes now, all of it in one transaction. */
export async function bookUpdate(
  ctx: Ctx,
  id: string,
  priceRule: PriceRule,
): Promise<SupplierUpdate> {
  const update = await lockWaiting(ctx, id);
  const supplier = await getSupplier(ctx, update.supplierId);
  const judged = await evaluateUpdate(ctx, supplier, update.rows);
  const { heldCount } = await bookChanges(ctx, supplier, {
    ...judged,
    priceRule,
    note: `${supplier.name}: ${update.fileName}`.slice(0, 200),
  });
  const { effects } = judged.report;
  const [booked] = await ctx.db
    .update(supplierUpdates)
    .set({
      state: 'booked',
      decidedAt: ctx.clock.now(),
      decidedById: ctx.caller?.accountId ?? null,
      report: {
        ...judged.report,
        heldCount,
        effects: priceRule === 'raise' ? effects : { ...effects, raisedCount: 0, list: [] },
      },
    })
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
      report: { ...report, stockCount: 0, costCount: 0 },
    })
    .where(eq(supplierUpdates.id, id))
    .returning();
  return describe(ctx, rejected ?? update);
}
