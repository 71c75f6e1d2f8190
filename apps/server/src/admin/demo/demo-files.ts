import { randomBytes } from 'node:crypto';
import path from 'node:path';
import * as contract from '@vitrine/contract/admin/demo-files.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { type Ctx, inTx, type Platform } from '#platform/context.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { encodeImage, isOneColour } from '#platform/files/images.ts';
import { offerDownload } from '#platform/http/offer-download.ts';
import { callerOf } from '#platform/http/route.ts';
import { demoFiles } from './demo.tables.ts';

type Row = typeof demoFiles.$inferSelect;
type Upload = EndpointInput<typeof contract.uploadDemoFile>['body'];

const describe = ({ id, kind, name, bytes, createdAt }: Row): contract.DemoFile => ({
  id,
  kind,
  name,
  bytes,
  createdAt: createdAt.toISOString(),
});

/** Pictures are encoded again, so that nothing is left in them but the picture; other files are stored as they are and only ever downloaded. */
async function readUpload({ kind, file }: Upload): Promise<{ bytes: Buffer; name: string }> {
  const name = asLine(path.basename(file.fileName)).slice(-200);
  if (kind === 'file') {
    const ending = path.extname(name).slice(1).toLowerCase();
    if (!(contract.demoFileEndings as readonly string[]).includes(ending))
      throw new Failure('file-type', { values: { types: contract.demoFileEndings.join(', ') } });
    return { bytes: file.bytes, name };
  }
  const { bytes } = await encodeImage(file.bytes);
  if (kind === 'signature' && (await isOneColour(bytes))) throw new Failure('signature-blank');
  return { bytes, name: `${path.parse(name).name.slice(0, 190)}.webp` };
}

/** The file is written first: a row without a file could be seen, a file without a row cannot. */
export async function uploadDemoFile(ctx: Ctx, upload: Upload): Promise<contract.DemoFile> {
  const { accountId } = callerOf(ctx);
  const [stored] = await ctx.db
    .select({ count: count() })
    .from(demoFiles)
    .where(eq(demoFiles.accountId, accountId));
  if ((stored?.count ?? 0) >= contract.demoFilesMax)
    throw new Failure('files-full', { values: { max: contract.demoFilesMax } });
  const { bytes, name } = await readUpload(upload);
  const key = `demo-files/${randomBytes(20).toString('hex')}`;
  await (await fileStoreOf(ctx.platform)).put(key, bytes);
  const [row] = await ctx.db
    .insert(demoFiles)
    .values({
      accountId,
      kind: upload.kind,
      key,
      name,
      bytes: bytes.length,
      createdAt: ctx.clock.now(),
    })
    .returning();
  return describe(orNotFound(row));
}

export async function pageDemoFiles(
  ctx: Ctx,
  { pageNum, pageSize, kind }: EndpointInput<typeof contract.pageDemoFiles>['query'],
): Promise<EndpointReply<typeof contract.pageDemoFiles>> {
  const where = and(
    eq(demoFiles.accountId, callerOf(ctx).accountId),
    kind ? eq(demoFiles.kind, kind) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(demoFiles)
    .where(where)
    .orderBy(desc(demoFiles.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(demoFiles).where(where);
  return { list: rows.map(describe), total: total?.count ?? 0 };
}

export async function downloadDemoFile(ctx: Ctx, id: string): Promise<Buffer> {
  const own = and(eq(demoFiles.id, id), eq(demoFiles.accountId, callerOf(ctx).accountId));
  const row = orNotFound((await ctx.db.select().from(demoFiles).where(own))[0]);
  const bytes = (await (await fileStoreOf(ctx.platform)).read(row.key)) ?? notFound();
  offerDownload(ctx, row.kind === 'file' ? 'application/octet-stream' : 'image/webp', row.name);
  ctx.reply.headers['content-security-policy'] = "default-src 'none'; sandbox";
  return bytes;
}

export async function deleteStoredFiles(
  platform: Platform,
  keys: readonly string[],
): Promise<void> {
  const store = await fileStoreOf(platform);
  for (const key of keys) await store.delete(key);
}

/** By ids of the caller's own rows: no path of a file ever comes from outside. */
export async function deleteDemoFiles(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const removed = await inTx(ctx, async (tx) => {
    const own = and(
      inArray(demoFiles.id, [...ids]),
      eq(demoFiles.accountId, callerOf(ctx).accountId),
    );
    const rows = await tx.db.delete(demoFiles).where(own).returning({ key: demoFiles.key });
    return rows.length === ids.length ? rows : notFound();
  });
  await deleteStoredFiles(
    ctx.platform,
    removed.map(({ key }) => key),
  );
  return null;
}
