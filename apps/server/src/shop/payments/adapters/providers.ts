import type { Ctx, Platform } from '#platform/context.ts';
import { createBreaker } from '#platform/db/breaker.ts';
import { Failure } from '#platform/failure.ts';
import { perPlatform } from '#platform/per-platform.ts';
import { createProviders } from './create-providers.ts';
import { guardProvider } from './guarded-provider.ts';
import type { PaymentProvider } from './provider.ts';
import * as definitions from './provider-list.ts';

function openProviders({ config, log }: Platform) {
  const { all, forNew } = createProviders(config);
  const guarded = new Map(
    all.map((provider) => [
      provider.name,
      guardProvider(provider, createBreaker({ service: `payment provider ${provider.name}`, log })),
    ]),
  );
  const first = guarded.get(forNew?.name ?? '');
  return {
    byName: guarded,
    forNew: first,
    listed: [...guarded.values()].sort(
      (one, other) => Number(other === first) - Number(one === first),
    ),
  };
}

const providersOf = perPlatform(openProviders);

/** All providers that are set up, the default first. */
export function listProviders(ctx: Ctx): readonly PaymentProvider[] {
  return providersOf(ctx.platform).listed;
}

/** The provider of a payment, payout or account that exists: its row names it. */
export function findProvider(ctx: Ctx, name: string): PaymentProvider | undefined {
  return providersOf(ctx.platform).byName.get(name);
}

/** The provider of new payments to the platform and of newly linked accounts; without one, payments are not possible yet. */
export function getDefaultProvider(ctx: Ctx): PaymentProvider {
  const { forNew } = providersOf(ctx.platform);
  if (!forNew) throw new Failure('payment-unavailable');
  return forNew;
}

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
  return [...new Set(providersOf(platform).listed.flatMap(({ pageOrigins }) => pageOrigins))];
}

export function hasProvider(ctx: Ctx): boolean {
  return providersOf(ctx.platform).forNew !== undefined;
}
