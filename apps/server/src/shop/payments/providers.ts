import type { Ctx, Platform } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import type { Config } from '#server/config.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider, sandboxAddress, sandboxSecrets } from './sandbox-provider.ts';

const known = new WeakMap<Platform, Map<string, PaymentProvider>>();

function openProviders(config: Config): Map<string, PaymentProvider> {
  const address = sandboxAddress(config);
  return new Map(address ? [['sandbox', createSandboxProvider(address, sandboxSecrets(config))]] : []);
}

function providersOf(platform: Platform): Map<string, PaymentProvider> {
  const open = known.get(platform) ?? openProviders(platform.config);
  known.set(platform, open);
  return open;
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

export function hasProvider(ctx: Ctx): boolean {
  return providersOf(ctx.platform).size > 0;
}
