import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import type {
  CatalogueImport,
  ImportProblem,
  listImports as listContract,
  listImportPictures as picturesContract,
  listImportProblems as problemsContract,
  listImportProducts as productsContract,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { operatorName } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { sendCsvList } from '#platform/files/csv-list.ts';
import { products } from '../catalogue/catalogue.tables.ts';
import { chooseName } from '../catalogue/index.ts';
import {
  catalogueImportItems,
  catalogueImportPictures,
  catalogueImportProblems,
  catalogueImports,
} from './catalogue-import.tables.ts';
import { describeImport, describeRow, importTexts } from './describe-import.ts';
import type { PictureProblem } from './fetch-picture.ts';
import { getImportRow, isRead } from './find-import.ts';
import { listColumnUses } from './reading-rules.ts';

const reportRowsMax = 100_000;

const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

export async function listImports(
  ctx: Ctx,
  query: EndpointInput<typeof listContract>['query'],
): Promise<EndpointReply<typeof listContract>> {
  const { limit, offset } = pageOf(query);
  const rows = await ctx.db
    .select({ row: catalogueImports, operator: operatorName })
    .from(catalogueImports)
    .leftJoin(accounts, eq(accounts.id, catalogueImports.accountId))
    .orderBy(desc(catalogueImports.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ row, operator }) => describeRow(ctx, row, operator ?? '')),
    ...(await countRows(ctx, sql`from ${catalogueImports}`)),
  };
}

export async function getImport(ctx: Ctx, id: string): Promise<CatalogueImport> {
  return describeImport(ctx, await getImportRow(ctx, id));
}

/** The titles of the file for the fields that its columns go to. */
async function readTitles(ctx: Ctx, id: string): Promise<Map<string, string>> {
  const row = await getImportRow(ctx, id);
  if (!isRead(row)) return new Map();
  const titles = new Map<string, string>();
  for (const { title, use } of listColumnUses(row)) {
    if (!('target' in use)) continue;
    titles.set(use.target, title);
    // WooCommerce's attributes become options.
    const attribute = /^attribute(\d+)(Name|Values)$/.exec(use.target);
    if (attribute)
      titles.set(
        `option${attribute[1]}${attribute[2] === 'Name' ? 'Name' : 'Value'}.${row.settings.language}`,
        title,
      );
  }
  return titles;
}

type ProblemRow = typeof catalogueImportProblems.$inferSelect;

function describeProblem(
  ctx: Ctx,
  row: ProblemRow,
  titles: ReadonlyMap<string, string>,
): ImportProblem {
  const column = row.target === null ? null : (titles.get(row.target) ?? row.target);
  return {
    line: row.line,
    column,
    found: row.found,
    code: row.code,
    expected: fillText(importTexts[ctx.language].problems[row.code], row.values),
    isNote: row.isNote,
  };
}

function whereProblems(id: string, isNote: 'true' | 'false' | undefined): SQL | undefined {
  return and(
    eq(catalogueImportProblems.importId, id),
    isNote === undefined ? undefined : eq(catalogueImportProblems.isNote, isNote === 'true'),
  );
}

export async function listProblems(
  ctx: Ctx,
  id: string,
  query: EndpointInput<typeof problemsContract>['query'],
): Promise<EndpointReply<typeof problemsContract>> {
  const titles = await readTitles(ctx, id);
  const where = whereProblems(id, query.isNote);
  const { limit, offset } = pageOf(query);
  const rows = await ctx.db
    .select()
    .from(catalogueImportProblems)
    .where(where)
    .orderBy(asc(catalogueImportProblems.line), asc(catalogueImportProblems.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => describeProblem(ctx, row, titles)),
    ...(await countRows(ctx, sql`from ${catalogueImportProblems} where ${where}`)),
  };
}

/** All problems of a file as a table, in the language of the caller. */
export async function sendReport(ctx: Ctx, id: string): Promise<string> {
  const titles = await readTitles(ctx, id);
  const rows = await ctx.db
    .select()
    .from(catalogueImportProblems)
    .where(eq(catalogueImportProblems.importId, id))
    .orderBy(asc(catalogueImportProblems.line), asc(catalogueImportProblems.id))
    .limit(reportRowsMax);
  const { report } = importTexts[ctx.language];
  return sendCsvList(ctx, 'import-report', {
    heads: {
      line: report.line,
      column: report.column,
      found: report.found,
      expected: report.expected,
      effect: report.effect,
    },
    rows: rows.map((row) => {
      const { line, column, found, expected, isNote } = describeProblem(ctx, row, titles);
      return [
        line,
        column ?? report.wholeRow,
        found,
        expected,
        isNote ? report.note : report.leftOut,
      ];
    }),
  });
}

export async function listProducts(
  ctx: Ctx,
  id: string,
  query: EndpointInput<typeof productsContract>['query'],
): Promise<EndpointReply<typeof productsContract>> {
  await getImportRow(ctx, id);
  const where = and(
    eq(catalogueImportItems.importId, id),
    query.outcome ? eq(catalogueImportItems.outcome, query.outcome) : sql`outcome is not null`,
  );
  const { limit, offset } = pageOf(query);
  const rows = await ctx.db
    .select()
    .from(catalogueImportItems)
    .where(where)
    .orderBy(asc(catalogueImportItems.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => ({
      id: row.id,
      line: row.line,
      key: row.key,
      name: row.name,
      outcome: row.outcome ?? 'error',
      productId: row.productId,
      changes: row.changes.slice(0, 50),
      kept: row.kept,
      undone: row.undone,
    })),
    ...(await countRows(ctx, sql`from ${catalogueImportItems} where ${where}`)),
  };
}

export async function listPictures(
  ctx: Ctx,
  id: string,
  query: EndpointInput<typeof picturesContract>['query'],
): Promise<EndpointReply<typeof picturesContract>> {
  await getImportRow(ctx, id);
  const where = and(
    eq(catalogueImportPictures.importId, id),
    // Those that were there already are not fetched.
    sql`(${catalogueImportPictures.state} <> 'done' or ${gt(catalogueImportPictures.attempts, 0)})`,
  );
  const { limit, offset } = pageOf(query);
  const rows = await ctx.db
    .select({ picture: catalogueImportPictures, card: products.card })
    .from(catalogueImportPictures)
    .innerJoin(products, eq(products.id, catalogueImportPictures.productId))
    .where(where)
    .orderBy(sql`${catalogueImportPictures.state} <> 'failed'`, asc(catalogueImportPictures.id))
    .limit(limit)
    .offset(offset);
  const { pictureProblems } = importTexts[ctx.language];
  return {
    list: rows.map(({ picture, card }) => ({
      id: picture.id,
      line: picture.picture.line,
      url: picture.picture.url,
      productId: picture.productId,
      productName: chooseName(card.names, ctx.language),
      state: picture.state,
      reason: picture.reason ? pictureProblems[picture.reason as PictureProblem] : '',
    })),
    ...(await countRows(ctx, sql`from ${catalogueImportPictures} where ${where}`)),
  };
}
