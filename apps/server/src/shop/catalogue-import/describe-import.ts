import { fillText } from '@vitrine/contract/fill-text.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type { CatalogueImport, ImportColumn } from '@vitrine/contract/shop/catalogue-imports.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { operatorName } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { loadArea } from '#texts/load-area.ts';
import { catalogueImportPictures, type catalogueImports } from './catalogue-import.tables.ts';
import { createSettings, type FileGuess } from './describe-reading.ts';
import { findCostProblem } from './find-cost-problem.ts';
import { isRead, type ReadImport } from './find-import.ts';
import { createRecordReader } from './read-records.ts';
import { listColumnUses } from './reading-rules.ts';
import { formatFound } from './row-cells.ts';
import { undoUntil } from './undo-time.rules.ts';

type ImportRow = typeof catalogueImports.$inferSelect;

export const importTexts =
  await loadArea<typeof import('#texts/en/catalogue-import.ts')>('catalogue-import');

/** The findings of the last check, unless settings were changed since. */
const findingsOf = ({ state, findings }: ImportRow) => (state === 'ready' ? null : findings);

/** A row of the list of imports. */
export function describeRow(ctx: Ctx, row: ImportRow, operator: string) {
  const counts = findingsOf(row)?.counts;
  const until = row.state === 'done' && row.finishedAt ? undoUntil(row.finishedAt) : null;
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    operator,
    newCount: counts?.newCount ?? 0,
    changedCount: counts?.changedCount ?? 0,
    errorCount: counts?.leftOutCount ?? 0,
    undoUntil: until && until > ctx.clock.now() ? until.toISOString() : null,
  };
}

const noGuess: FileGuess = {
  format: 'csv',
  encoding: 'utf-8',
  encodingCertainty: 'unsure',
  delimiter: ',',
  delimiterCertainty: 'unsure',
};

/** The columns of a file: where each goes, or why it is not imported. */
function listColumns(row: ReadImport): ImportColumn[] {
  const { rows } = row.reading;
  return listColumnUses(row).map(({ title, use }, index) => ({
    title,
    sample: formatFound(rows.map(({ cells }) => cells[index] ?? '').find(Boolean) ?? ''),
    filledCount: row.findings?.filled[index] ?? null,
    target: 'target' in use ? use.target : null,
    ignored: 'ignored' in use ? use.ignored : null,
  }));
}

const variantCell = /^(?:sku|price|cost|stock|barcode|weight|option\dValue)/;

/** The first rows of a file, each with what it is read as. */
function listPreview(row: ReadImport): CatalogueImport['preview'] {
  const reader = createRecordReader(row, listColumnUses(row));
  const seen = new Set<string>();
  return row.reading.rows.map(({ line, cells }) => {
    const { keyed } = reader.read({ line, cells });
    const isFirst = keyed !== undefined && !seen.has(keyed.key);
    if (keyed) seen.add(keyed.key);
    const filled = keyed?.records.some((record) =>
      Object.entries(record.cells).some(([target, cell]) => cell && variantCell.test(target)),
    );
    return {
      line,
      readAs: isFirst ? 'product' : filled ? 'variant' : 'picture',
      cells: row.reading.titles.map((_title, index) => formatFound(cells[index] ?? '')),
    };
  });
}

async function countPictures(ctx: Ctx, importId: string): Promise<Map<string, number>> {
  const { state, attempts } = catalogueImportPictures;
  const rows = await ctx.db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(catalogueImportPictures)
    .where(and(eq(catalogueImportPictures.importId, importId), gt(attempts, 0)))
    .groupBy(state);
  return new Map(rows.map(({ state: key, count }) => [key, count]));
}

async function findOperator(ctx: Ctx, accountId: string | null): Promise<string> {
  if (accountId === null) return '';
  const [row] = await ctx.db
    .select({ name: operatorName })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.name ?? '';
}

/** One import as its screens show it. */
export async function describeImport(ctx: Ctx, row: ImportRow): Promise<CatalogueImport> {
  const pictures = await countPictures(ctx, row.id);
  const head = { titleLine: 1, titles: [], rows: [], problem: undefined };
  const { reading, problem } = row;
  const findings = findingsOf(row);
  return {
    ...describeRow(ctx, row, await findOperator(ctx, row.accountId)),
    bytes: row.bytes,
    storedBytes: row.storedBytes,
    format: reading?.format ?? 'csv',
    settings: row.settings ?? createSettings(noGuess, head),
    encodingCertainty: reading?.encodingCertainty ?? 'unsure',
    delimiterCertainty: reading?.delimiterCertainty ?? 'unsure',
    decimalCertainty: reading?.decimalCertainty ?? 'unsure',
    isRemembered: reading?.isRemembered ?? false,
    problem: problem && {
      ...problem,
      message: fillText(importTexts[ctx.language].tableProblems[problem.code], {
        line: problem.line,
        byte: problem.byte ?? 0,
        encoding: row.settings?.encoding ?? '',
      }),
    },
    costProblem: isRead(row) ? await findCostProblem(ctx, row) : null,
    columns: isRead(row) ? listColumns(row) : [],
    preview: isRead(row) ? listPreview(row) : [],
    // Checks of earlier versions did not count new IDs.
    counts: findings ? { ...findings.counts, newIdCount: findings.counts.newIdCount ?? 0 } : null,
    samples: (findings?.samples ?? []).map(({ name, sku, costMinor, currency, platformMinor }) => ({
      name,
      sku,
      cost: costMinor === null ? null : toMoney(BigInt(costMinor), currency as Currency),
      platformPrice: toMoney(BigInt(platformMinor), 'USD'),
      priceAt200: toMoney(BigInt(platformMinor) * 2n, 'USD'),
    })),
    categories: (row.findings?.categories ?? []).map((one) => ({
      ...one,
      categoryId: row.settings?.categories[one.text] ?? one.categoryId,
    })),
    effects: findings?.effects ?? null,
    doneCount: row.doneCount,
    totalCount: row.totalCount,
    picturesDone: pictures.get('done') ?? 0,
    picturesFailed: pictures.get('failed') ?? 0,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
