import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { currencies } from '@vitrine/contract/money.ts';
import type {
  checkPlatformProvider,
  PlatformProvider,
} from '@vitrine/contract/shop/platform-providers.ts';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { type PaymentProvider, ProviderError } from './adapters/provider.ts';
import {
  findDefinition,
  findProvider,
  isFromEnvironment,
  listProviders,
  listRequiredSettings,
  readMode,
} from './adapters/providers.ts';
import { readOpenOfOthers } from './keys/own-accounts.ts';
import { providerKeys } from './keys/provider-keys.tables.ts';
import { getWebhookUrl } from './keys/save-keys.ts';
import { decryptSettings, type ProviderKeysRow } from './keys/stored-keys.ts';
import { updateWebhooks } from './keys/update-webhooks.ts';

interface ProviderFacts {
  lastEventAt: Date | null;
  ownEventAt: Date | null;
  ownersEventAt: Date | null;
  eventsToday: number;
  openPayments: number;
}

/** Providers that need attention come first. */
const order: Readonly<Record<PlatformProvider['state'], number>> = {
  lost: 0,
  other_account: 1,
  ready: 2,
  missing: 3,
};

const noFacts: ProviderFacts = {
  lastEventAt: null,
  ownEventAt: null,
  ownersEventAt: null,
  eventsToday: 0,
  openPayments: 0,
};

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
      (select w.received_at from webhook_inbox w where w.provider = n.provider and w.scope is distinct from 'owners' order by w.received_at desc limit 1) as own_event_at,
      (select w.received_at from webhook_inbox w where w.provider = n.provider and w.scope = 'owners' order by w.received_at desc limit 1) as owners_event_at,
      (select count(*) from webhook_inbox w where w.provider = n.provider and w.received_at > ${since}::timestamptz)::int as events_today,
      coalesce((select open from open_payments o where o.provider = n.provider), 0)::int as open_payments
    from (select unnest(${sql.param([...listRequiredSettings().keys()])}::text[]) as provider union select provider from open_payments) n`,
    {
      provider: as.text,
      lastEventAt: orNull(as.moment),
      ownEventAt: orNull(as.moment),
      ownersEventAt: orNull(as.moment),
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

interface StoredRow {
  keys: ProviderKeysRow;
  savedBy: string;
}

/** The stored keys of the current mode and who saved them, by the name of the provider. */
async function readStored(ctx: Ctx): Promise<Map<string, StoredRow>> {
  const rows = await ctx.db
    .select({ keys: providerKeys, username: accounts.username, email: accounts.email })
    .from(providerKeys)
    .innerJoin(accounts, eq(accounts.id, providerKeys.savedById))
    .where(eq(providerKeys.isLive, readMode(ctx).isLive));
  return new Map(
    rows.map(({ keys, username, email }) => [keys.provider, { keys, savedBy: username ?? email }]),
  );
}

function describeKeys(
  ctx: Ctx,
  name: string,
  stored: StoredRow | undefined,
): PlatformProvider['keys'] {
  const isGiven = isFromEnvironment(ctx, name);
  const row = isGiven ? undefined : stored?.keys;
  const entered = findDefinition(name)?.entered;
  const hasOwnWebhooks = (row?.webhookIds.length ?? 0) > 0;
  return {
    source: isGiven ? 'environment' : row ? 'stored' : 'none',
    isReadable: !row || decryptSettings(ctx.platform, row) !== undefined,
    account: row?.account ?? null,
    savedAt: row?.savedAt.toISOString() ?? null,
    savedBy: row ? (stored?.savedBy ?? null) : null,
    oldSecretsUntil: row?.oldSecretsUntil?.toISOString() ?? null,
    hasOwnWebhooks,
    canRotate: hasOwnWebhooks && entered?.canRotate === true,
    fields: (entered?.fields ?? []).map((field) => ({
      ...field,
      lastFour: row?.lastFours[field.setting] ?? null,
    })),
  };
}

const stateOf = (
  isSetUp: boolean,
  openPayments: number,
  hasOpenOfOthers: boolean,
): PlatformProvider['state'] => {
  if (!isSetUp) return openPayments ? 'lost' : 'missing';
  return hasOpenOfOthers ? 'other_account' : 'ready';
};

/** All providers of this version, and those of open payments that it does not have any more. */
export async function listPlatformProviders(ctx: Ctx): Promise<PlatformProvider[]> {
  const [facts, stored, ofOthers] = await Promise.all([
    readFacts(ctx),
    readStored(ctx),
    readOpenOfOthers(ctx),
  ]);
  const required = listRequiredSettings();
  const [first] = listProviders(ctx);
  const gone = [...facts].filter(([name, { openPayments }]) => openPayments && !required.has(name));
  const names = [...required.keys(), ...gone.map(([name]) => name)];
  return (
    names
      .map((name): PlatformProvider => {
        const provider = findProvider(ctx, name);
        const { lastEventAt, ownEventAt, ownersEventAt, eventsToday, openPayments } =
          facts.get(name) ?? noFacts;
        const savedAt = stored.get(name)?.keys.savedAt;
        const describeSeen = (at: Date | null) =>
          at && !(savedAt && at < savedAt) ? at.toISOString() : null;
        return {
          name,
          state: stateOf(provider !== undefined, openPayments, ofOthers.has(name)),
          kind: provider?.kind ?? null,
          isTest: provider !== undefined && !provider.isLive,
          isDefault: provider !== undefined && provider.name === first?.name,
          settings: required.get(name) ?? [],
          webhookUrl: getWebhookUrl(ctx, name),
          lastEventAt: lastEventAt?.toISOString() ?? null,
          eventsToday,
          openPayments,
          openOfOthers: ofOthers.get(name) ?? null,
          currencies: takenBy(provider),
          keys: describeKeys(ctx, name, stored.get(name)),
          webhooks: (findDefinition(name)?.entered?.webhooks ?? []).map((webhook) => ({
            ...webhook,
            seenAt: describeSeen(webhook.scope === 'owners' ? ownersEventAt : ownEventAt),
          })),
        };
      })
      // The sandbox is offered to nobody where it is off.
      .filter(({ name, state }) => name !== 'sandbox' || state !== 'missing')
      .sort((one, other) => order[one.state] - order[other.state])
  );
}

/** Tries the keys of a provider: whose they are, what they may do, and whether its book can be read. Never inside a transaction. */
export async function checkProvider(
  ctx: Ctx,
  name: string,
): Promise<EndpointReply<typeof checkPlatformProvider>> {
  const provider = orNotFound(findProvider(ctx, name));
  const before = ctx.clock.now();
  const at = before.toISOString();
  try {
    const described = await provider.administration?.describeKeys(before);
    if (!described?.missing.includes('webhooks')) await updateWebhooks(ctx, name);
    if (!described?.missing.includes('book'))
      await provider.listEntries({
        from: new Date(before.getTime() - 60_000),
        before,
        account: null,
      });
    return {
      ...{ result: described?.isUsable === false ? 'refused' : 'works', code: null, at },
      account: described?.account ?? null,
      missing: described?.missing ?? [],
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { result: error.kind, code: error.code, account: null, missing: [], at };
  }
}
