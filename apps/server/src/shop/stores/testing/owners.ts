import { systemContext } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { type TestPerson, insertAccount, signInForTest } from '#platform/testing/people.ts';
import { openStoreForAccount } from '../open-store.ts';
import { type StorePatch, changeStore } from '../update-store.ts';

export interface TestOwner extends TestPerson {
  storeId: string;
  slug: string;
}

let count = 0;

/** An owner with an open store, in US dollars unless the country says otherwise. */
export async function createOwner(app: TestApp, options: { countryCode?: string; name?: string; store?: StorePatch } = {}): Promise<TestOwner> {
  count += 1;
  const ctx = systemContext(app.platform);
  const email = `owner${count}@vitrine.test`;
  const accountId = await insertAccount(ctx, email);
  const { storeId, slug } = await openStoreForAccount(ctx, { accountId, email, countryCode: options.countryCode ?? 'US', name: options.name });
  if (options.store) await changeStore(ctx, storeId, options.store);
  const person = signInForTest(app, { accountId, email, storeId }, ['STORE_OWNER']);
  return { ...person, storeId, slug };
}
