import { fileUrl, type Image } from '@vitrine/contract/images.ts';
import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Ctx, inTx, type Platform, systemContext } from '../context.ts';
import { as, orNull } from '../db/sql-rows.ts';
import { Failure, orNotFound } from '../failure.ts';
import { storedFiles } from './files.tables.ts';
import { findImage, storeImage } from './files.ts';
import { deletePicture } from './stored-pictures.ts';

/**
 * Photos that people without an account send with a form. A photo is stored before the form is sent, so that a form that is
 * refused still has it; `owner` is what the form is about, `sentWith` is null until the form is sent.
 */
export interface PhotoTable {
  table: PgTable;
  owner: AnyColumn;
  sentWith: AnyColumn;
}

/** A photo as a form and its reader get it. */
export interface SentPhoto {
  key: string;
  width: number;
  height: number;
  tone: string | null;
}

/** The columns of a photo in a query, as `SentPhoto`. */
export const photoRow = {
  key: as.text,
  width: as.integer,
  height: as.integer,
  tone: orNull(as.text),
};

export const imageOfPhoto = ({ key, width, height, tone }: SentPhoto): Image => ({
  url: fileUrl(key),
  width,
  height,
  tone,
});

const named = (column: AnyColumn): SQL => sql`${sql.identifier(column.name)}`;

/** Stores a photo for a form that is being written; no more than `max` for what the form is about. */
export async function addPhoto(
  ctx: Ctx,
  { table, owner }: PhotoTable,
  photo: { ownerId: string; bytes: Buffer; fileName: string; max: number; full: Failure },
): Promise<{ key: string; image: Image }> {
  const [stored] = await ctx.db.rows(
    sql`select count(*) as count from ${table} where ${owner} = ${photo.ownerId}`,
    { count: as.integer },
  );
  if ((stored?.count ?? 0) >= photo.max) throw photo.full;
  return inTx(ctx, async (tx) => {
    const key = await storeImage(tx, { bytes: photo.bytes, name: photo.fileName, ownerId: null });
    const { width, height, tone } = orNotFound(await findImage(tx, key));
    await tx.db.run(sql`insert into ${table} (${named(owner)}, position, key, width, height, tone, created_at)
      values (${photo.ownerId}, 0, ${key}, ${width}, ${height}, ${tone}, ${tx.clock.now().toISOString()}::timestamptz)`);
    return { key, image: imageOfPhoto({ key, width, height, tone }) };
  });
}

/** Puts stored photos to the form that was sent, in the given order. */
export async function sendPhotos(
  ctx: Ctx,
  { table, owner, sentWith }: PhotoTable,
  form: { ownerId: string; id: string },
  keys: readonly string[],
): Promise<void> {
  const wanted = [...new Set(keys)];
  if (!wanted.length) return;
  const sent = await ctx.db.rows(
    sql`update ${table} set ${named(sentWith)} = ${form.id}, position = array_position(${sql.param(wanted)}::text[], key::text)
      where ${named(owner)} = ${form.ownerId} and ${named(sentWith)} is null and key = any(${sql.param(wanted)}::text[]) returning id`,
    { id: as.id },
  );
  if (sent.length !== wanted.length)
    throw new Failure('invalid-input', { fields: [{ path: 'photoKeys', code: 'own-picture' }] });
}

/** How long a photo waits for its form to be sent. */
const graceMs = 24 * 3_600_000;
const atOnce = 100;

/** Deletes photos whose form was never sent. */
export async function sweepPhotos(
  platform: Platform,
  { table, sentWith }: PhotoTable,
): Promise<void> {
  const { db, clock } = systemContext(platform);
  const before = new Date(clock.now().getTime() - graceMs).toISOString();
  const photos = await db.rows(
    sql`select id, key from ${table} where ${sentWith} is null and created_at < ${before}::timestamptz limit ${atOnce}::int`,
    { id: as.id, key: as.text },
  );
  for (const { id, key } of photos) {
    const deleted = await db.rows(
      sql`delete from ${table} where id = ${id} and ${sentWith} is null returning id`,
      { id: as.id },
    );
    if (!deleted.length) continue;
    await db.delete(storedFiles).where(eq(storedFiles.key, key));
    await deletePicture(platform, key);
  }
}
