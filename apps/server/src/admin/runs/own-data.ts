import { asc, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { runs } from '#platform/jobs/run-logs.tables.ts';
import { runKeptDays } from './sweep-runs.ts';

/** Who started a run. Its lines have neither secrets nor addresses. */
export const runData: PersonalData = {
  stored: [
    {
      kind: 'operations',
      columns: [runs.accountId],
      keptDays: runKeptDays,
      afterDeletion: 'pseudonymised',
    },
  ],
  async *collect(ctx, person) {
    const rows = await ctx.db
      .select({ at: runs.startedAt, kind: runs.kind, name: runs.name, state: runs.state })
      .from(runs)
      .where(eq(runs.accountId, person.accountId))
      .orderBy(asc(runs.startedAt), asc(runs.id));
    yield jsonFile('runs', rows);
  },
};
