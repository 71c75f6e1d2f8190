import { and, lt, sql } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import { deleteFile } from './course-files.ts';
import { courseFiles, courseLectures } from './courses.tables.ts';

/** How long an upload may go on, and a file may wait for its lecture to be saved. */
const graceMs = 24 * 3_600_000;
const atOnce = 100;

/** Deletes files that no lecture uses: uploads that were given up, and what was replaced. */
export async function sweepCourseFiles(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const unused = sql`not exists (
    select 1 from ${courseLectures} l where l.file_id = ${courseFiles.id} or l.captions::jsonb @? ('$.* ? (@ == "' || ${courseFiles.id} || '")')::jsonpath)`;
  const files = await ctx.db
    .select({ id: courseFiles.id, key: courseFiles.key })
    .from(courseFiles)
    .where(and(lt(courseFiles.createdAt, new Date(ctx.clock.now().getTime() - graceMs)), unused))
    .limit(atOnce);
  for (const file of files) await deleteFile(ctx, file);
}
