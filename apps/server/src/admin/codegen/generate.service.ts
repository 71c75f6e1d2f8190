import type { GeneratedFile } from '@vitrine/contract/admin/codegen.ts';
import { strToU8, zipSync } from 'fflate';
import { findMenuGroup } from '#admin/menus/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { offerDownload } from '#platform/http/offer-download.ts';
import { sourceRootOf } from '#platform/sources.ts';
import { readConfig } from './config.service.ts';
import { generateFiles } from './generate-files.ts';
import { createPlan } from './plan.ts';
import { assertOn, getTable } from './tables.service.ts';
import { findReplaced, writeFiles } from './write-files.ts';

/** The files of a table as they would be now. Nothing is written. */
export async function preview(ctx: Ctx, tableName: string): Promise<GeneratedFile[]> {
  const table = await getTable(ctx, tableName);
  const config = await readConfig(ctx, table);
  const parent = config.parentMenuId ? await findMenuGroup(ctx, config.parentMenuId) : undefined;
  const root = sourceRootOf(ctx.platform.config);
  return generateFiles(root, createPlan(root, { table, config, parent }));
}

/** The files as an archive, to be unpacked at the root of the sources. */
export async function download(ctx: Ctx, tableName: string): Promise<Buffer> {
  const files = await preview(ctx, tableName);
  const entries = files.map(
    ({ path: folder, fileName, content }) => [`${folder}/${fileName}`, strToU8(content)] as const,
  );
  offerDownload(ctx, 'application/zip', `${tableName}.zip`);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: ctx.clock.now() }));
}

/** Writes the files into the working tree; those that would be replaced have to be named. */
export async function write(
  ctx: Ctx,
  tableName: string,
  overwrite: readonly string[] | 'all',
): Promise<{ written: string[] }> {
  assertOn(ctx);
  if (ctx.platform.config.mode === 'serve') throw new Failure('codegen-read-only');
  const files = await preview(ctx, tableName);
  const replaced = findReplaced(files).filter(
    (file) => overwrite !== 'all' && !overwrite.includes(file),
  );
  if (replaced.length)
    throw new Failure('codegen-exists', { values: { files: replaced.join(', ') } });
  return { written: writeFiles(sourceRootOf(ctx.platform.config), files) };
}
