import type * as contract from '@vitrine/contract/admin/demo.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { sendCsv, writeCsv } from '#platform/files/csv.ts';
import type * as english from '#texts/en/demo-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { demoItems } from './demo.tables.ts';

type Filter = EndpointInput<typeof contract.exportDemoItems>['query'];
type Row = typeof demoItems.$inferSelect;

const exportTexts = await loadArea<typeof english>('demo-export');
const exportRowsMax = 10_000;

const conditions = ({ keywords, kind, status }: Partial<Filter>) =>
  and(
    keywords ? containsFolded(demoItems.name, keywords) : undefined,
    kind ? eq(demoItems.kind, kind) : undefined,
    status ? eq(demoItems.status, status === '1' ? 1 : 0) : undefined,
  );

const rowOf = ({
  id,
  name,
  kind,
  priceMinor,
  percent,
  link,
  icon,
  status,
  createdAt,
}: Row): contract.DemoItem => ({
  id,
  name,
  kind,
  price: toMoney(priceMinor, 'USD'),
  percent,
  link,
  icon,
  status,
  createdAt: createdAt.toISOString(),
});

const valuesOf = ({
  name,
  kind,
  price,
  percent,
  link = '',
  icon = '',
  status = 1,
  description = '',
}: contract.DemoItemForm) => ({
  name,
  kind,
  priceMinor: BigInt(price.amount),
  percent,
  link,
  icon,
  status,
  description,
});

export async function pageItems(
  ctx: Ctx,
  { pageNum, pageSize, ...filter }: EndpointInput<typeof contract.pageDemoItems>['query'],
): Promise<EndpointReply<typeof contract.pageDemoItems>> {
  const where = conditions(filter);
  const rows = await ctx.db
    .select()
    .from(demoItems)
    .where(where)
    .orderBy(desc(demoItems.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(demoItems).where(where);
  return { list: rows.map(rowOf), total: total?.count ?? 0 };
}

/** A feed; its cursor is the id of the last row. */
export async function listItems(
  ctx: Ctx,
  { cursor, limit, keywords }: EndpointInput<typeof contract.listDemoItems>['query'],
): Promise<EndpointReply<typeof contract.listDemoItems>> {
  const before = cursor && /^[1-9]\d{0,17}$/.test(cursor) ? lt(demoItems.id, cursor) : undefined;
  const rows = await ctx.db
    .select()
    .from(demoItems)
    .where(and(conditions({ keywords }), before))
    .orderBy(desc(demoItems.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    list: shown.map(rowOf),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function exportItems(ctx: Ctx, filter: Filter): Promise<string> {
  const rows = await ctx.db
    .select()
    .from(demoItems)
    .where(conditions(filter))
    .orderBy(desc(demoItems.id))
    .limit(exportRowsMax);
  const { heads, kinds, on, off } = exportTexts[ctx.language].demoExport;
  sendCsv(ctx, 'items');
  const lines = rows.map((row) => [
    row.name,
    kinds[row.kind],
    { decimal: `${row.priceMinor / 100n}.${String(row.priceMinor % 100n).padStart(2, '0')}` },
    row.percent,
    row.link,
    row.status ? on : off,
  ]);
  return writeCsv(ctx.language, [Object.values(heads), ...lines]);
}

export async function getItemForm(ctx: Ctx, id: string): Promise<contract.DemoItemForm> {
  const [row] = await ctx.db.select().from(demoItems).where(eq(demoItems.id, id));
  const { priceMinor, createdAt: _created, updatedAt: _updated, ...form } = orNotFound(row);
  return { ...form, price: { amount: Number(priceMinor), currency: 'USD' } };
}

export async function addItem(ctx: Ctx, form: contract.DemoItemForm): Promise<null> {
  const now = ctx.clock.now();
  await ctx.db.insert(demoItems).values({ ...valuesOf(form), createdAt: now, updatedAt: now });
  return null;
}

export async function changeItem(ctx: Ctx, id: string, form: contract.DemoItemForm): Promise<null> {
  const changed = await ctx.db
    .update(demoItems)
    .set({ ...valuesOf(form), updatedAt: ctx.clock.now() })
    .where(eq(demoItems.id, id))
    .returning({ id: demoItems.id });
  orNotFound(changed[0]);
  return null;
}

export async function removeItems(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const removed = await ctx.db
    .delete(demoItems)
    .where(inArray(demoItems.id, [...ids]))
    .returning({ id: demoItems.id });
  if (removed.length !== ids.length) throw new Failure('not-found');
  return null;
}
