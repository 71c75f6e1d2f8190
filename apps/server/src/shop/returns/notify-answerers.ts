import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { eq, sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { notifyOwner } from '../notifications/index.ts';
import { getOrder } from '../orders/index.ts';
import { returnRequests } from './returns.tables.ts';

const namedMax = 10;

/** Emails operators the requests that nobody has answered, oldest first; once an hour at most. */
export async function notifyOperators(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select o.number, s.name as store, r.created_at, (count(*) over ())::int as count, (select max(id)::text from return_requests) as newest
    from return_requests r join orders o on o.id = r.order_id join stores s on s.id = r.store_id
    where r.state = 'requested' and r.answered_by = 'operators' order by r.id limit ${namedMax}`,
    { number: as.text, store: as.text, createdAt: as.moment, count: as.integer, newest: as.text },
  );
  const [first] = rows;
  if (!first) return;
  await mailOperators(ctx, {
    permission: 'platform:return:answer',
    template: 'returns-asked',
    newest: first.newest,
    mailIn: (language) => {
      const day = findDateFormat(intlTags[language], {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      return {
        template: 'returns-asked',
        values: { count: first.count },
        lines: rows.map(({ number, store, createdAt }) => ({
          label: `${number} · ${store.replace(/\s+/g, ' ')}`,
          amount: day.format(createdAt),
        })),
        url: `${ctx.platform.config.consoleUrl}/#/operations/returns`,
      };
    },
  });
}

/** Notifies those who answer a new request: the owner of a direct store at once, operators as a digest. */
export async function notifyAnswerers(ctx: Ctx, requestId: string): Promise<void> {
  const request = orNotFound(
    (await ctx.db.select().from(returnRequests).where(eq(returnRequests.id, requestId)))[0],
  );
  if (request.answeredBy === 'operators') return notifyOperators(ctx);
  const order = await getOrder(ctx, request.orderId);
  await notifyOwner(ctx, request.storeId, {
    template: 'return-asked',
    key: `return-asked:${requestId}`,
    values: { number: order.number },
    path: `/returns?return=${requestId}`,
  });
}
