import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { foldText } from '@vitrine/contract/fold-text.ts';
import type { listOrderTags } from '@vitrine/contract/shop/order-tags.ts';
import { orderTagsMax } from '@vitrine/contract/shop/order-tags.ts';
import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { orderTags, taggedOrders } from './order-desk.tables.ts';
import { orders } from './orders.tables.ts';
import { announceOrder } from './record-event.ts';

const suggestionsMax = 500;

/** Two tags that differ only by capitals, accents, width or spaces are the same. */
const keyOf = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();

/** The tags that orders have now. */
export async function listTags(ctx: Ctx): Promise<EndpointReply<typeof listOrderTags>> {
  const list = await ctx.db
    .select({ name: orderTags.name })
    .from(orderTags)
    .where(sql`exists (select 1 from tagged_orders u where u.tag_id = ${orderTags.id})`)
    .orderBy(asc(orderTags.key))
    .limit(suggestionsMax);
  return { list };
}

/** The names of an order’s tags in their order, as an expression on `orders o`. */
export const tagNames = sql`coalesce((select array_agg(t.name::text order by t.key) from tagged_orders u join order_tags t on t.id = u.tag_id
  where u.order_id = o.id), '{}'::text[])`;

export const hasTag = (name: string): SQL =>
  sql`o.id in (select u.order_id from tagged_orders u join order_tags t on t.id = u.tag_id where t.key = ${keyOf(name)})`;

/** The names of the tags of orders, by order. */
export async function readTags(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await ctx.db.rows(
    sql`select o.id, ${tagNames} as names from orders o where o.id = any(${sql.param([...orderIds])}::bigint[])`,
    { id: as.id, names: as.list(as.text) },
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Tags of the same name once, in the order in which they were given. */
const uniqueNames = (names: readonly string[]): Map<string, string> =>
  new Map([...names].reverse().map((name) => [keyOf(name), name]));

/** The ids of tags with these names; those that are not there yet are created. */
async function findOrCreateTags(ctx: Ctx, names: readonly string[]): Promise<string[]> {
  const wanted = uniqueNames(names);
  if (!wanted.size) return [];
  // In one order everywhere, so that two operators never wait for each other.
  const keys = [...wanted.keys()].sort();
  await ctx.db
    .insert(orderTags)
    .values(keys.map((key) => ({ key, name: wanted.get(key) ?? key, createdAt: ctx.clock.now() })))
    .onConflictDoNothing();
  const found = await ctx.db
    .select({ id: orderTags.id })
    .from(orderTags)
    .where(inArray(orderTags.key, keys));
  return found.map(({ id }) => id);
}

async function addTags(ctx: Ctx, orderId: string, tagIds: readonly string[]): Promise<void> {
  if (tagIds.length)
    await ctx.db
      .insert(taggedOrders)
      .values(tagIds.map((tagId) => ({ orderId, tagId })))
      .onConflictDoNothing();
}

/** Sets the tags of an order as a whole. */
export async function setTags(
  ctx: Ctx,
  orderId: string,
  names: readonly string[],
): Promise<{ tags: string[] }> {
  const [order] = await ctx.db
    .select({ id: orders.id, storeId: orders.storeId, number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  orNotFound(order);
  const tagIds = await findOrCreateTags(ctx, names);
  await ctx.db
    .delete(taggedOrders)
    .where(
      and(
        eq(taggedOrders.orderId, orderId),
        tagIds.length ? notInArray(taggedOrders.tagId, tagIds) : undefined,
      ),
    );
  await addTags(ctx, orderId, tagIds);
  await announceOrder(ctx, 'order.changed', orNotFound(order));
  return { tags: (await readTags(ctx, [orderId])).get(orderId) ?? [] };
}

/** The tags of an order with one more or less; a failure when that changes nothing. */
export function planTag(
  tags: readonly string[],
  change: 'add' | 'remove',
  tag: string,
): { tags: string[] } {
  const others = tags.filter((name) => keyOf(name) !== keyOf(tag));
  const has = others.length < tags.length;
  if (has === (change === 'add')) throw new Failure('row-unchanged');
  if (change === 'add' && tags.length >= orderTagsMax)
    throw new Failure('order-tags-full', { values: { maximum: orderTagsMax } });
  return { tags: change === 'add' ? [...tags, tag] : others };
}

/** Adds a tag to an order that is locked, or removes it. */
export async function changeTag(
  ctx: Ctx,
  orderId: string,
  change: 'add' | 'remove',
  tag: string,
): Promise<void> {
  if (change === 'add') return addTags(ctx, orderId, await findOrCreateTags(ctx, [tag]));
  await ctx.db.delete(taggedOrders).where(
    and(
      eq(taggedOrders.orderId, orderId),
      inArray(
        taggedOrders.tagId,
        ctx.db
          .select({ id: orderTags.id })
          .from(orderTags)
          .where(eq(orderTags.key, keyOf(tag))),
      ),
    ),
  );
}
