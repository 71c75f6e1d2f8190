import type { Ctx, Platform } from '#platform/context.ts';
import { createBreaker } from '#platform/db/breaker.ts';
import { Failure } from '#platform/failure.ts';
import { perPlatform } from '#platform/per-platform.ts';
import { selectBook } from '../../ledger/index.ts';
import { type AccountSpan, isOfOtherAccount } from '../keys/own-accounts.rules.ts';
import { getSpansKey, readAccountSpans } from '../keys/own-accounts.ts';
import { readStoredKeys } from '../keys/stored-keys.ts';
import { type CreatedProviders, createProviders } from './create-providers.ts';
import { guardProvider } from './guarded-provider.ts';
import type { PaymentProvider, ProviderDefinition } from './provider.ts';
import * as definitions from './provider-list.ts';

interface OpenProviders extends Pick<CreatedProviders, 'isLive' | 'fromEnvironment' | 'faults'> {
  byName: ReadonlyMap<string, PaymentProvider>;
  /** Those whose keys are stored for the other mode. */
  ofOtherMode: ReadonlyMap<string, PaymentProvider>;
  forNew: PaymentProvider | undefined;
  /** Providers with own keys, by name and mode: all but those of a trial. */
  withKeys: ReadonlySet<string>;
  spans: ReadonlyMap<string, readonly AccountSpan[]>;
  openedAt: Date;
  listed: readonly PaymentProvider[];
}

function openProviders(
  platform: Platform,
  stored?: Parameters<typeof createProviders>[2],
  spans: OpenProviders['spans'] = new Map(),
): OpenProviders {
  const { config, log } = platform;
  const { all, forNew, others, isLive, fromEnvironment, faults } = createProviders(
    config,
    undefined,
    stored,
  );
  selectBook(platform, !isLive);
  for (const fault of faults) log.error(`stored keys cannot be used: ${fault}`);
  const guard = (providers: readonly PaymentProvider[]) =>
    new Map(
      providers.map((provider) => [
        provider.name,
        guardProvider(
          provider,
          createBreaker({ service: `payment provider ${provider.name}`, log }),
        ),
      ]),
    );
  const byName = guard(all);
  const first = byName.get(forNew?.name ?? '');
  return {
    byName,
    ofOtherMode: guard(others),
    isLive,
    fromEnvironment,
    faults,
    forNew: first,
    withKeys: new Set([
      ...[...fromEnvironment].map((name) => getSpansKey({ name, isLive })),
      ...(stored?.keys ?? []).map(({ provider: name, isLive: ofLive }) =>
        getSpansKey({ name, isLive: ofLive }),
      ),
    ]),
    spans,
    openedAt: platform.clock.now(),
    listed: [...byName.values()].sort(
      (one, other) => Number(other === first) - Number(one === first),
    ),
  };
}

/** The providers of this process: made from the environment, and again whenever stored keys change. */
const holderOf = perPlatform((platform) => ({
  open: openProviders(platform),
  loading: Promise.resolve(),
}));
const openOf = (platform: Platform): OpenProviders => holderOf(platform).open;

export const keysChangedSignal = 'payment-keys';

/** Reads the stored keys again; one reading after another, so that the last one is the newest. */
export function reloadProviders(platform: Platform): Promise<void> {
  const holder = holderOf(platform);
  holder.loading = holder.loading
    .catch(() => undefined)
    .then(async () => {
      const spans = await readAccountSpans(platform.database.db);
      holder.open = openProviders(platform, await readStoredKeys(platform), spans);
    });
  return holder.loading;
}

/** Reads the stored keys before the server takes its first call, and whenever a process has changed them. */
export async function prepareProviders(platform: Platform): Promise<void> {
  const reload = () => {
    reloadProviders(platform).catch((error: unknown) =>
      platform.log.error({ err: error }, 'the keys of payment providers could not be read'),
    );
  };
  platform.signals.on(keysChangedSignal, reload);
  platform.signals.on('reconnected', reload);
  await reloadProviders(platform);
}

/** All providers that are set up, the default first. */
export function listProviders(ctx: Ctx): readonly PaymentProvider[] {
  return openOf(ctx.platform).listed;
}

