import { eq } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { alertKeptDays } from './send-alerts.ts';
import { stockAlerts } from './stock-alerts.tables.ts';

const ofPerson = (email: string) => eq(stockAlerts.email, email.toLowerCase());

async function* collectAlerts(ctx: Ctx, { email }: Person): AsyncIterable<ArchiveFile> {
  yield jsonFile('stock-alerts', await ctx.db.select().from(stockAlerts).where(ofPerson(email)));
}

/** Addresses that wait for a product, also those of people without an account. */
export const alertData: PersonalData = {
  stored: [
    {
      kind: 'stock-alerts',
      columns: [stockAlerts.email],
      keptDays: alertKeptDays,
      afterDeletion: 'erased',
    },
  ],
  collect: collectAlerts,
  async erase(ctx, { email }) {
    await ctx.db.delete(stockAlerts).where(ofPerson(email));
  },
};
