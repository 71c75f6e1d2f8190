import type { UserInfo } from '@vitrine/contract/admin/users.ts';
import type { Caller, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/database.ts';
import type { Account } from './accounts.ts';

type ShopInfo = Pick<UserInfo, 'image_url' | 'subdomainurl' | 'timeZone' | 'indexInfo'>;

/**
 * What modules further on add to an account; they register when they are loaded, because identity may not know
 * them. `registered` runs in the transaction of the registration: if the store cannot be opened, there is no account.
 */
export const accountHooks = {
  registered: [] as ((ctx: Ctx, account: Account) => Promise<void>)[],
  /** The store that an account owns. */
  findStoreId: (async () => null) as (db: Db, accountId: string) => Promise<string | null>,
  /** Parts of the user info: the store's address and picture, the figures of the start page. */
  describe: [] as ((ctx: Ctx, caller: Caller) => Promise<Partial<ShopInfo>>)[],
};
