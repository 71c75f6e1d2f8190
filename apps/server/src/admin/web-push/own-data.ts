import { eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { webPushSubscriptions } from './web-push.tables.ts';

const { accountId, sessionId, endpoint, p256dh, auth } = webPushSubscriptions;

/** Where a person gets notifications; the address and keys belong to a browser. */
export const webPushData: PersonalData = {
  stored: [
    {
      kind: 'sessions',
      columns: [accountId, sessionId, endpoint, p256dh, auth],
      afterDeletion: 'erased',
    },
  ],
  async *collect(ctx, person) {
    yield jsonFile(
      'notifications',
      await ctx.db
        .select({ endpoint })
        .from(webPushSubscriptions)
        .where(eq(accountId, person.accountId)),
    );
  },
  async erase(ctx, person) {
    await ctx.db.delete(webPushSubscriptions).where(eq(accountId, person.accountId));
  },
};
