import { signInAs } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { found } from '#platform/failure.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { findCountry } from '../../markets/index.ts';
import { findStoreOfAccount } from '../find-store.ts';
import { timeZoneOf } from '../stores.rules.ts';
import { changeStore, type StorePatch } from '../update-store.ts';

export interface TestOwner {
  token: string;
  accountId: string;
  storeId: string;
  slug: string;
}

/** A registered owner, signed in, with an open store; in the US and in dollars unless the options say otherwise. */
export async function createOwner(
  app: Pick<TestApp, 'platform'>,
  options: { countryCode?: string; name?: string; store?: StorePatch } = {},
): Promise<TestOwner> {
  const ctx = systemContext(app.platform);
  const person = await signInAs(app, 'STORE_OWNER', { nickname: options.name });
  const store = found(await findStoreOfAccount(ctx, person.account.id));
  const country = options.countryCode ? found(await findCountry(ctx, options.countryCode)) : undefined;
  const moved = country && {
    countryCode: country.code,
    baseCurrency: country.currency,
    timeZone: timeZoneOf(country.code),
    defaultPercentageBp: country.percentageBp,
  };
  if (moved || options.store) await changeStore(ctx, store.id, { ...moved, ...options.store });
  return { token: person.token, accountId: person.account.id, storeId: store.id, slug: store.slug };
}

/** An owner whose buyers pay him: his store names who sells. */
export function createDirectOwner(app: Pick<TestApp, 'platform'>, name = 'Kira'): Promise<TestOwner> {
  return createOwner(app, { name, store: { settlementMode: 'direct', seller: { name, address: 'Tokyo', email: 'kira@example.com' } } });
}
