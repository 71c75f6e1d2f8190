import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { importContinued, undoContinued } from './catalogue-import.events.ts';
import { catalogueImports, fetchedPictures, importMappings } from './catalogue-import.tables.ts';
import { removeImport } from './upload-import.ts';

const dayMs = 86_400_000;
/** Uploads that were given up, and files that nobody imported. */
const unfinishedDays = 2;
/** The time of undoing, and a while in which its report can be read. */
const finishedDays = 90;
const rememberedDays = 730;
const atOnce = 50;

/** Deletes imports whose time is over with their files, and what nobody has used for long. */
export async function sweepImports(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const before = (days: number) => new Date(ctx.clock.now().getTime() - days * dayMs);
  const { createdAt, state } = catalogueImports;
  const busy = ['importing', 'undoing'] as const;
  const rows = await ctx.db
    .select()
    .from(catalogueImports)
    .where(
      and(
        notInArray(state, [...busy]),
        lt(
          createdAt,
          sql`case when ${inArray(state, ['done', 'undone'])} then ${before(finishedDays).toISOString()}::timestamptz
            else ${before(unfinishedDays).toISOString()}::timestamptz end`,
        ),
      ),
    )
    .limit(atOnce);
  for (const row of rows) await removeImport(ctx, row);
  await ctx.db.delete(importMappings).where(lt(importMappings.usedAt, before(rememberedDays)));
  await ctx.db.delete(fetchedPictures).where(lt(fetchedPictures.fetchedAt, before(rememberedDays)));
}

/** Begins the jobs of imports again that used up their attempts, while a database was away for example. */
export async function resumeImports(platform: Platform): Promise<void> {
  await inTx(systemContext(platform), async (ctx) => {
    const { id, state } = catalogueImports;
    const rows = await ctx.db
      .select({ id, state })
      .from(catalogueImports)
      .where(inArray(state, ['importing', 'undoing']));
    for (const row of rows)
      await ctx.platform.events.emit(
        ctx,
        row.state === 'importing' ? importContinued : undoContinued,
        {
          importId: row.id,
        },
      );
  });
}
