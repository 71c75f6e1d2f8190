import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { pageParcelProblems as page } from '@vitrine/contract/shop/parcel-problems.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { describeProblem, problemColumns, problemRow, problemsJoined } from './read-problem.ts';

type Query = EndpointInput<typeof page>['query'];

const conditionsOf = ({ state, kind, orderId, keywords }: Query): SQL[] => [
  ...(state ? [sql`p.state = ${state}`] : []),
  ...(kind ? [sql`p.kind = ${kind}`] : []),
  ...(orderId ? [sql`p.order_id = ${orderId}`] : []),
  ...(keywords
    ? [
        sql`(${containsFolded(sql`o.number`, keywords)} or ${containsFolded(sql`p.tracking_number`, keywords)})`,
      ]
    : []),
];

/** Parcels that went wrong in all stores; those that wait come longest waiting first. */
export async function listProblems(ctx: Ctx, query: Query): Promise<EndpointReply<typeof page>> {
  const { pageNum, pageSize, state } = query;
  const where = joinConditions(conditionsOf(query));
  const [rows, counted] = await Promise.all([
    ctx.db.rows(
      sql`select ${problemColumns} from ${problemsJoined} where ${where}
        order by ${state === 'open' ? sql`p.id` : sql`p.id desc`} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
      problemRow,
    ),
    countRows(ctx, sql`from ${problemsJoined} where ${where}`),
  ]);
  return { list: rows.map(describeProblem), ...counted };
}
