import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type * as contract from '@vitrine/contract/shop/list-views.ts';
import { listViewsMax, type ViewedList, viewedLists } from '@vitrine/contract/shop/list-views.ts';
import { and, asc, count, eq, isNull, or } from 'drizzle-orm';
import { lockAccount, nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import { ownStoreId } from '../stores/index.ts';
import { listViews } from './list-views.tables.ts';

type Row = typeof listViews.$inferSelect;

/** The store whose list the caller reads; null for a list of the platform. Throws for a list that the caller may not read. */
function findSide(ctx: Ctx, list: ViewedList): string | null {
  const { isOfStore, read } = viewedLists[list];
  if (!mayDo(callerOf(ctx), read)) throw new Failure('forbidden');
  return isOfStore ? ownStoreId(ctx) : null;
}

const mayShare = (ctx: Ctx, list: ViewedList): boolean =>
  mayDo(callerOf(ctx), viewedLists[list].share);

const mayChange = (ctx: Ctx, { list, accountId }: Row): boolean =>
  accountId === callerOf(ctx).accountId || mayShare(ctx, list);

export async function readViews(
  ctx: Ctx,
  list: ViewedList,
): Promise<EndpointReply<typeof contract.listViews>> {
  const { accountId } = callerOf(ctx);
  const storeId = findSide(ctx, list);
  const rows = await ctx.db
    .select()
    .from(listViews)
    .where(
      and(
        eq(listViews.list, list),
        storeId === null ? isNull(listViews.storeId) : eq(listViews.storeId, storeId),
        or(eq(listViews.isShared, true), eq(listViews.accountId, accountId)),
      ),
    )
    .orderBy(asc(listViews.name), asc(listViews.id));
  const authors = await nameOperators(ctx, [
    ...new Set(rows.flatMap((row) => (row.accountId === accountId ? [] : (row.accountId ?? [])))),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      isShared: row.isShared,
      filters: row.filters,
      hiddenColumns: row.hiddenColumns,
      sortedBy: row.sortedBy,
      author: authors.get(row.accountId ?? '') ?? null,
      isOwn: row.accountId === accountId,
      mayChange: mayChange(ctx, row),
    })),
    mayShare: mayShare(ctx, list),
  };
}

export async function createView(
  ctx: Ctx,
  { list, ...view }: EndpointInput<typeof contract.createListView>['body'],
): Promise<EndpointReply<typeof contract.createListView>> {
  const storeId = findSide(ctx, list);
  if (view.isShared && !mayShare(ctx, list)) throw new Failure('forbidden');
  const { accountId } = callerOf(ctx);
  // Two that are saved at once do not both become the last one.
  await lockAccount(ctx, accountId);
  const [own] = await ctx.db
    .select({ count: count() })
    .from(listViews)
    .where(and(eq(listViews.accountId, accountId), eq(listViews.list, list)));
  if ((own?.count ?? 0) >= listViewsMax)
    throw new Failure('list-views-full', { values: { maximum: listViewsMax } });
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .insert(listViews)
    .values({ ...view, list, accountId, storeId, createdAt: now, updatedAt: now })
    .returning({ id: listViews.id });
  return row ?? notFound();
}

/** The locked view, which the caller may change. One that the caller does not see is like a missing one. */
async function lockView(ctx: Ctx, id: string): Promise<Row> {
  const { accountId, storeId } = callerOf(ctx);
  const [row] = await ctx.db.select().from(listViews).where(eq(listViews.id, id)).for('update');
  const isSeen =
    row &&
    (row.storeId === null || row.storeId === storeId) &&
    (row.isShared || row.accountId === accountId) &&
    mayDo(callerOf(ctx), viewedLists[row.list].read);
  if (!isSeen) notFound();
  if (!mayChange(ctx, row)) throw new Failure('forbidden');
  return row;
}

export async function updateView(
  ctx: Ctx,
  id: string,
  view: EndpointInput<typeof contract.updateListView>['body'],
): Promise<null> {
  const { list, isShared } = await lockView(ctx, id);
  if (view.isShared && !isShared && !mayShare(ctx, list)) throw new Failure('forbidden');
  await ctx.db
    .update(listViews)
    .set({ ...view, updatedAt: ctx.clock.now() })
    .where(eq(listViews.id, id));
  return null;
}

export async function deleteView(ctx: Ctx, id: string): Promise<null> {
  await lockView(ctx, id);
  await ctx.db.delete(listViews).where(eq(listViews.id, id));
  return null;
}
