import { asc, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { operationLogs } from './logs.tables.ts';

const { accountId, address, browser, system, searchText } = operationLogs;

/** The days of `log.keptDays` as the product sets it. */
const logKeptDays = 90;

/** What people did stays in the log under the number of their account; from where they did it goes. */
export const logData: PersonalData = {
  stored: [
    {
      kind: 'operations',
      columns: [accountId, address, browser, system, searchText],
      keptDays: logKeptDays,
      afterDeletion: 'pseudonymised',
    },
  ],
  async *collect(ctx, person) {
    const rows = await ctx.db
      .select({
        at: operationLogs.createdAt,
        action: operationLogs.action,
        subject: operationLogs.subject,
        address,
        browser,
        system,
        failure: operationLogs.failure,
      })
      .from(operationLogs)
      .where(eq(accountId, person.accountId))
      .orderBy(asc(operationLogs.createdAt), asc(operationLogs.id));
    yield jsonFile('operations', rows);
  },
  async erase(ctx, person) {
    await ctx.db
      .update(operationLogs)
      .set({ address: '', browser: '', system: '', searchText: '' })
      .where(eq(accountId, person.accountId));
  },
};
