import { eq } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { welcomeClaims, welcomeDismissals, welcomeMarks } from './promotions.tables.ts';

async function* collectOffer(ctx: Ctx, { accountId }: Person): AsyncIterable<ArchiveFile> {
  const claims = await ctx.db
    .select()
    .from(welcomeClaims)
    .where(eq(welcomeClaims.accountId, accountId));
  yield jsonFile('welcome-offer', {
    claims,
    dismissed: await ctx.db
      .select()
      .from(welcomeDismissals)
      .where(eq(welcomeDismissals.accountId, accountId)),
  });
}

/** The marks stay: they say that the offer was used, for an address only by a hash of it. */
async function eraseOffer(ctx: Ctx, { accountId }: Person): Promise<void> {
  await ctx.db.delete(welcomeDismissals).where(eq(welcomeDismissals.accountId, accountId));
}

/** What is stored of the welcome offer, which is given once. */
export const offerData: PersonalData = {
  stored: [
    {
      kind: 'offer',
      columns: [welcomeMarks.value, welcomeClaims.accountId, welcomeDismissals.accountId],
      afterDeletion: 'kept',
    },
  ],
  collect: collectOffer,
  erase: eraseOffer,
};
