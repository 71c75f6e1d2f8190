import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { hasFormerAccounts, hasProvider } from './adapters/providers.ts';
import { listUnnamedProviders } from './keys/check-accounts.ts';
import { type OpenOfOthers, readOpenOfOthers } from './keys/own-accounts.ts';

const describeOpen = (provider: string, open: OpenOfOthers): string =>
  `the keys of ${provider} are of another account than before, and only the former keys can decide what is open there: ${Object.entries(
    open,
  )
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')} (Operations → Payment providers)`;

/** Counts what only the keys of former accounts can decide. Without any former account nothing is read. */
const readElsewhere = async (ctx: Ctx): Promise<Map<string, OpenOfOthers>> =>
  hasFormerAccounts(ctx) ? readOpenOfOthers(ctx) : new Map();

/** True while something is open that the present keys cannot decide. */
export const hasOpenElsewhere = async (ctx: Ctx): Promise<boolean> =>
  (await readElsewhere(ctx)).size > 0;

/** Describes the state of payments for those who watch the installation, one sentence for each problem. */
export async function describePaymentState(platform: Platform): Promise<string[]> {
  const ctx = systemContext(platform);
  if (!hasProvider(ctx)) return ['no payment provider is set up, so nobody can pay yet'];
  return [
    ...[...(await readElsewhere(ctx))].map(([provider, open]) => describeOpen(provider, open)),
    ...listUnnamedProviders(ctx).map(
      (provider) =>
        `the keys of ${provider} may not read their own account, so that keys of another one would not be noticed: give them this right`,
    ),
  ];
}
