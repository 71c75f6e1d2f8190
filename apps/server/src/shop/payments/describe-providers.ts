import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { currencies } from '@vitrine/contract/money.ts';
import type {
  checkPlatformProvider,
  PlatformProvider,
} from '@vitrine/contract/shop/platform-providers.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { type PaymentProvider, ProviderError } from './adapters/provider.ts';
import { findProvider, listProviders, listRequiredSettings } from './adapters/providers.ts';

interface ProviderFacts {
  lastEventAt: Date | null;
  eventsToday: number;
  openPayments: number;
}

/** Providers that need attention come first. */
const order: Readonly<Record<PlatformProvider['state'], number>> = {
  lost: 0,
  ready: 1,
  missing: 2,
};

const noFacts: ProviderFacts = { lastEventAt: null, eventsToday: 0, openPayments: 0 };

/** Events and open payments, by the name of the provider; also of those that this version does not know. */
async function readFacts(ctx: Ctx): Promise<Map<string, ProviderFacts>> {
  const since = new Date(ctx.clock.now().getTime() - 86_400_000).toISOString();
  const rows = await ctx.db.rows(
    sql`
    with open_payments as (
      select provider, count(*) as open from payments
      where status in ('created', 'pending', 'authorized', 'unknown') and method = 'card' group by provider)
    select n.provider,
      (select w.received_at from webhook_inbox w where w.provider = n.provider order by w.received_at desc limit 1) as last_event_at,
      (select count(*) from webhook_inbox w where w.provider = n.provider and w.received_at > ${since}::timestamptz)::int as events_today,
      coalesce((select open from open_payments o where o.provider = n.provider), 0)::int as open_payments
    from (select unnest(${sql.param([...listRequiredSettings().keys()])}::text[]) as provider union select provider from open_payments) n`,
    {
      provider: as.text,
      lastEventAt: orNull(as.moment),
      eventsToday: as.integer,
      openPayments: as.integer,
    },
  );
  return new Map(rows.map(({ provider, ...facts }) => [provider, facts]));
}

const takenBy = (provider: PaymentProvider | undefined) =>
  provider
    ? currencies.filter((currency) => provider.findAmountRefusal(1n, currency) !== 'currency')
    : [];

/** All providers of this version, and those of open payments that it does not have any more. */
export async function listPlatformProviders(ctx: Ctx): Promise<PlatformProvider[]> {
  const facts = await readFacts(ctx);
  const required = listRequiredSettings();
  const [first] = listProviders(ctx);
  const gone = [...facts].filter(([name, { openPayments }]) => openPayments && !required.has(name));
  const names = [...required.keys(), ...gone.map(([name]) => name)];
  return (
    names
      .map((name): PlatformProvider => {
        const provider = findProvider(ctx, name);
        const { lastEventAt, eventsToday, openPayments } = facts.get(name) ?? noFacts;
        return {
          name,
          state: provider ? 'ready' : openPayments ? 'lost' : 'missing',
          kind: provider?.kind ?? null,
          isTest: provider !== undefined && !provider.isLive,
          isDefault: provider !== undefined && provider.name === first?.name,
          settings: required.get(name) ?? [],
          webhookUrl: `${ctx.platform.config.consoleUrl}/api/v1/webhooks/${name}`,
          lastEventAt: lastEventAt?.toISOString() ?? null,
          eventsToday,
          openPayments,
          currencies: takenBy(provider),
        };
      })
      // The sandbox is offered to nobody where it is off.
      .filter(({ name, state }) => name !== 'sandbox' || state !== 'missing')
      .sort((one, other) => order[one.state] - order[other.state])
  );
}

/** Tries the keys of a provider by reading its book. Never inside a transaction. */
export async function checkProvider(
  ctx: Ctx,
  name: string,
): Promise<EndpointReply<typeof checkPlatformProvider>> {
  const provider = orNotFound(findProvider(ctx, name));
  const before = ctx.clock.now();
  try {
    await provider.listEntries({
      from: new Date(before.getTime() - 60_000),
      before,
      account: null,
    });
    return { result: 'works', code: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { result: error.kind, code: error.code };
  }
}
