import { and, eq, isNull, lte } from 'drizzle-orm';
import { accountDeletions } from '#admin/identity/identity.tables.ts';
import { lockAccount } from '#admin/identity/index.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { keepPage, listBlocks } from './deletion.ts';
import { getPerson, partsOf } from './person.ts';

type DeletionRow = typeof accountDeletions.$inferSelect;

/** Erases one account in one transaction, or tells the person, once, what the deletion waits for. */
async function eraseOne(
  ctx: Ctx,
  { id, accountId }: DeletionRow,
): Promise<'erased' | 'held up' | 'cancelled'> {
  for (const { lockFirst } of partsOf(ctx)) await lockFirst?.(ctx, await getPerson(ctx, accountId));
  await lockAccount(ctx, accountId);
  const [open] = await ctx.db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.id, id))
    .for('update');
  if (!open || open.cancelledAt || open.erasedAt) return 'cancelled';
  const person = await getPerson(ctx, accountId);
  const mail = { to: person.email, language: person.language };
  if ((await listBlocks(ctx, person)).length) {
    const url = `${ctx.platform.config.consoleUrl}/#${keepPage}`;
    await sendMail(ctx, {
      ...mail,
      uniqueKey: `deletion-held-up:${id}`,
      mail: { template: 'deletion-held-up', values: {}, url },
    });
    await ctx.db
      .update(accountDeletions)
      .set({ heldUpAt: open.heldUpAt ?? ctx.clock.now() })
      .where(eq(accountDeletions.id, id));
    return 'held up';
  }
  for (const { erase } of partsOf(ctx)) await erase?.(ctx, person);
  await ctx.db
    .update(accountDeletions)
    .set({ erasedAt: ctx.clock.now() })
    .where(eq(accountDeletions.id, id));
  // The last email to this address; its content is cleared after a week like that of every other.
  await sendMail(ctx, { ...mail, mail: { template: 'account-deleted', values: {} } });
  return 'erased';
}

/** Deletes the accounts whose time to change their mind is over. One that fails does not keep the others. */
export async function eraseAccounts(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const isDue = and(
    lte(accountDeletions.dueAt, platform.clock.now()),
    isNull(accountDeletions.cancelledAt),
    isNull(accountDeletions.erasedAt),
  );
  for (const row of await ctx.db
    .select()
    .from(accountDeletions)
    .where(isDue)
    .orderBy(accountDeletions.id)) {
    try {
      const outcome = await inTx(ctx, (tx) => eraseOne(tx, row));
      platform.log.info({ deletion: row.id, outcome }, 'a requested deletion is due');
    } catch (err) {
      platform.log.error(
        { err, deletion: row.id },
        'an account could not be deleted; it is tried again with the next run',
      );
    }
  }
}
