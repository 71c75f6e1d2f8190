import { randomInt } from 'node:crypto';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/analytics.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { getStore, ownStoreId, type Store, storePublicUrl } from '../stores/index.ts';
import { trackedLinks } from './analytics.tables.ts';
import { type LinkRow, readLinkRows } from './visits.queries.ts';

const activeMax = 200;
/** Includes the archived ones: creating and archiving without end must not fill a table. */
const keptMax = 2_000;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function describe(ctx: Ctx, store: Store, row: LinkRow): contract.TrackedLink {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    channel: row.channel,
    url: `${storePublicUrl(ctx.platform.config, store)}?l=${row.code}`,
    clicks: row.clicks,
    orders: row.orders,
    earned: toMoney(BigInt(row.earnedMinor), store.baseCurrency as Currency),
    createdAt: new Date(row.createdAt).toISOString(),
    archivedAt: row.archivedAt ? new Date(row.archivedAt).toISOString() : null,
  };
}

export async function listLinks(ctx: Ctx): Promise<EndpointReply<typeof contract.listLinks>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const rows = await readLinkRows(ctx, store.id);
  return {
    storeUrl: storePublicUrl(ctx.platform.config, store),
    list: rows.map((row) => describe(ctx, store, row)),
  };
}

async function readOne(ctx: Ctx, store: Store, id: string): Promise<contract.TrackedLink> {
  return describe(ctx, store, orNotFound((await readLinkRows(ctx, store.id, id))[0]));
}

export async function createLink(
  ctx: Ctx,
  body: EndpointInput<typeof contract.createLink>['body'],
): Promise<EndpointReply<typeof contract.createLink>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const rows = await ctx.db.rows(
    sql`select (count(*) filter (where archived_at is null))::int as active, count(*)::int as kept from tracked_links where store_id = ${store.id}`,
    { active: as.integer, kept: as.integer },
  );
  if ((rows[0]?.kept ?? 0) >= keptMax)
    throw new Failure('links-kept-full', { values: { max: keptMax } });
  if ((rows[0]?.active ?? 0) >= activeMax)
    throw new Failure('links-full', { values: { max: activeMax } });
  const code = Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('');
  const [link] = await ctx.db
    .insert(trackedLinks)
    .values({
      storeId: store.id,
      code,
      name: body.name,
      channel: body.channel,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: trackedLinks.id });
  return readOne(ctx, store, orNotFound(link).id);
}

const own = (storeId: string, linkId: string) =>
  and(eq(trackedLinks.id, linkId), eq(trackedLinks.storeId, storeId));

export async function updateLink(
  ctx: Ctx,
  linkId: string,
  body: EndpointInput<typeof contract.updateLink>['body'],
): Promise<EndpointReply<typeof contract.updateLink>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const changed = await ctx.db
    .update(trackedLinks)
    .set(body)
    .where(own(store.id, linkId))
    .returning({ id: trackedLinks.id });
  return readOne(ctx, store, orNotFound(changed[0]).id);
}

export async function archiveLink(ctx: Ctx, linkId: string): Promise<null> {
  const archived = await ctx.db
    .update(trackedLinks)
    .set({
      archivedAt: sql`coalesce(${trackedLinks.archivedAt}, ${ctx.clock.now().toISOString()}::timestamptz)`,
    })
    .where(own(ownStoreId(ctx), linkId))
    .returning({ id: trackedLinks.id });
  orNotFound(archived[0]);
  return null;
}

/** How the owner called the link with a code, an archived one included. */
export async function findLinkName(
  ctx: Ctx,
  storeId: string,
  code: string,
): Promise<string | undefined> {
  const [link] = await ctx.db
    .select({ name: trackedLinks.name })
    .from(trackedLinks)
    .where(and(eq(trackedLinks.storeId, storeId), eq(trackedLinks.code, code)));
  return link?.name;
}
