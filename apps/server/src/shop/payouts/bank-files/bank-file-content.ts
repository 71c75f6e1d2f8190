import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/bank-files.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { csvType, offerDownload } from '#platform/http/offer-download.ts';
import { unseal } from '#platform/security/sealed.ts';
import { isTestBook } from '../../ledger/index.ts';
import type { PayoutRow } from '../apply-payout.ts';
import { bankFiles } from '../payouts.tables.ts';
import { type BankFileContent, toContentPlace } from './make-bank-files.ts';

// Written out: a select from one table leaves the names of tables away, and both have an `id`.
const countOf = (...statuses: PayoutRow['status'][]) =>
  sql<number>`(select count(*)::int from payouts where payouts.bank_file_id = bank_files.id and payouts.status in ${statuses})`;

const columns = {
  id: bankFiles.id,
  name: bankFiles.name,
  format: bankFiles.format,
  currency: bankFiles.currency,
  totalMinor: bankFiles.totalMinor,
  payouts: bankFiles.payouts,
  createdAt: bankFiles.createdAt,
  downloadedAt: bankFiles.downloadedAt,
  open: countOf('sent'),
  paid: countOf('paid'),
  failed: countOf('failed', 'returned'),
};

/** All payouts of a file are in one book. */
const inBook = (ctx: Ctx) =>
  sql`exists (select 1 from payouts where payouts.bank_file_id = bank_files.id and payouts.is_test = ${isTestBook(ctx)})`;

const selectFiles = (ctx: Ctx) => ctx.db.select(columns).from(bankFiles);

function describeFile({
  totalMinor,
  createdAt,
  downloadedAt,
  ...file
}: Awaited<ReturnType<typeof selectFiles>>[number]): contract.BankFile {
  return {
    ...file,
    total: toMoney(totalMinor, file.currency),
    createdAt: createdAt.toISOString(),
    downloadedAt: downloadedAt?.toISOString() ?? null,
  };
}

export async function listBankFiles(
  ctx: Ctx,
  { pageNum, pageSize }: EndpointInput<typeof contract.listBankFiles>['query'],
): Promise<EndpointReply<typeof contract.listBankFiles>> {
  const rows = await selectFiles(ctx)
    .where(inBook(ctx))
    .orderBy(desc(bankFiles.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list: rows.map(describeFile), total: await ctx.db.$count(bankFiles, inBook(ctx)) };
}

export async function readBankFile(ctx: Ctx, fileId: string): Promise<contract.BankFile> {
  const [row] = await selectFiles(ctx).where(eq(bankFiles.id, fileId));
  return describeFile(orNotFound(row));
}

/** The stored bytes of a file. */
export async function downloadBankFile(
  ctx: Ctx,
  fileId: string,
  format: EndpointInput<typeof contract.downloadBankFile>['query']['format'],
): Promise<string> {
  const [row] = await ctx.db
    .update(bankFiles)
    .set({
      downloadedAt: sql`coalesce(${bankFiles.downloadedAt}, ${ctx.clock.now().toISOString()}::timestamptz)`,
    })
    .where(eq(bankFiles.id, fileId))
    .returning();
  const { id, name, sealed } = orNotFound(row);
  const text = unseal(ctx.platform, toContentPlace(id), sealed);
  const content = text === undefined ? null : (JSON.parse(text) as BankFileContent)[format];
  if (!content) throw new Failure('not-found');
  const isSepa = format === 'sepa';
  offerDownload(
    ctx,
    isSepa ? 'application/xml; charset=utf-8' : csvType,
    `${name}.${isSepa ? 'xml' : 'csv'}`,
  );
  return content;
}
