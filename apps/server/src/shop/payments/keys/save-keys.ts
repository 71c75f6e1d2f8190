import { isIP } from 'node:net';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type {
  removeProviderKeys,
  saveProviderKeys,
} from '@vitrine/contract/shop/platform-providers.ts';
import type { rotateWebhookSecrets } from '@vitrine/contract/shop/provider-webhooks.ts';
import { and, eq, sql } from 'drizzle-orm';
import { requireStrongProof } from '#admin/identity/index.ts';
import { ConfigError } from '#platform/config/config.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { createFromStored } from '../adapters/create-providers.ts';
import {
  type EnteredKeys,
  type KeysDescription,
  type MadeWebhooks,
  type PaymentProvider,
  type ProviderDefinition,
  ProviderError,
} from '../adapters/provider.ts';
import {
  findDefinition,
  findProvider,
  isFromEnvironment,
  keysChangedSignal,
  readMode,
  reloadProviders,
} from '../adapters/providers.ts';
import { checkAccount } from './check-accounts.ts';
import { mailOtherRoots } from './mail-roots.ts';
import { assertNothingOpen, hasAccount, recordAccount } from './own-accounts.ts';
import { providerKeys } from './provider-keys.tables.ts';
import { decryptSettings, encryptSettings, type ProviderKeysRow } from './stored-keys.ts';

type Settings = Record<string, string>;
type Definition = ProviderDefinition & { entered: EnteredKeys };

/** So long events are accepted with the secrets before a change: the provider still repeats what it signed with them. */
const oldSecretsMs = 24 * 3_600_000;

/** Keys are ROOT's only, whatever permissions another role was given. */
export function assertRoot(ctx: Ctx): void {
  if (!callerOf(ctx).roles.includes('ROOT')) throw new Failure('forbidden');
}

export const getWebhookUrl = (ctx: Ctx, name: string): string =>
  `${ctx.platform.config.consoleUrl}/api/v1/webhooks/${name}`;

/** True when a provider can reach an address: public, and by https. */
function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    protocol === 'https:' &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    hostname.includes('.') &&
    !/\.(?:local|localhost|internal|test|invalid)$/.test(hostname)
  );
}

/** The kind of provider whose keys may be changed here. */
function getDefinition(ctx: Ctx, name: string): Definition {
  const definition = orNotFound(findDefinition(name));
  const { entered } = definition;
  if (!entered) throw new Failure('not-found');
  if (isFromEnvironment(ctx, name)) throw new Failure('keys-in-environment');
  return { ...definition, entered };
}

const ofMode = (name: string, isLive: boolean) =>
  and(eq(providerKeys.provider, name), eq(providerKeys.isLive, isLive));

async function findStoredKeys(
  ctx: Ctx,
  name: string,
  isLive: boolean,
): Promise<ProviderKeysRow | undefined> {
  const [row] = await ctx.db.select().from(providerKeys).where(ofMode(name, isLive));
  return row;
}

/** The settings as a provider; what cannot be used is reported at its field. */
function tryProvider(
  ctx: Ctx,
  definition: Definition,
  isLive: boolean,
  settings: Settings,
): PaymentProvider {
  const { entered } = definition;
  const parsed = entered.settings.safeParse({ ...settings, ...entered.ofMode(isLive) });
  const unknown = Object.keys(settings).filter(
    (setting) => !entered.fields.some((field) => field.setting === setting),
  );
  const wrong = [
    ...unknown,
    ...(parsed.success ? [] : parsed.error.issues.map(({ path: [setting] }) => String(setting))),
  ];
  if (wrong.length)
    throw new Failure('invalid-input', {
      fields: wrong.map((setting) => ({ path: setting, code: 'format' })),
    });
  try {
    const provider = createFromStored(definition, ctx.platform.config, { isLive, settings });
    if (provider) return provider;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
  }
  throw new Failure('invalid-input', {
    fields: [{ path: entered.fields[0]?.setting ?? 'settings', code: 'format' }],
  });
}

const shownEndOf = (value: string): string => (value.length > 8 ? value.slice(-4) : '');

/** The webhook settings that a change replaces, which stay valid for a day. */
function findReplaced({ fields }: EnteredKeys, before: Settings, after: Settings): Settings {
  return Object.fromEntries(
    fields.flatMap(({ setting, kind }) => {
      const old = before[setting];
      return kind === 'webhook' && old && old !== after[setting] ? [[setting, old]] : [];
    }),
  );
}

