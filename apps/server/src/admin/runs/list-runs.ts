import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Permission } from '@vitrine/contract/permissions.ts';
import {
  type pageRuns,
  type Run,
  type RunKind,
  type RunState,
  runKinds,
  runStates,
} from '@vitrine/contract/runs.ts';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inScope } from '#admin/data-scope/index.ts';
import { accounts } from '#admin/identity/identity.tables.ts';
import { operatorName } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { containsAny, containsFolded } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { onDays } from '#platform/db/on-days.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { isInstanceAlive } from '#platform/instances.ts';
import { runs } from '#platform/jobs/run-logs.tables.ts';
import { runName, runNamesWith } from '#texts/run-lines.ts';

type Query = EndpointInput<typeof pageRuns>['query'];

/** The permission of the page for the work itself, which the log of a run requires too. */
const neededFor: Readonly<Record<RunKind, Permission>> = {
  job: 'platform:job:query',
  import: 'sys:user:import',
  payout: 'platform:payout:query',
};

/** Runs that the caller may know of. Background work has no creator: it is for those who see all rows. */
function knownRuns(ctx: Ctx): SQL {
  const { permissions } = callerOf(ctx);
  const kinds = runKinds.filter((kind) => permissions.has(neededFor[kind]));
  return and(
    kinds.length ? inArray(runs.kind, kinds) : sql`false`,
    inScope(ctx, { creator: runs.accountId }),
  ) as SQL;
}

const state = sql<RunState>`case when ${runs.state} = 'running' and not ${isInstanceAlive(sql`${runs.instanceId}`)} then 'stopped' else ${runs.state} end`;
const selected = { run: runs, state, operator: operatorName };

function whereRuns(
  ctx: Ctx,
  { keywords, kind, state: wanted, createTime, timeZone }: Query,
): SQL | undefined {
  return and(
    knownRuns(ctx),
    kind ? eq(runs.kind, kind) : undefined,
    wanted ? sql`${state} = ${wanted}` : undefined,
    onDays(runs.startedAt, createTime, timeZone),
    keywords
      ? or(
          containsFolded(runs.name, keywords),
          sql`${runs.name} = any(${sql.param(runNamesWith(keywords, ctx.language))}::text[])`,
          sql`${runs.accountId} in (select a.id from accounts a where ${containsAny([sql`a.nickname`, sql`a.username`], keywords)})`,
        )
      : undefined,
  );
}

type Row = { run: typeof runs.$inferSelect; state: RunState; operator: string | null };

const toRun = (ctx: Ctx, { run, state: value, operator: by }: Row): Run => ({
  id: run.id,
  kind: run.kind,
  name: runName(run.name, ctx.language),
  state: runStates.find((known) => known === value) ?? 'stopped',
  startedAt: run.startedAt.toISOString(),
  durationMs: run.finishedAt
    ? Math.max(0, run.finishedAt.getTime() - run.startedAt.getTime())
    : null,
  operator: by ?? '',
  lineCount: run.lineCount,
  isCut: run.isCut,
});

export async function listRuns(ctx: Ctx, query: Query): Promise<EndpointReply<typeof pageRuns>> {
  const where = whereRuns(ctx, query);
  const rows = await ctx.db
    .select(selected)
    .from(runs)
    .leftJoin(accounts, eq(accounts.id, runs.accountId))
    .where(where)
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  return {
    list: rows.map((row) => toRun(ctx, row)),
    ...(await countRows(ctx, sql`from ${runs} where ${where}`)),
  };
}

export async function getRun(ctx: Ctx, id: string): Promise<Run> {
  const [row] = await ctx.db
    .select(selected)
    .from(runs)
    .leftJoin(accounts, eq(accounts.id, runs.accountId))
    .where(and(eq(runs.id, id), knownRuns(ctx)));
  return toRun(ctx, orNotFound(row));
}
