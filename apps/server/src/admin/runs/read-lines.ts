import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type readRunLines, runLinesMax } from '@vitrine/contract/runs.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { csvType, offerDownload } from '#platform/http/offer-download.ts';
import { writeOnOneLine } from '#platform/jobs/run-log.rules.ts';
import { runFiles, runLines } from '#platform/jobs/run-logs.tables.ts';
import { runLineText } from '#texts/run-lines.ts';
import { getRun } from './list-runs.ts';

/**
 * The lines after a number. The state is read first: a run that it shows as finished had stored all of its lines by then.
 */
export async function readLines(
  ctx: Ctx,
  id: string,
  after: number,
): Promise<EndpointReply<typeof readRunLines>> {
  const run = await getRun(ctx, id);
  const rows = await ctx.db
    .select({ line: runLines, fileName: runFiles.name })
    .from(runLines)
    .leftJoin(runFiles, eq(runFiles.id, runLines.fileId))
    .where(and(eq(runLines.runId, id), gt(runLines.number, after)))
    .orderBy(asc(runLines.number))
    .limit(runLinesMax);
  return {
    run,
    lines: rows.map(({ line, fileName }) => ({
      number: line.number,
      at: line.at.toISOString(),
      level: line.level,
      // Texts of the catalogue are on one line as well, whatever a translator writes.
      text: writeOnOneLine(runLineText(line.message, line.values, ctx.language)),
      download: line.fileId === null ? null : { fileId: line.fileId, fileName: fileName ?? '' },
    })),
  };
}

/** A file of a run that the caller may see. */
export async function sendRunFile(ctx: Ctx, id: string, fileId: string): Promise<string> {
  await getRun(ctx, id);
  const [file] = await ctx.db
    .select()
    .from(runFiles)
    .where(and(eq(runFiles.id, fileId), eq(runFiles.runId, id)));
  const { name, content } = orNotFound(file);
  offerDownload(ctx, csvType, name);
  return content;
}
