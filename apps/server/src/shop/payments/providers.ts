import { createBreaker } from '#platform/breaker.ts';
import type { Ctx, Platform } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { perPlatform } from '#platform/per-platform.ts';
import { guardProvider } from './guarded-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxAddress, sandboxSecrets } from './sandbox-address.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

function openProviders({ config, log }: Platform): Map<string, PaymentProvider> {
  const address = sandboxAddress(config);
  const providers = address ? [createSandboxProvider(address, sandboxSecrets(config), config.sandboxPageUrl)] : [];
  return new Map(
    providers.map((provider) => [
      provider.name,
      guardProvider(provider, createBreaker({ service: `payment provider ${provider.name}`, log })),
    ]),
  );
}

const providersOf = perPlatform(openProviders);

/** All providers that are set up. */
export function listProviders(ctx: Ctx): PaymentProvider[] {
  return [...providersOf(ctx.platform).values()];
}

/** The provider of a payment that exists; its name stands on the row. */
export function findProvider(ctx: Ctx, name: string): PaymentProvider | undefined {
  return providersOf(ctx.platform).get(name);
}

/** The provider that new payments go to; without one, nobody can pay yet. */
export function getDefaultProvider(ctx: Ctx): PaymentProvider {
  const [first] = providersOf(ctx.platform).values();
  if (!first) throw new Failure('payment-unavailable');
  return first;
}

/** The origins of all pages on which buyers pay. */
export function paymentPageOrigins(platform: Platform): string[] {
  return [...new Set([...providersOf(platform).values()].flatMap(({ pageOrigins }) => pageOrigins))];
}

export function hasProvider(ctx: Ctx): boolean {
  return providersOf(ctx.platform).size > 0;
}
