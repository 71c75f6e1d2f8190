import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { DescribeSubjects } from '#platform/jobs/job-subjects.ts';

/** Payouts as what failed jobs are about: by the key that the provider knows, named after their stores. */
export const describePayouts: DescribeSubjects = async (ctx, keys) => {
  const rows = await ctx.db.rows(
    sql`
    select p.provider_key as key, s.id::text as store_id, s.name from payouts p join stores s on s.id = p.store_id
    where p.provider_key = any(${sql.param([...keys])}::text[])`,
    { key: as.text, storeId: as.id, name: as.text },
  );
  return new Map(
    rows.map(({ key, storeId, name }) => [key, { kind: 'payout', name, storeId: storeId }]),
  );
};
