import type { LogDetail, pageLogs } from '@vitrine/contract/admin/logs.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, desc, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { inScope } from '#admin/data-scope/index.ts';
import { accounts } from '#admin/identity/identity.tables.ts';
import { operatorName } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { containsAny, toFoldedPattern } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { onDays } from '#platform/db/on-days.ts';
import { orNotFound } from '#platform/failure.ts';
import type { Api } from '#platform/http/route.ts';
import { moduleText, operationText } from '#texts/operations.ts';
import { operationLogs } from './logs.tables.ts';
import { nameIds, nameReferences } from './name-ids.ts';
import { verbOf } from './recorded.rules.ts';
import { regionOf } from './region.ts';

type Query = EndpointInput<typeof pageLogs>['query'];
type Row = typeof operationLogs.$inferSelect;

const peopleCalled = (words: string): SQL =>
  sql`from accounts a where ${containsAny([sql`a.username`, sql`a.nickname`, sql`a.email`], words)} limit 1000`;

/** Rows by people with such a name, and about them: of whom a row is, it has by id. */
const isOfPeople = (words: string): SQL =>
  sql`${operationLogs.accountId} = any(array(select a.id ${peopleCalled(words)}))
    or (${operationLogs.subject} like 'account:%' and string_to_array(substr(${operationLogs.subject}, 9), ',') && array(select a.id::text ${peopleCalled(words)}))`;

function conditionOf(
  ctx: Ctx,
  { keywords, createTime, timeZone, module, operatorId, result }: Query,
): SQL | undefined {
  return and(
    inScope(ctx, { creator: operationLogs.accountId }),
    onDays(operationLogs.createdAt, createTime, timeZone),
    module ? eq(operationLogs.module, module) : undefined,
    operatorId ? eq(operationLogs.accountId, operatorId) : undefined,
    result
      ? result === 'ok'
        ? isNull(operationLogs.failure)
        : isNotNull(operationLogs.failure)
      : undefined,
    keywords
      ? sql`(${like(operationLogs.searchText, toFoldedPattern(keywords))} or ${isOfPeople(keywords)})`
      : undefined,
  );
}

function rowOf(
  ctx: Ctx,
  row: Row,
  { operator, subject, region }: { operator: string | null; subject: string; region: string },
) {
  const { module, action, method } = row;
  const verb = verbOf({ name: action as `${string}.${string}`, method: method as 'GET' });
  return {
    id: row.id,
    module: moduleText(module, ctx.language),
    moduleCode: module,
    content: operationText(verb, { module, subject }, ctx.language),
    requestUri: row.path,
    method,
    ip: row.address,
    region,
    browser: row.browser,
    os: row.system,
    executionTime: String(row.durationMs),
    createBy: row.accountId,
    createTime: row.createdAt.toISOString(),
    operator: operator ?? '',
    result: row.failure === null ? ('ok' as const) : ('failed' as const),
  };
}

/**
 * One page, newest first. Ids are found in an index and rows are read for the page only, so that the last page costs little
 * more than the first. A search with at most 100,000 hits collects them through the index of words; one with more walks the
 * log from its newest row, where each page has enough of them.
 */
export async function listLogs(
  api: Api,
  ctx: Ctx,
  query: Query,
): Promise<EndpointReply<typeof pageLogs>> {
  const where = conditionOf(ctx, query);
  const counted = await countRows(ctx, sql`from ${operationLogs} where ${where}`);
  const ids = ctx.db
    .select({ id: operationLogs.id, createdAt: operationLogs.createdAt })
    .from(operationLogs)
    .where(where);
  const collects = query.keywords !== undefined && !counted.estimated;
  const hits = sql`${collects ? sql`with hits as materialized (${ids})` : sql`with hits as (${ids})`}
    select id, created_at from hits order by created_at desc, id desc limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`;
  const rows = await ctx.db
    .select({ log: operationLogs, operator: operatorName })
    .from(sql`(${hits}) as found`)
    .innerJoin(
      operationLogs,
      sql`(${operationLogs.createdAt}, ${operationLogs.id}) = (found.created_at, found.id)`,
    )
    .leftJoin(accounts, eq(accounts.id, operationLogs.accountId))
    .orderBy(desc(operationLogs.createdAt), desc(operationLogs.id));
  const subjects = await nameReferences(
    api,
    ctx,
    rows.map(({ log }) => log.subject),
  );
  const regions = await Promise.all(rows.map(({ log }) => regionOf(log.address, ctx.language)));
  const list = rows.map(({ log, operator }, index) =>
    rowOf(ctx, log, { operator, subject: subjects[index] ?? '', region: regions[index] ?? '' }),
  );
  return { list, ...counted };
}

export async function readLog(api: Api, ctx: Ctx, id: string): Promise<LogDetail> {
  const [row] = await ctx.db
    .select({ log: operationLogs, operator: operatorName })
    .from(operationLogs)
    .leftJoin(accounts, eq(accounts.id, operationLogs.accountId))
    .where(and(eq(operationLogs.id, id), inScope(ctx, { creator: operationLogs.accountId })));
  const { log, operator } = orNotFound(row);
  const [subject = ''] = await nameReferences(api, ctx, [log.subject]);
  const shown = rowOf(ctx, log, {
    operator,
    subject,
    region: await regionOf(log.address, ctx.language),
  });
  return {
    ...shown,
    requestId: log.requestId,
    failure: log.failure,
    changes: await nameIds(ctx, log),
  };
}
