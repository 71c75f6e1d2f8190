import type { Currency } from '@vitrine/contract/money.ts';
import { type BankFileFormat, bankProvider } from '@vitrine/contract/shop/payout-rails.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { readBranding } from '#platform/branding.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { seal } from '#platform/security/sealed.ts';
import { isTestBook } from '../../ledger/index.ts';
import { type BankDetails, readBankDetailsOf } from '../../payments/index.ts';
import { announcePayout, applyNews, type PayoutRow } from '../apply-payout.ts';
import { bankFiles, payouts } from '../payouts.tables.ts';
import { readPayer } from './payer.ts';
import { type BankFileLine, writeBankCsv, writeSepaFile } from './write-bank-file.ts';

/** As many payouts as one file has; the next run takes the others. */
const linesMax = 5_000;
const dayMs = 86_400_000;

/** Our reference for a payout, which the bank repeats. */
export const toReference = ({ id }: Pick<PayoutRow, 'id'>): string => `PO-${id}`;

/** The day after so many bank days; banks are closed at weekends. */
function addBankDays(from: Date, days: number): Date {
  const at = new Date(from);
  for (let left = days; left > 0; ) {
    at.setTime(at.getTime() + dayMs);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1;
  }
  return at;
}

/** When a transfer has arrived at the latest, in bank days after the day on which it is sent. */
const arrivesIn: Readonly<Record<BankFileFormat, number>> = { sepa: 1, csv: 5 };

/** The sealed content of a file can be opened for this file only. */
export const toContentPlace = (fileId: string): string => `bank-file:${fileId}`;

/** Both forms of a file; one outside SEPA has a table only. */
export interface BankFileContent {
  sepa: string | null;
  csv: string;
}

interface Member {
  payout: PayoutRow;
  details: BankDetails;
}

const toLine = ({ payout, details }: Member): BankFileLine => ({
  reference: toReference(payout),
  name: details.holder,
  account: details.iban ?? details.accountNumber ?? '',
  bankCode: details.iban ? details.bic : details.bankCode,
  amountMinor: payout.amountMinor,
});

/** A file with its id; its content is written once its payouts are in it. */
async function startFile(
  ctx: Ctx,
  format: BankFileFormat,
  currency: Currency,
  members: readonly Member[],
) {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .insert(bankFiles)
    .values({
      name: '',
      format,
      currency,
      totalMinor: members.reduce((sum, { payout }) => sum + payout.amountMinor, 0n),
      payouts: members.length,
      sealed: '',
      createdAt: now,
      createdById: ctx.caller?.accountId ?? null,
    })
    .returning({ id: bankFiles.id });
  const { id } = orNotFound(row);
  const name = `VB-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id}`;
  const sentOn = addBankDays(now, 1);
  const head = {
    name,
    createdAt: now,
    executionDay: sentOn.toISOString().slice(0, 10),
    remittance: `${(await readBranding(ctx)).name} ${name}`,
    currency,
  };
  const lines = members.map(toLine);
  const payer = await readPayer(ctx);
  const content: BankFileContent = {
    sepa: format === 'sepa' && payer ? writeSepaFile(head, payer, lines) : null,
    csv: writeBankCsv(head, lines),
  };
  await ctx.db
    .update(payouts)
    .set({
      status: 'sent',
      bankFileId: id,
      providerRef: name,
      sentAt: now,
      expectedAt: addBankDays(sentOn, arrivesIn[format]),
    })
    .where(
      inArray(
        payouts.id,
        members.map(({ payout }) => payout.id),
      ),
    );
  for (const { payout } of members) await announcePayout(ctx, payout.storeId);
  return { id, name, content };
}

/**
 * Collects the payouts that wait for a file for the bank into one file for each currency and format. In one transaction: a payout is in
 * exactly one file, or waits for the next one. Returns the names of the files.
 */
export function makeBankFiles(ctx: Ctx): Promise<string[]> {
  return inTx(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(payouts)
      .where(
        and(
          eq(payouts.provider, bankProvider),
          eq(payouts.status, 'requested'),
          isNull(payouts.bankFileId),
          // Test money never leaves by a real bank.
          eq(payouts.isTest, isTestBook(ctx)),
        ),
      )
      .orderBy(payouts.id)
      .limit(linesMax)
      .for('update');
    if (!rows.length) return [];
    const isPayerKnown = (await readPayer(tx)) !== null;
    const details = await readBankDetailsOf(
      tx,
      rows.map(({ linkedAccountId }) => linkedAccountId),
    );
    const groups = new Map<string, Member[]>();
    for (const payout of rows) {
      const found = details.get(payout.linkedAccountId);
      if (!found) {
        await applyNews(tx, payout, {
          state: 'failed',
          failure: 'account_refused',
          ref: null,
          expectedAt: null,
        });
        continue;
      }
      // A store may have changed its currency since the account was entered.
      const format = payout.currency === 'EUR' ? found.format : 'csv';
      // Without the account that pays, a SEPA file cannot be written: the payout waits.
      if (format === 'sepa' && !isPayerKnown) continue;
      const key = `${payout.currency}|${format}`;
      groups.set(key, [...(groups.get(key) ?? []), { payout, details: found }]);
    }
    const files = [];
    for (const [key, members] of groups) {
      const [currency, format] = key.split('|') as [Currency, BankFileFormat];
      files.push(await startFile(tx, format, currency, members));
    }
    for (const { id, name, content } of files)
      await tx.db
        .update(bankFiles)
        .set({ name, sealed: seal(tx.platform, toContentPlace(id), JSON.stringify(content)) })
        .where(eq(bankFiles.id, id));
    return files.map(({ name }) => name);
  });
}
