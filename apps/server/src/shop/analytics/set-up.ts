import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { readSetUp, SetUpStep } from '@vitrine/contract/shop/operations-home.ts';
import { sql } from 'drizzle-orm';
import { readContact } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { findOldRates } from '../markets/index.ts';
import { hasOpenElsewhere, hasProvider } from '../payments/index.ts';

const stateRow = {
  sent: as.boolean,
  tested: as.boolean,
  ships: as.boolean,
  sells: as.boolean,
  opened: as.boolean,
};

/** Each step with its state: one statement besides settings and rates, which are cached. */
export async function getSetUp(ctx: Ctx): Promise<EndpointReply<typeof readSetUp>> {
  const rows = await ctx.db.rows(
    sql`
    select exists (select 1 from outbox_mails where sent_at is not null) as sent,
      exists (select 1 from outbox_mails where template = 'test-email' and sent_at is null) as tested,
      not exists (select 1 from countries c where c.is_served
        and not exists (select 1 from shipping_methods m join shipping_zones z on z.id = m.zone_id
          where m.is_active and c.code <> all(m.excluded_countries) and (
            exists (select 1 from shipping_areas a where a.zone_id = z.id and a.country_code = c.code)
            or z.is_rest and not exists (select 1 from shipping_areas a where a.country_code = c.code and a.region = '')))) as ships,
      exists (select 1 from products where status = 'active' and variant_count > 0) as sells,
      exists (select 1 from stores where status = 'open' and not is_test) as opened`,
    stateRow,
  );
  const state = rows[0] ?? {
    sent: false,
    tested: false,
    ships: false,
    sells: false,
    opened: false,
  };
  const step = (key: SetUpStep['key'], isDone: boolean): SetUpStep => ({
    key,
    state: isDone ? 'done' : 'open',
  });
  const mail: SetUpStep = {
    key: 'mail',
    state: state.sent ? 'done' : state.tested ? 'waiting' : 'open',
  };
  const provider = step('provider', hasProvider(ctx));
  if (await hasOpenElsewhere(ctx)) provider.state = 'other_account';
  return {
    steps: [
      ...(ctx.platform.config.SMTP_URL ? [mail] : []),
      provider,
      step('rates', (await findOldRates(ctx)).length === 0),
      step('shipping', state.ships),
      step('catalogue', state.sells),
      step('contact', (await readContact(ctx)) !== ''),
      step('store', state.opened),
    ],
  };
}
