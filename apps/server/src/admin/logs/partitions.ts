import { sql } from 'drizzle-orm';
import { readConfigNumber } from '#admin/configs/index.ts';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

const dayMs = 86_400_000;

/** Creates the partitions of this month and the next, and drops those whose rows are older than the setting `log.keptDays`. */
export async function maintainPartitions(ctx: Ctx): Promise<number> {
  const keptDays = await readConfigNumber(ctx, 'log.keptDays');
  const now = ctx.clock.now();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const rows = await ctx.db.rows(
    sql`select maintain_operation_logs(${dayOf(now.getTime())}::date, ${dayOf(now.getTime() - keptDays * dayMs)}::date) as dropped`,
    { dropped: as.integer },
  );
  return rows[0]?.dropped ?? 0;
}

export const maintainLogs = async (platform: Platform): Promise<void> => {
  await maintainPartitions(systemContext(platform));
};
