import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import {
  type addDisputeFile,
  type Dispute,
  type EvidenceFile,
  evidenceBounds,
  type saveDisputeEvidence,
} from '@vitrine/contract/shop/disputes.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { hasSignature } from '#platform/files/file-signatures.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { findCheckedProvider, ProviderError } from '../payments/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { type DisputeRow, getDispute, lockDispute, recordStep } from './apply-dispute.ts';
import { disputeFiles, disputes } from './disputes.tables.ts';
import { canAnswer, canAppeal, readDispute, readTexts } from './read-dispute.ts';

/** The dispute, locked, while its evidence may still change. */
async function lockOpen(ctx: Ctx, disputeId: string): Promise<DisputeRow> {
  const found = await lockDispute(ctx, disputeId);
  if (!canAnswer(found) && !canAppeal(found)) throw new Failure('dispute-state');
  return found;
}

/** How a dispute is found at its provider: with the keys of the account in which its payment was made. */
export async function findAtProvider(ctx: Ctx, { paymentId, provider, providerRef }: DisputeRow) {
  const [payment] = await ctx.db
    .select({
      account: payments.providerAccount,
      isTest: payments.isTest,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return {
    provider:
      payment && (await findCheckedProvider(ctx, provider, payment.isTest, payment.createdAt)),
    object: { ref: providerRef, account: payment?.account ?? null },
  };
}

/** Leaves the draft with a provider that keeps drafts, so that its own pages show it. Ours is saved even if that fails. */
async function saveThere(ctx: Ctx, row: DisputeRow): Promise<void> {
  const { provider, object } = await findAtProvider(ctx, row);
  if (!provider || !canAnswer(row)) return;
  try {
    await provider.saveEvidence(object, await readTexts(ctx, row));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.platform.log.warn(
      { disputeId: row.id, kind: error.kind, code: error.code },
      'the draft of the evidence is not at the provider',
    );
  }
}

/** Saves the texts of the evidence; nothing is sent to the bank. */
export async function saveEvidence(
  ctx: Ctx,
  disputeId: string,
  { version, ...texts }: EndpointInput<typeof saveDisputeEvidence>['body'],
): Promise<Dispute> {
  await inTx(ctx, async (tx) => {
    const row = await lockOpen(tx, disputeId);
    if (row.version !== version) throw new Failure('saved-elsewhere');
    await tx.db
      .update(disputes)
      .set({ ...texts, savedAt: tx.clock.now(), version: version + 1 })
      .where(eq(disputes.id, disputeId));
    await recordStep(tx, disputeId, 'evidence_saved');
  });
  await saveThere(ctx, await getDispute(ctx, disputeId));
  return readDispute(ctx, disputeId);
}

const types = [
  { format: 'pdf', mimeType: 'application/pdf', ending: 'pdf' },
  { format: 'jpeg', mimeType: 'image/jpeg', ending: 'jpg' },
  { format: 'png', mimeType: 'image/png', ending: 'png' },
] as const satisfies readonly {
  format: Parameters<typeof hasSignature>[1];
  mimeType: EvidenceFile['mimeType'];
  ending: string;
}[];

/** The type of a file by its first bytes: banks take no others. */
function readType(bytes: Buffer): (typeof types)[number] {
  const found = types.find(({ format }) => hasSignature(bytes, format));
  if (!found) throw new Failure('file-type', { values: { types: 'PDF, JPEG, PNG' } });
  return found;
}

/** Adds a file in the place of the one of its kind. It is written first: a row without a file could be seen. */
export async function addFile(
  ctx: Ctx,
  disputeId: string,
  { kind, file }: EndpointInput<typeof addDisputeFile>['body'],
): Promise<Dispute> {
  const { mimeType, ending } = readType(file.bytes);
  const key = `dispute-evidence/${randomBytes(20).toString('hex')}.${ending}`;
  const name = `${path.parse(asLine(path.basename(file.fileName))).name.slice(0, 190)}.${ending}`;
  const store = await fileStoreOf(ctx.platform);
  await store.put(key, file.bytes);
  const replaced = await inTx(ctx, async (tx) => {
    const row = await lockOpen(tx, disputeId);
    const isOther = and(eq(disputeFiles.disputeId, disputeId), ne(disputeFiles.kind, kind));
    const [others] = await tx.db
      .select({ bytes: sql<string>`coalesce(sum(${disputeFiles.bytes}), 0)::text` })
      .from(disputeFiles)
      .where(isOther);
    if (Number(others?.bytes ?? 0) + file.bytes.length > evidenceBounds.filesBytesMax)
      throw new Failure('upload-too-large', {
        values: { max: evidenceBounds.filesBytesMax / (1024 * 1024) },
      });
    const old = await tx.db
      .delete(disputeFiles)
      .where(and(eq(disputeFiles.disputeId, disputeId), eq(disputeFiles.kind, kind)))
      .returning({ key: disputeFiles.key });
    await tx.db.insert(disputeFiles).values({
      disputeId,
      kind,
      key,
      name,
      mimeType,
      bytes: file.bytes.length,
      createdAt: tx.clock.now(),
    });
    await raiseVersion(tx, row);
    return old;
  }).catch(async (error: unknown) => {
    await store.delete(key);
    throw error;
  });
  for (const old of replaced) await store.delete(old.key);
  return readDispute(ctx, disputeId);
}

async function raiseVersion(ctx: Ctx, { id, version }: DisputeRow): Promise<void> {
  await ctx.db
    .update(disputes)
    .set({ version: version + 1 })
    .where(eq(disputes.id, id));
}

const ofDispute = (disputeId: string, fileId: string) =>
  and(eq(disputeFiles.disputeId, disputeId), eq(disputeFiles.id, fileId));

export async function deleteFile(ctx: Ctx, disputeId: string, fileId: string): Promise<Dispute> {
  const { key } = await inTx(ctx, async (tx) => {
    const row = await lockOpen(tx, disputeId);
    const [removed] = await tx.db
      .delete(disputeFiles)
      .where(ofDispute(disputeId, fileId))
      .returning({ key: disputeFiles.key });
    await raiseVersion(tx, row);
    return orNotFound(removed);
  });
  await (await fileStoreOf(ctx.platform)).delete(key);
  return readDispute(ctx, disputeId);
}

/** A file as it was uploaded. A browser shows it, and runs nothing in it. */
export async function readFile(ctx: Ctx, disputeId: string, fileId: string): Promise<Buffer> {
  const [row] = await ctx.db.select().from(disputeFiles).where(ofDispute(disputeId, fileId));
  const { key, mimeType, name } = orNotFound(row);
  const bytes = (await (await fileStoreOf(ctx.platform)).read(key)) ?? notFound();
  const { headers } = ctx.reply;
  headers['content-type'] = mimeType;
  headers['content-disposition'] = `inline; filename=${encodeURIComponent(name)}`;
  headers['content-security-policy'] = "default-src 'none'; sandbox";
  headers['x-content-type-options'] = 'nosniff';
  return bytes;
}

/** Everything that is sent to the bank, with the contents of the files. */
export async function readEvidence(ctx: Ctx, row: DisputeRow) {
  const store = await fileStoreOf(ctx.platform);
  const rows = await ctx.db
    .select()
    .from(disputeFiles)
    .where(eq(disputeFiles.disputeId, row.id))
    .orderBy(disputeFiles.kind);
  const files = [];
  for (const { kind, name, mimeType, key } of rows)
    files.push({ kind, name, mimeType, bytes: (await store.read(key)) ?? notFound() });
  return { ...(await readTexts(ctx, row)), files };
}