/**
 * The provider of a payment, payout or account that exists: its row names it, and whether it was made in tests. What was begun
 * before the platform changed its mode is decided with the keys of the former mode, while they are stored. What was made (`madeAt`) in
 * another account than that of the present keys has no provider, as if the keys were gone.
 */
export function findProvider(
  ctx: Ctx,
  name: string,
  isTest?: boolean,
  madeAt?: Date,
): PaymentProvider | undefined {
  const { byName, ofOtherMode, isLive, spans } = openOf(ctx.platform);
  const keys = { name, isLive: isTest === undefined ? isLive : !isTest };
  if (madeAt && isOfOtherAccount(spans.get(getSpansKey(keys)) ?? [], madeAt)) return undefined;
  return (isTest === undefined || isTest !== isLive ? byName : ofOtherMode).get(name);
}

/** True if something was made in another account of its provider than that of the present keys. */
export const isMadeElsewhere = (
  ctx: Ctx,
  { provider: name, isTest, createdAt }: { provider: string; isTest: boolean; createdAt: Date },
): boolean =>
  isOfOtherAccount(
    openOf(ctx.platform).spans.get(getSpansKey({ name, isLive: !isTest })) ?? [],
    createdAt,
  );

/** True if the platform has had another account at a provider: something may be open there. */
export const hasFormerAccounts = (ctx: Ctx): boolean =>
  [...openOf(ctx.platform).spans.values()].some(
    (spans) => new Set(spans.map(({ accountRef }) => accountRef)).size > 1,
  );

/** True for a provider that is not merely tried out: whose account it is matters. */
export const hasOwnKeys = (ctx: Ctx, provider: { name: string; isLive: boolean }): boolean =>
  openOf(ctx.platform).withKeys.has(getSpansKey(provider));

/** Since when this process uses the present keys. */
export const findOpenedAt = (ctx: Ctx): Date => openOf(ctx.platform).openedAt;

/** The provider with the keys of the current mode, then the one of the other mode: events of both arrive at one address. */
export function findOfBothModes(ctx: Ctx, name: string): PaymentProvider[] {
  const { byName, ofOtherMode } = openOf(ctx.platform);
  return [byName.get(name), ofOtherMode.get(name)].flatMap((provider) => provider ?? []);
}

/** All providers with the keys of the current mode and of the other one. */
export function listOfBothModes(ctx: Ctx): PaymentProvider[] {
  const { byName, ofOtherMode } = openOf(ctx.platform);
  return [...byName.values(), ...ofOtherMode.values()];
}

/** The provider of new payments to the platform and of newly linked accounts; without one, payments are not possible yet. */
export function getDefaultProvider(ctx: Ctx): PaymentProvider {
  const { forNew } = openOf(ctx.platform);
  if (!forNew) throw new Failure('payment-unavailable');
  return forNew;
}

/** The kind of provider of a name, whether it is set up or not. */
export const findDefinition = (name: string): ProviderDefinition | undefined =>
  Object.values(definitions).find((definition) => definition.name === name);

/** The settings without which a provider is not set up, by the name of each provider of this version. */
export function listRequiredSettings(): Map<string, string[]> {
  return new Map(
    Object.values(definitions).map(({ name, settings }) => [
      name,
      Object.entries(settings.shape).flatMap(([setting, shape]) =>
        shape.safeParse(undefined).success ? [] : [setting],
      ),
    ]),
  );
}

/** The origins of all pages on which buyers pay. */
export function paymentPageOrigins(platform: Platform): string[] {
  return [...new Set(openOf(platform).listed.flatMap(({ pageOrigins }) => pageOrigins))];
}

export function hasProvider(ctx: Ctx): boolean {
  return openOf(ctx.platform).forNew !== undefined;
}

/** The mode of payments, and whether the environment decides it. */
export function readMode(ctx: Ctx): { isLive: boolean; isFixed: boolean } {
  const { isLive, fromEnvironment } = openOf(ctx.platform);
  return { isLive, isFixed: fromEnvironment.size > 0 };
}

export const isFromEnvironment = (ctx: Ctx, name: string): boolean =>
  openOf(ctx.platform).fromEnvironment.has(name);
