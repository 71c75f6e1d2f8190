import { toMoney } from '@vitrine/contract/money.ts';
import { bankLineOutcomes, type BankResult as Reply } from '@vitrine/contract/shop/bank-files.ts';
import type { UploadedFile } from '@vitrine/contract/uploaded-file.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { runParser } from '#platform/files/parser-pool.ts';
import { stores } from '../../stores/stores.tables.ts';
import { applyNews, type PayoutRow } from '../apply-payout.ts';
import { payouts } from '../payouts.tables.ts';
import { readBankFile } from './bank-file-content.ts';
import { type BankResult, bankResultParser } from './bank-result.rules.ts';
import { findOutcomes, type OutcomeLine, toPayoutFailure } from './find-outcomes.rules.ts';
import { toReference } from './make-bank-files.ts';

/** Payouts are booked in transactions of this size: each is short, and booking again goes on where it stopped. */
const chunkSize = 100;
const shownMax = 500;

const hasEffect = (outcome: OutcomeLine['outcome']) =>
  outcome === 'paid' || outcome === 'failed' || outcome === 'returned' || outcome === 'accepted';

async function readResult(name: string, upload: UploadedFile): Promise<BankResult> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(upload.bytes);
  } catch {
    // Banks also write tables in Latin-1; our references and states are the same in both.
    text = new TextDecoder('latin1').decode(upload.bytes);
  }
  const result = await runParser(bankResultParser, { text }).catch(() => null);
  if (!result) throw new Failure('bank-result-unreadable');
  if (result.file !== null && result.file !== name)
    throw new Failure('bank-result-other-file', {
      values: { file: result.file.slice(0, 60), name },
    });
  return result;
}

const toFiled = (payout: PayoutRow) => ({ ...payout, reference: toReference(payout) });

async function describeResult(
  ctx: Ctx,
  fileId: string,
  outcomes: readonly OutcomeLine[],
): Promise<Reply> {
  const file = await readBankFile(ctx, fileId);
  const rows = await ctx.db
    .select({
      id: payouts.id,
      amountMinor: payouts.amountMinor,
      store: stores.name,
      status: payouts.status,
    })
    .from(payouts)
    .innerJoin(stores, eq(stores.id, payouts.storeId))
    .where(eq(payouts.bankFileId, fileId));
  const known = new Map(rows.map((row) => [toReference(row), row]));
  const named = new Set(outcomes.map(({ reference }) => reference));
  const rank = (outcome: OutcomeLine['outcome']) =>
    outcome === 'paid' || outcome === 'booked' || outcome === 'accepted' ? 1 : 0;
  return {
    file,
    outcomes: bankLineOutcomes.flatMap((outcome) => {
      const lines = outcomes.filter((line) => line.outcome === outcome);
      const sum = lines.reduce(
        (total, { reference }) => total + (known.get(reference)?.amountMinor ?? 0n),
        0n,
      );
      return lines.length
        ? [{ outcome, count: lines.length, amount: toMoney(sum, file.currency) }]
        : [];
    }),
    missing: rows.filter((row) => row.status === 'sent' && !named.has(toReference(row))).length,
    lines: outcomes
      .toSorted((a, b) => rank(a.outcome) - rank(b.outcome))
      .slice(0, shownMax)
      .map((line) => {
        const payout = known.get(line.reference);
        return {
          ...line,
          store: payout?.store ?? null,
          amount: payout ? toMoney(payout.amountMinor, file.currency) : null,
        };
      }),
  };
}

/** The effect that booking a result would have; nothing is written. */
export async function previewBankResult(
  ctx: Ctx,
  fileId: string,
  upload: UploadedFile,
): Promise<Reply> {
  const { name } = await readBankFile(ctx, fileId);
  const result = await readResult(name, upload);
  const rows = await ctx.db.select().from(payouts).where(eq(payouts.bankFileId, fileId));
  return describeResult(ctx, fileId, findOutcomes(result, rows.map(toFiled)));
}

/**
 * Books a result. The outcome of each line is found again under the lock of its payout, so that the same result twice, or two
 * operators at once, change nothing twice.
 */
export async function bookBankResult(
  ctx: Ctx,
  fileId: string,
  upload: UploadedFile,
): Promise<Reply> {
  const { name } = await readBankFile(ctx, fileId);
  const result = await readResult(name, upload);
  const members = await ctx.db
    .select()
    .from(payouts)
    .where(eq(payouts.bankFileId, fileId))
    .orderBy(payouts.id);
  const found = findOutcomes(result, members.map(toFiled));
  const booked = new Map<string, OutcomeLine['outcome']>();
  const touched = members.filter((payout) =>
    found.some(({ reference, outcome }) => reference === toReference(payout) && hasEffect(outcome)),
  );
  for (let at = 0; at < touched.length; at += chunkSize)
    await inTx(ctx, async (tx) => {
      const rows = await tx.db
        .select()
        .from(payouts)
        .where(
          and(
            eq(payouts.bankFileId, fileId),
            inArray(
              payouts.id,
              touched.slice(at, at + chunkSize).map(({ id }) => id),
            ),
          ),
        )
        .orderBy(payouts.id)
        .for('update');
      const lines = new Map(
        findOutcomes(result, rows.map(toFiled))
          .filter(({ outcome }) => hasEffect(outcome))
          .map((line) => [line.reference, line]),
      );
      for (const payout of rows) {
        const line = lines.get(toReference(payout));
        if (!line) booked.set(toReference(payout), 'booked');
        else
          await applyNews(tx, payout, {
            state:
              line.outcome === 'accepted'
                ? 'in_transit'
                : (line.outcome as 'paid' | 'failed' | 'returned'),
            failure: line.outcome === 'failed' ? toPayoutFailure(line.reason) : null,
            reason: line.reason,
            ref: null,
            expectedAt: payout.expectedAt,
          });
      }
    });
  return describeResult(
    ctx,
    fileId,
    found.map((line) => ({ ...line, outcome: booked.get(line.reference) ?? line.outcome })),
  );
}
