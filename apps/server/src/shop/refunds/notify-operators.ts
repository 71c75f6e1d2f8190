import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

const namedMax = 10;
const daysShown = 7;

const foundRow = {
  number: as.text,
  store: as.text,
  amount: as.minor,
  currency: as.currency,
  count: as.integer,
  newest: as.text,
};

/** Emails operators the refunds of the platform's money that were made in a provider's own pages: units and stock are theirs to decide. */
export async function notifyOfHandRefunds(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - daysShown * 86_400_000).toISOString();
  const rows = await ctx.db.rows(
    sql`
    select o.number, s.name as store, r.amount_minor::text as amount, r.currency, (count(*) over ())::int as count,
      (max(r.id) over ())::text as newest
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id join stores s on s.id = p.store_id
    where r.reason in ('provider', 'uncaptured') and p.provider_account is null and r.created_at > ${since}::timestamptz
    order by r.id desc limit ${namedMax}`,
    foundRow,
  );
  const [first] = rows;
  if (!first) return;
  await mailOperators(ctx, {
    permission: 'platform:order:refund',
    template: 'refunds-found',
    newest: first.newest,
    mailIn: (language) => ({
      template: 'refunds-found',
      values: { count: first.count },
      lines: rows.map(({ number, store, amount, currency }) => ({
        label: `${number} · ${store.replace(/\s+/g, ' ')}`,
        amount: formatMoney(toMoney(amount, currency), intlTags[language]),
      })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/orders`,
    }),
  });
}

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
      const day = findDateFormat(intlTags[language], {
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