interface Change {
  name: string;
  isLive: boolean;
  before: ProviderKeysRow | undefined;
  settings: Settings;
  account: string | null;
  /** The id of the account; null when it was not read. */
  accountRef: string | null;
  webhookIds: string[];
}

/** Stores settings, notifies all processes and the other ROOTs; this process uses them when it returns. */
async function storeKeys(ctx: Ctx, definition: Definition, change: Change): Promise<Date | null> {
  const { name, isLive, before, settings, account, accountRef, webhookIds } = change;
  const kept = before && decryptSettings(ctx.platform, before);
  const old = findReplaced(definition.entered, kept?.settings ?? {}, settings);
  const now = ctx.clock.now();
  const oldSecretsUntil = Object.keys(old).length ? new Date(now.getTime() + oldSecretsMs) : null;
  const values = {
    sealed: encryptSettings(ctx.platform, { provider: name, isLive }, { settings, old }),
    lastFours: Object.fromEntries(
      Object.entries(settings).map(([setting, value]) => [setting, shownEndOf(value)]),
    ),
    account,
    webhookIds,
    oldSecretsUntil,
    savedAt: now,
    savedById: callerOf(ctx).accountId,
  };
  await inTx(ctx, async (tx) => {
    if (accountRef) {
      await recordAccount(tx, change, accountRef, now);
      await assertNothingOpen(tx, change, accountRef);
    }
    await tx.db
      .insert(providerKeys)
      .values({ provider: name, isLive, ...values })
      .onConflictDoUpdate({
        target: [providerKeys.provider, providerKeys.isLive],
        set: values,
      });
    await announce(tx);
    await mailOtherRoots(tx, {
      change: 'payment-keys-changed',
      provider: definition.entered.label,
    });
  });
  await reloadProviders(ctx.platform);
  return oldSecretsUntil;
}

/** Notifies all processes with the commit: each reads the keys again. */
export async function announce(ctx: Ctx): Promise<void> {
  await ctx.platform.signals.send(ctx.db, keysChangedSignal, null);
}

/** Makes the webhooks where the address can be reached; nothing when that has to be done by hand. */
async function makeWebhooks(
  ctx: Ctx,
  name: string,
  provider: PaymentProvider,
): Promise<MadeWebhooks | undefined> {
  const url = getWebhookUrl(ctx, name);
  if (!isPublic(url) || !provider.administration) return undefined;
  try {
    return await provider.administration.createWebhooks(url);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.platform.log.warn({ provider: name, code: error.code }, 'webhooks could not be made');
    return undefined;
  }
}

/** Tests keys, and stores them when they work. Never inside a transaction. */
export async function saveKeys(
  ctx: Ctx,
  name: string,
  { settings: given, ...proof }: EndpointInput<typeof saveProviderKeys>['body'],
): Promise<EndpointReply<typeof saveProviderKeys>> {
  assertRoot(ctx);
  const definition = getDefinition(ctx, name);
  const { isLive } = readMode(ctx);
  const before = await findStoredKeys(ctx, name, isLive);
  const entered = Object.fromEntries(
    given.map(({ setting, entered: text }) => [setting, text.trim()]),
  );
  const settings: Settings = {
    ...(before && decryptSettings(ctx.platform, before)?.settings),
    ...entered,
  };
  const provider = tryProvider(ctx, definition, isLive, settings);
  if (provider.isLive !== isLive) throw new Failure(isLive ? 'key-is-test' : 'key-is-live');
  await requireStrongProof(ctx, proof);
  const at = ctx.clock.now().toISOString();
  let described: KeysDescription;
  let accountRef: string | null = null;
  try {
    described = await (provider.administration?.describeKeys(ctx.clock.now()) ?? {
      account: name,
      missing: [],
      isUsable: true,
    });
    accountRef = (await provider.administration?.readAccountRef()) ?? null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind: result, code } = error;
    return { result, code, account: null, missing: [], at, isSaved: false, areWebhooksMade: false };
  }
  const { account, missing, isUsable } = described;
  if (!isUsable)
    return {
      ...{ result: 'refused', code: null, account, missing, at },
      ...{ isSaved: false, areWebhooksMade: false },
    };
  if (accountRef) {
    // Of keys that an earlier version stored the account is not known yet.
    const present = findProvider(ctx, name, !isLive);
    if (present && !(await hasAccount(ctx, { name, isLive }))) await checkAccount(ctx, present);
    await assertNothingOpen(ctx, { name, isLive }, accountRef);
  }
  // Webhooks that were entered were made by hand.
  const isByHand = definition.entered.fields.some(
    ({ setting, kind }) => kind === 'webhook' && entered[setting],
  );
  const made =
    isByHand || missing.includes('webhooks') ? undefined : await makeWebhooks(ctx, name, provider);
  await storeKeys(ctx, definition, {
    name,
    isLive,
    before,
    settings: { ...settings, ...made?.settings },
    account,
    accountRef,
    webhookIds: made?.ids ?? (isByHand ? [] : (before?.webhookIds ?? [])),
  });
  return {
    ...{ result: 'works', code: null, account, missing, at },
    ...{ isSaved: true, areWebhooksMade: made !== undefined },
  };
}

