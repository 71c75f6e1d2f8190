import { eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { notificationChoices } from './notifications.tables.ts';

const { accountId, kind, channel, isOn } = notificationChoices;

/** By which channels a person wants to be notified. */
export const notificationData: PersonalData = {
  stored: [{ kind: 'profile', columns: [accountId, kind, channel], afterDeletion: 'erased' }],
  async *collect(ctx, person) {
    yield jsonFile(
      'notification-choices',
      await ctx.db
        .select({ kind, channel, isOn })
        .from(notificationChoices)
        .where(eq(accountId, person.accountId)),
    );
  },
  async erase(ctx, person) {
    await ctx.db.delete(notificationChoices).where(eq(accountId, person.accountId));
  },
};
