import { fileUrl } from '@vitrine/contract/images.ts';
import { eq } from 'drizzle-orm';
import { accountHooks } from '#admin/identity/index.ts';
import { type HookImplementation, implementHook } from '#platform/hooks.ts';
import { notificationHooks } from '../notifications/index.ts';
import { findStoreOfAccount, getStore, storePublicUrl } from './find-store.ts';
import { openStoreForAccount } from './open-store.ts';
import { storeData } from './own-data.ts';
import { stores } from './stores.tables.ts';

/** Lets identity open the store of a new owner, find it for every call, and show its address and picture. */
export const storeAccountHooks: readonly HookImplementation[] = [
  implementHook(accountHooks.registered, async (ctx, account) => {
    await openStoreForAccount(ctx, { accountId: account.id, language: account.language });
  }),
  implementHook(accountHooks.findStoreId, async (db, accountId) => {
    const [row] = await db
      .select({ id: stores.id })
      .from(stores)
      .where(eq(stores.ownerAccountId, accountId));
    return row?.id ?? null;
  }),
  implementHook(accountHooks.personalData, storeData),
  implementHook(notificationHooks.getReader, async (ctx, storeId) => {
    const { ownerAccountId, name, timeZone } = await getStore(ctx, storeId);
    return { accountId: ownerAccountId, store: name, timeZone };
  }),
  implementHook(accountHooks.describe, async (ctx, caller) => {
    const store = await findStoreOfAccount(ctx, caller.accountId);
    if (!store) return {};
    return {
      subdomainurl: storePublicUrl(ctx.platform.config, store),
      timeZone: store.timeZone,
      storeCurrency: store.baseCurrency,
      ...(store.avatar ? { image_url: fileUrl(store.avatar.key) } : {}),
    };
  }),
];