/** Forgets the keys of the current mode. */
export async function removeKeys(
  ctx: Ctx,
  name: string,
  proof: EndpointInput<typeof removeProviderKeys>['body'],
): Promise<null> {
  assertRoot(ctx);
  const { entered } = getDefinition(ctx, name);
  const { isLive } = readMode(ctx);
  await requireStrongProof(ctx, proof);
  await inTx(ctx, async (tx) => {
    const removed = await tx.db.delete(providerKeys).where(ofMode(name, isLive)).returning();
    if (!removed.length) throw new Failure('not-found');
    await announce(tx);
    await mailOtherRoots(tx, { change: 'payment-keys-removed', provider: entered.label });
  });
  await reloadProviders(ctx.platform);
  return null;
}

/** New webhooks with new secrets; those before stay for a day, and `endOldSecrets` removes them. */
export async function rotateWebhooks(
  ctx: Ctx,
  name: string,
  proof: EndpointInput<typeof rotateWebhookSecrets>['body'],
): Promise<EndpointReply<typeof rotateWebhookSecrets>> {
  assertRoot(ctx);
  const definition = getDefinition(ctx, name);
  const { isLive } = readMode(ctx);
  const before = orNotFound(await findStoredKeys(ctx, name, isLive));
  const kept = orNotFound(decryptSettings(ctx.platform, before));
  if (!definition.entered.canRotate || before.webhookIds.length === 0)
    throw new Failure('webhooks-by-hand');
  await requireStrongProof(ctx, proof);
  const provider = tryProvider(ctx, definition, isLive, kept.settings);
  const made = await makeWebhooks(ctx, name, provider);
  if (!made) throw new Failure('provider-failed');
  const until = await storeKeys(ctx, definition, {
    name,
    isLive,
    before,
    settings: { ...kept.settings, ...made.settings },
    account: before.account,
    accountRef: null,
    webhookIds: made.ids,
  });
  return { oldSecretsUntil: (until ?? ctx.clock.now()).toISOString() };
}

/** After their day, old secrets are forgotten and the webhooks that had them are removed at the provider. */
export async function endOldSecrets(ctx: Ctx): Promise<void> {
  const over = await ctx.db
    .select()
    .from(providerKeys)
    .where(sql`${providerKeys.oldSecretsUntil} <= ${ctx.clock.now().toISOString()}::timestamptz`);
  for (const row of over) {
    const definition = findDefinition(row.provider);
    const kept = decryptSettings(ctx.platform, row);
    const { provider: name, isLive, webhookIds } = row;
    if (definition?.entered && kept && webhookIds.length)
      await createFromStored(definition, ctx.platform.config, { isLive, settings: kept.settings })
        ?.administration?.removeWebhooks(getWebhookUrl(ctx, name), webhookIds)
        .catch((error: unknown) => {
          // Webhooks that stay there report events that are refused here, and nothing else.
          if (!(error instanceof ProviderError)) throw error;
          ctx.platform.log.warn({ provider: name, code: error.code }, 'old webhooks are left');
        });
    await inTx(ctx, async (tx) => {
      await tx.db
        .update(providerKeys)
        .set({
          oldSecretsUntil: null,
          ...(kept && { sealed: encryptSettings(tx.platform, row, { ...kept, old: {} }) }),
        })
        .where(
          and(
            eq(providerKeys.id, row.id),
            // Another change in the meantime has its own day.
            eq(providerKeys.sealed, row.sealed),
          ),
        );
      await announce(tx);
    });
  }
  if (over.length) await reloadProviders(ctx.platform);
}
