import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Ctx } from '#platform/context.ts';
import { writeCsv } from '#platform/files/csv.ts';
import type { RunLog } from '#platform/jobs/run-log.ts';
import type * as english from '#texts/en/user-sheet.ts';
import { fieldText } from '#texts/fields.ts';
import { loadArea } from '#texts/load-area.ts';
import { rowFileTexts } from '#texts/run-lines.ts';
import type { ValidatedRow } from './import-rows.ts';

const linesMax = 1_000;

/** Writes what is wrong with which row, without the values of its cells: those are about persons. The file has all of them. */
export async function logRowProblems(
  ctx: Ctx,
  log: RunLog,
  rows: readonly ValidatedRow[],
): Promise<void> {
  const { columns } = (await loadArea<typeof english>('user-sheet'))[ctx.language].userSheet;
  const invalid = rows
    .filter(({ problems }) => problems.length > 0)
    .map(({ row, problems }) => ({
      row,
      problems: problems.map(({ column, code, values }) => ({
        column: columns[column],
        problem: fillText(fieldText(code, ctx.language), values ?? {}),
      })),
    }));
  if (invalid.length === 0) return;
  for (const { row, problems } of invalid.slice(0, linesMax))
    log.error('importRow', {
      row,
      problems: problems.map(({ column, problem }) => `${column}: ${problem}`).join('; '),
    });
  if (invalid.length > linesMax) log.warning('importMore', { count: invalid.length - linesMax });
  const heads = rowFileTexts(ctx.language);
  const lines = invalid.flatMap(({ row, problems }) =>
    problems.map(({ column, problem }) => [row, column, problem]),
  );
  log.attach('importFile', {
    name: `${heads.name}.csv`,
    content: writeCsv(ctx.language, [[heads.row, heads.column, heads.problem], ...lines]),
  });
}
