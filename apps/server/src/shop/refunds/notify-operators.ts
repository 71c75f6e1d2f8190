import { intlTags } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

const namedMax = 10;

const askedRow = {
  number: as.text,
  store: as.text,
  askedAt: as.text,
  count: as.integer,
  newest: as.text,
};

/** Emails operators the open refund requests, oldest first. */
export async function notifyOfRequests(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select o.number, s.name as store, r.asked_at, (count(*) over ())::int as count, (select max(id)::text from refund_requests) as newest
    from refund_requests r join orders o on o.id = r.order_id join stores s on s.id = r.store_id
    where r.state = 'open' order by r.id limit ${namedMax}`,
    askedRow,
  );
  const [first] = rows;
  if (!first) return;
  await mailOperators(ctx, {
    permission: 'platform:order:refund',
    template: 'refunds-asked',
    newest: first.newest,
    mailIn: (language) => {
      const day = new Intl.DateTimeFormat(intlTags[language], {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      return {
        template: 'refunds-asked',
        values: { count: first.count },
        lines: rows.map(({ number, store, askedAt: at }) => ({
          label: `${number} · ${store.replace(/\s+/g, ' ')}`,
          amount: day.format(new Date(at)),
        })),
        url: `${ctx.platform.config.consoleUrl}/#/operations/orders?tab=asked`,
      };
    },
  });
}
