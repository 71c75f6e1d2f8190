import { eq, sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { type Ctx, systemContext } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { findCountry } from '../../markets/index.ts';
import { findStoreOfAccount, getStore } from '../find-store.ts';
import { findTakenSlugs } from '../open-store.ts';
import { sellerColumnsOf } from '../seller.ts';
import { slugCandidates, slugify, timeZoneOf } from '../stores.rules.ts';
import { stores } from '../stores.tables.ts';
import { changeStore, type StorePatch } from '../update-store.ts';

export interface TestOwner {
  token: string;
  accountId: string;
  storeId: string;
  slug: string;
}

/** What an owner does who names the store and moves it to an address after its name. */
async function nameStore(ctx: Ctx, storeId: string, name: string): Promise<void> {
  const candidates = slugCandidates(slugify(name));
  const taken = await findTakenSlugs(ctx, candidates);
  const slug = orNotFound(candidates.find((candidate) => !taken.has(candidate)));
  await ctx.db
    .update(stores)
    .set({ slug, name, namedAt: ctx.clock.now() })
    .where(eq(stores.id, storeId));
}

/** A registered owner, signed in, with an open store; in the US and in dollars unless the options say otherwise. */
export async function createOwner(
  app: Pick<TestApp, 'platform'>,
  options: { countryCode?: string; name?: string; store?: StorePatch } = {},
): Promise<TestOwner> {
  const ctx = systemContext(app.platform);
  const person = await signInAs(app, 'STORE_OWNER', { nickname: options.name });
  const store = orNotFound(await findStoreOfAccount(ctx, person.account.id));
  const country = options.countryCode
    ? orNotFound(await findCountry(ctx, options.countryCode))
    : undefined;
  if (options.name) await nameStore(ctx, store.id, options.name);
  const moved = country && {
    countryCode: country.code,
    baseCurrency: country.currency,
    timeZone: timeZoneOf(country.code),
    defaultPercentageBp: country.percentageBp,
  };
  if (moved || options.store) await changeStore(ctx, store.id, { ...moved, ...options.store });
  const { slug } = await getStore(ctx, store.id);
  return { token: person.token, accountId: person.account.id, storeId: store.id, slug };
}

/** A seller as an owner enters it. */
export const sellerOfTests = (name = 'Kira') => ({
  name,
  email: 'kira@example.com',
  address: {
    line1: '5-2-8 Jingumae',
    postcode: '150-0001',
    city: 'Shibuya',
    region: 'Tokyo',
    countryCode: 'JP',
  },
  returnAddress: null,
});

/** An owner whose buyers pay him: his store names who sells, and an account is linked, unless it is still to be. */
export async function createDirectOwner(
  app: Pick<TestApp, 'platform'>,
  name = 'Kira',
  { isLinked = true }: { isLinked?: boolean } = {},
): Promise<TestOwner> {
  const owner = await createOwner(app, {
    name,
    store: { settlementMode: 'direct', ...sellerColumnsOf(sellerOfTests(name), 'en') },
  });
  if (isLinked) {
    const now = app.platform.clock.now().toISOString();
    await app.platform.database.db.run(sql`
      insert into linked_accounts (store_id, provider, provider_key, account_ref, label, fingerprint, is_test, state, app, language, created_at, decided_at)
      values (${owner.storeId}, 'sandbox', ${`test-${owner.storeId}`}, ${`acct_test_${owner.storeId}`}, 'account', 'test', true, 'active', 'desktop',
        'en', ${now}::timestamptz, ${now}::timestamptz)`);
  }
  return owner;
}
