import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type {
  listMediaUses,
  pageMedia as pageContract,
  replaceMedia as replaceContract,
} from '@vitrine/contract/shop/media.ts';
import { type SQL, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import {
  announceProducts,
  chooseName,
  media,
  mediaDeleted,
  type Names,
  replacePicture,
} from '../catalogue/index.ts';
import { describeImage } from '../stores/index.ts';
import { getOriginalUrl } from './media-originals.ts';

export type MediaRow = EndpointReply<typeof pageContract>['list'][number];

const mediaRow = {
  id: media.id,
  key: media.key,
  name: media.name,
  bytes: orNull(as.integer),
  width: media.width,
  height: media.height,
  tone: orNull(as.text),
  originalKey: orNull(as.text),
  accountId: orNull(as.id),
  createdAt: media.createdAt,
  useCount: as.integer,
};

const useCount = sql`((select count(*) from product_images i where i.key = m.key)
  + (select count(*) from categories c where c.picture ->> 'key' = m.key))::int`;
/** An unsaved change may be the only one that has a picture which was just uploaded. */
const isInDraft = sql`m.key in (select i ->> 'key' from product_drafts d, jsonb_array_elements(d.form -> 'images') i)`;
const isUnused = sql`not exists (select 1 from product_images i where i.key = m.key)
  and not exists (select 1 from categories c where c.picture ->> 'key' = m.key) and not (${isInDraft})`;

const selectMedia = (where: SQL) => sql`
  select m.id, m.key, m.name, m.bytes, m.width, m.height, m.tone, m.original_key, m.account_id, m.created_at, ${useCount} as use_count
  from media m where ${where}`;

async function describeMedia(
  ctx: Ctx,
  rows: readonly RowOf<typeof mediaRow>[],
): Promise<MediaRow[]> {
  const names = await nameOperators(
    ctx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows.flatMap(({ accountId, width, height, tone, originalKey, createdAt, ...row }) => {
    const image = describeImage({ key: row.key, width, height, tone });
    return image
      ? [
          {
            ...row,
            image,
            originalUrl: originalKey === null ? null : getOriginalUrl(ctx.platform, originalKey),
            byName: accountId === null ? null : (names.get(accountId) ?? null),
            createdAt: createdAt.toISOString(),
          },
        ]
      : [];
  });
}

/** The media library, newest first. */
export async function listMedia(
  ctx: Ctx,
  {
    pageNum,
    pageSize,
    keywords,
    isUnused: onlyUnused,
  }: EndpointInput<typeof pageContract>['query'],
): Promise<EndpointReply<typeof pageContract>> {
  const where = sql.join(
    [
      sql`true`,
      ...(keywords ? [containsFolded(sql`m.name`, keywords)] : []),
      ...(onlyUnused === undefined ? [] : [onlyUnused ? isUnused : sql`not (${isUnused})`]),
    ],
    sql` and `,
  );
  const rows = await ctx.db.rows(
    sql`${selectMedia(where)} order by m.created_at desc, m.id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
    mediaRow,
  );
  const [counted] = await ctx.db.rows(
    sql`select count(*)::int as total from media m where ${where}`,
    {
      total: as.integer,
    },
  );
  return { list: await describeMedia(ctx, rows), total: counted?.total ?? 0 };
}

/** One picture as in the list. */
export async function getMediaRow(ctx: Ctx, id: string): Promise<MediaRow> {
  const rows = await ctx.db.rows(selectMedia(sql`m.id = ${id}`), mediaRow);
  return orNotFound((await describeMedia(ctx, rows))[0]);
}

async function getMedia(ctx: Ctx, id: string) {
  const [row] = await ctx.db.rows(
    sql`select key, width, height, tone from media where id = ${id}`,
    { key: media.key, width: media.width, height: media.height, tone: orNull(as.text) },
  );
  return orNotFound(row);
}

const usesMax = 200;

/** The products and categories that show a picture. */
export async function readUses(ctx: Ctx, id: string): Promise<EndpointReply<typeof listMediaUses>> {
  const { key } = await getMedia(ctx, id);
  const rows = await ctx.db.rows(
    sql`(select 'category' as kind, c.id, c.names from categories c where c.picture ->> 'key' = ${key})
      union all
      (select 'product' as kind, p.id, p.card -> 'names' from products p
        where p.id in (select product_id from product_images where key = ${key}) order by p.id limit ${usesMax})`,
    { kind: as.oneOf('product', 'category'), id: as.id, names: as.json<Names>() },
  );
  return {
    list: rows
      .slice(0, usesMax)
      .map(({ kind, id: of, names }) => ({ kind, id: of, name: chooseName(names, ctx.language) })),
  };
}

/** Shows another picture wherever this one is shown. */
export async function replaceMedia(
  ctx: Ctx,
  id: string,
  { withId }: EndpointInput<typeof replaceContract>['body'],
): Promise<EndpointReply<typeof replaceContract>> {
  const { key } = await getMedia(ctx, id);
  const picture = await getMedia(ctx, withId);
  const { productIds, categoryCount } = await replacePicture(ctx, key, picture);
  await announceProducts(ctx, productIds, []);
  return { productCount: productIds.length, categoryCount };
}

/** Deletes pictures that nothing shows, with their originals. Placed orders still show what is public of them. */
export async function deleteMedia(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const list = sql`${sql.param([...ids])}::bigint[]`;
  const rows = await ctx.db.rows(
    sql`select id, original_key, ${isUnused} as is_unused from media m where id = any(${list}) order by id for update`,
    { id: media.id, originalKey: orNull(as.text), isUnused: as.boolean },
  );
  if (rows.length < new Set(ids).size) notFound();
  if (rows.some((row) => !row.isUnused)) throw new Failure('media-in-use');
  await ctx.db.run(sql`delete from media where id = any(${list})`);
  const originalKeys = rows.flatMap(({ originalKey }) => originalKey ?? []);
  if (originalKeys.length) await ctx.platform.events.emit(ctx, mediaDeleted, { originalKeys });
  return null;
}
