import { toMoney } from '@vitrine/contract/money.ts';
import type { Dispute, EvidenceFile } from '@vitrine/contract/shop/disputes.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import type { DisputeTexts } from '../payments/index.ts';
import { type DisputeRow, getDispute } from './apply-dispute.ts';
import { disputeFiles, disputeSteps } from './disputes.tables.ts';
import { describeRow, readRow } from './list-disputes.ts';

const dayOf = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null;

/** The texts of the evidence; until they are saved, the data of the order's last parcel. */
export async function readTexts(ctx: Ctx, row: DisputeRow): Promise<DisputeTexts> {
  const { explanation, carrier, trackingNumber, shippedOn, deliveredOn } = row;
  const saved = { explanation, carrier, trackingNumber, shippedOn, deliveredOn };
  if (row.savedAt) return saved;
  const [parcel] = await ctx.db.rows(
    sql`
    select s.carrier, s.tracking_number, s.shipped_at, s.delivered_at from payment_orders x
      join shipments s on s.order_id = x.order_id
    where x.payment_id = ${row.paymentId} order by s.id desc limit 1`,
    {
      carrier: as.text,
      trackingNumber: as.text,
      shippedAt: as.moment,
      deliveredAt: orNull(as.moment),
    },
  );
  if (!parcel) return saved;
  return {
    explanation,
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    shippedOn: dayOf(parcel.shippedAt),
    deliveredOn: dayOf(parcel.deliveredAt),
  };
}

async function listFiles(ctx: Ctx, disputeId: string): Promise<EvidenceFile[]> {
  const rows = await ctx.db
    .select()
    .from(disputeFiles)
    .where(eq(disputeFiles.disputeId, disputeId))
    .orderBy(asc(disputeFiles.kind));
  return rows.map(({ id, kind, name, mimeType, bytes, createdAt }) => ({
    id,
    kind,
    name,
    mimeType,
    bytes,
    createdAt: createdAt.toISOString(),
  }));
}

async function listSteps(ctx: Ctx, disputeId: string): Promise<Dispute['steps']> {
  const rows = await ctx.db
    .select({
      id: disputeSteps.id,
      kind: disputeSteps.kind,
      at: disputeSteps.at,
      amountMinor: disputeSteps.amountMinor,
      currency: disputeSteps.currency,
      by: accounts.nickname,
    })
    .from(disputeSteps)
    .leftJoin(accounts, eq(accounts.id, disputeSteps.byAccountId))
    .where(eq(disputeSteps.disputeId, disputeId))
    .orderBy(desc(disputeSteps.id))
    .limit(200);
  return rows.map(({ amountMinor, currency, at, ...step }) => ({
    ...step,
    at: at.toISOString(),
    amount: amountMinor !== null && currency ? toMoney(amountMinor, currency) : null,
  }));
}

export const canAnswer = ({ awaitsAnswer, state }: DisputeRow): boolean =>
  awaitsAnswer && (state === 'inquiry' || state === 'open');
export const canAppeal = ({ canAppeal: offered, state }: DisputeRow): boolean =>
  offered && state === 'lost';
export const canAccept = ({ canAccept: offered, state }: DisputeRow): boolean =>
  offered && (state === 'inquiry' || state === 'open');

/** A dispute as operators see it, from our rows. */
export async function readDispute(ctx: Ctx, disputeId: string): Promise<Dispute> {
  const row = await getDispute(ctx, disputeId);
  const listed = orNotFound(await readRow(ctx, disputeId));
  const [texts, files, steps] = [
    await readTexts(ctx, row),
    await listFiles(ctx, disputeId),
    await listSteps(ctx, disputeId),
  ];
  const moneyOf = (minor: bigint) => (minor > 0n ? toMoney(minor, row.currency) : null);
  return {
    ...describeRow(listed),
    providerRef: row.providerRef,
    providerReason: row.providerReason,
    buyerNote: row.buyerNote,
    instrument: listed.instrument,
    money: {
      taken: moneyOf(row.takenMinor),
      returned: moneyOf(row.returnedMinor),
      fee: row.feeCurrency && row.feeMinor > 0n ? toMoney(row.feeMinor, row.feeCurrency) : null,
      held:
        row.isHolding && row.state !== 'lost' && row.heldMinor > 0n
          ? toMoney(row.heldMinor, listed.storeCurrency)
          : null,
    },
    evidence: {
      ...texts,
      files,
      savedAt: row.savedAt?.toISOString() ?? null,
      version: row.version,
    },
    can: { answer: canAnswer(row), accept: canAccept(row), appeal: canAppeal(row) },
    steps,
  };
}
