import { exportDays } from '@vitrine/contract/admin/data-exports.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { dataExports } from '#admin/identity/identity.tables.ts';
import {
  type ArchiveFile,
  getAccount,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { defineEvent } from '#platform/events.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { storedFiles } from '#platform/files/files.tables.ts';
import { deletePicturesOf, disownPicturesOf, listPicturesOf } from '#platform/files/files.ts';
import {
  answerKeptDays,
  eraseKeysOf,
  idempotencyKeys,
  lockKeysOf,
} from '#platform/http/idempotency.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { eraseMailsTo, mailKeptDays } from '#platform/mail/mail.ts';
import { mailAttachments } from '#platform/mail/mail-attachments.tables.ts';
import { deleteExportFile } from './export-files.ts';

/** Files are deleted after the commit: what a transaction undoes can be undone, a deleted file cannot. */
export const filesOrphaned = defineEvent<{
  accountId: string;
  pictureKeys: string[];
  exportKeys: string[];
}>('account.files-orphaned');

async function* collectPictures(ctx: Ctx, accountId: string): AsyncIterable<ArchiveFile> {
  const store = await fileStoreOf(ctx.platform);
  for (const { key } of await listPicturesOf(ctx, accountId)) {
    const content = await store.open(key, { start: 0, end: Number.MAX_SAFE_INTEGER });
    if (content) yield { name: `pictures/${key.replaceAll('/', '-')}`, content };
  }
}

async function* collect(ctx: Ctx, { accountId, email }: Person): AsyncIterable<ArchiveFile> {
  const { subject, text, template, language, createdAt, sentAt } = outboxMails;
  yield jsonFile(
    'emails',
    await ctx.db
      .select({ subject, text, template, language, createdAt, sentAt })
      .from(outboxMails)
      .where(eq(sql`lower(${outboxMails.recipient})`, email))
      .orderBy(desc(outboxMails.id)),
  );
  yield jsonFile('pictures', await listPicturesOf(ctx, accountId));
  yield* collectPictures(ctx, accountId);
}

/** What an operator uploaded is part of the platform's pages and stays there; an owner's pictures go with the store. */
async function erase(ctx: Ctx, { accountId, email, storeId }: Person): Promise<void> {
  await eraseMailsTo(ctx, email);
  await eraseKeysOf(ctx, accountId);
  const pictures = (await listPicturesOf(ctx, accountId)).map(({ key }) => key);
  const { avatar } = await getAccount(ctx, accountId);
  const pictureKeys =
    storeId === null ? pictures.filter((key) => avatar.endsWith(fileUrl(key))) : pictures;
  const exports = await ctx.db
    .select({ key: dataExports.key })
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId));
  await ctx.platform.events.emit(ctx, filesOrphaned, {
    accountId,
    pictureKeys,
    exportKeys: exports.map(({ key }) => key),
  });
}

/** Deletes the files of a deleted account; what is left of its pictures is the platform's. */
export async function deleteOrphans(
  ctx: Ctx,
  {
    accountId,
    pictureKeys,
    exportKeys,
  }: { accountId: string; pictureKeys: string[]; exportKeys: string[] },
): Promise<void> {
  await deletePicturesOf(ctx, accountId, pictureKeys);
  await disownPicturesOf(ctx, accountId);
  for (const key of exportKeys) await deleteExportFile(ctx.platform, key);
}

/** What the platform itself stores: emails, pictures, answers to repeated calls, archives. */
export const platformData: PersonalData = {
  stored: [
    {
      kind: 'emails',
      columns: [
        outboxMails.recipient,
        outboxMails.subject,
        outboxMails.text,
        outboxMails.html,
        mailAttachments.content,
      ],
      keptDays: mailKeptDays,
      afterDeletion: 'erased',
    },
    {
      kind: 'pictures',
      columns: [storedFiles.ownerId, storedFiles.key, storedFiles.name],
      afterDeletion: 'erased',
    },
    {
      kind: 'requests',
      columns: [
        idempotencyKeys.scope,
        idempotencyKeys.key,
        idempotencyKeys.bodyHash,
        idempotencyKeys.answer,
      ],
      keptDays: answerKeptDays,
      afterDeletion: 'erased',
    },
    {
      kind: 'exports',
      columns: [dataExports.accountId, dataExports.key],
      keptDays: exportDays,
      afterDeletion: 'erased',
    },
  ],
  collect,
  lockFirst: (ctx, { accountId }) => lockKeysOf(ctx, accountId),
  erase,
};
