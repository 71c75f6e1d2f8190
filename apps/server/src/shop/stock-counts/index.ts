import * as contract from '@vitrine/contract/shop/stock-counts.ts';
import type { UploadedFile } from '@vitrine/contract/uploaded-file.ts';
import { eq } from 'drizzle-orm';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { NameSubject } from '#platform/log-subjects.ts';
import type { Module } from '#platform/module.ts';
import { bookCount, discardCount } from './book-count.ts';
import { getCount, listCountRows, listCounts } from './list-counts.ts';
import { countData } from './own-data.ts';
import { writeCountSheet, writeReport } from './report-count.ts';
import { stockCounts } from './stock-counts.tables.ts';
import { sweepCounts } from './sweep-counts.ts';
import { uploadCount } from './upload-count.ts';

/** A count is called by the name of its file. */
const nameCount: NameSubject = async (ctx, { params }) => {
  const [row] = await ctx.db
    .select({ fileName: stockCounts.fileName })
    .from(stockCounts)
    .where(eq(stockCounts.id, String(params['id'])));
  return row?.fileName;
};

/** Counted units from a file: compared with the stock, shown, and booked once. */
export const stockCountsModule: Module = {
  name: 'stock-counts',
  routes(api) {
    route(api, contract.uploadStockCount, (ctx, { query, body }) =>
      uploadCount(ctx, { file: body.file, withUnshipped: query.withUnshipped ?? false }),
    );
    route(api, contract.listStockCounts, (ctx, { query }) => listCounts(ctx, query));
    route(api, contract.getStockCount, (ctx, { params }) => getCount(ctx, params.id));
    route(api, contract.listStockCountRows, (ctx, { query }) => listCountRows(ctx, query));
    route(api, contract.bookStockCount, (ctx, { params, body }) => bookCount(ctx, params.id, body));
    route(api, contract.discardStockCount, (ctx, { params }) => discardCount(ctx, params.id));
    route(api, contract.downloadStockCountReport, (ctx, { params }) => writeReport(ctx, params.id));
    route(api, contract.downloadCountSheet, (ctx) => writeCountSheet(ctx));
  },
  logSubjects: {
    'stockCounts.create': async (_ctx, { body }) =>
      (body['file'] as UploadedFile | undefined)?.fileName,
    stockCounts: nameCount,
  },
  hooks: [implementHook(accountHooks.personalData, countData)],
  schedules: [{ name: 'stock-counts.sweep', everySeconds: 86_400, run: sweepCounts }],
};
