import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import * as contract from '@vitrine/contract/jobs.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { as, orNull } from '../db/sql-rows.ts';
import { route } from '../http/route.ts';
import { mailQueuedName } from '../mail/mail.ts';
import type { Module } from '../module.ts';
import { findSubjects, type SubjectDescribers } from './job-subjects.ts';
import { failedQueue } from './queues.ts';
import { newestRunOf } from './run-log.ts';

const jobRow = {
  id: as.id,
  data: orNull(
    as.json<{
      event?: string;
      handler?: string;
      payload?: Readonly<Record<string, unknown>> | null;
    }>(),
  ),
  error: orNull(as.text),
  attempts: orNull(as.integer),
  createdAt: as.moment,
  failedAt: as.moment,
  runId: orNull(as.id),
};

const isWaiting = sql`name = ${failedQueue} and state in ('created', 'retry')`;

/** Jobs that need an operator: those that should have sent an email, all others, or both. */
export const failedJobsOf = (kind?: contract.FailedJobKind) => {
  if (!kind) return isWaiting;
  const isEmail = sql`coalesce(data->>'event', '') = ${mailQueuedName}`;
  return sql`${isWaiting} and ${kind === 'email' ? isEmail : sql`not ${isEmail}`}`;
};

async function countFailedJobs(ctx: Ctx, kind?: contract.FailedJobKind): Promise<number> {
  const rows = await ctx.db.rows(
    sql`select count(*)::int as count from jobs.job where ${failedJobsOf(kind)}`,
    { count: as.integer },
  );
  return rows[0]?.count ?? 0;
}

async function listFailedJobs(
  ctx: Ctx,
  describers: SubjectDescribers,
  { pageNum, pageSize, kind }: EndpointInput<typeof contract.listFailedJobs>['query'],
): Promise<EndpointReply<typeof contract.listFailedJobs>> {
  const rows = await ctx.db.rows(
    sql`
    select id, data, source_output->>'message' as error, source_retry_count + 1 as attempts,
      coalesce(source_created_on, created_on) as created_at, created_on as failed_at,
      ${newestRunOf('job', sql`job.source_id::text`)} as run_id
    from jobs.job where ${failedJobsOf(kind)} order by created_on desc, id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
    jobRow,
  );
  const subjects = await findSubjects(
    ctx,
    rows.map(({ id, data }) => ({ id, payload: data?.payload })),
    describers,
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      event: row.data?.event ?? '',
      handler: row.data?.handler ?? '',
      payload: JSON.stringify(row.data?.payload ?? null).slice(0, 500),
      subject: subjects.get(row.id) ?? null,
      error: row.error ?? '',
      attempts: row.attempts ?? 0,
      createdAt: row.createdAt.toISOString(),
      failedAt: row.failedAt.toISOString(),
      runId: row.runId,
    })),
    total: await countFailedJobs(ctx, kind),
  };
}

/** Removes failed jobs from the list permanently; they stay as cancelled rows until the retention of their queue ends. */
async function dismissFailedJobs(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`
    update jobs.job set state = 'cancelled', completed_on = now()
    where ${isWaiting} and id = any(${sql.param([...ids])}::uuid[]) returning id`,
    { id: as.id },
  );
  return rows.map(({ id }) => id);
}

/** Jobs that failed: a list for operators, who retry them when the cause is fixed. */
export const failedJobsModule: Module = {
  name: 'failed-jobs',
  routes(api) {
    route(api, contract.listFailedJobs, (ctx, { query }) =>
      listFailedJobs(ctx, api.jobSubjects, query),
    );
    route(api, contract.retryFailedJobs, async (ctx, { body }) => ({
      retried: await ctx.platform.events.retryFailed(ctx, body.ids),
    }));
    route(api, contract.dismissFailedJobs, async (ctx, { body }) => {
      const dismissed = await dismissFailedJobs(ctx, body.ids);
      ctx.platform.log.warn(
        { account: ctx.caller?.accountId, jobs: dismissed },
        'failed jobs were given up',
      );
      return { dismissed: dismissed.length };
    });
  },
};
