import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import { mailAttachments } from './mail-attachments.tables.ts';

/** A file that goes with an email. */
export interface MailAttachment {
  fileName: string;
  mediaType: string;
  bytes: Buffer;
}

/** Stores the files of an email that was just created. */
export async function addAttachments(
  ctx: Ctx,
  mailId: string,
  attachments: readonly MailAttachment[],
): Promise<void> {
  if (!attachments.length) return;
  await ctx.db.insert(mailAttachments).values(
    attachments.map(({ fileName, mediaType, bytes }, position) => ({
      mailId,
      position,
      fileName,
      mediaType,
      content: bytes.toString('base64'),
    })),
  );
}

/** The files of an email, in their order. */
export async function readAttachments({ db }: Pick<Ctx, 'db'>, mailId: string) {
  return db
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(mailAttachments.position);
}

/** Deletes the files of emails whose texts were cleared. */
export async function deleteClearedAttachments(db: Db): Promise<void> {
  await db.run(
    sql`delete from mail_attachments a where (select m.html from outbox_mails m where m.id = a.mail_id) = ''`,
  );
}
