import type { UserInfo } from '@vitrine/contract/admin/users.ts';
import type { Caller, Ctx, Platform } from '#platform/context.ts';
import type { Db } from '#platform/db/db.ts';
import { defineHook } from '#platform/hooks.ts';
import type { Account } from './identity.tables.ts';
import type { PersonalData } from './personal-data.ts';

type ShopInfo = Pick<
  UserInfo,
  'image_url' | 'subdomainurl' | 'timeZone' | 'storeCurrency' | 'choices' | 'indexInfo'
>;

/** An operator's view of the console of an account. It lasts as long as the sign-in of the operator, at most until its end. */
export interface AccountView {
  accountId: string;
  viewerId: string;
  /** The sign-in of the operator. */
  viewerSessionId: string;
  endsAt: Date;
}

/** What modules further right add to an account. */
export const accountHooks = {
  /** Runs in the transaction of the registration: if the store cannot be opened, there is no account. */
  registered: defineHook<(ctx: Ctx, account: Account) => Promise<void>>('identity.registered'),
  /** The store that an account owns. */
  findStoreId:
    defineHook<(db: Db, accountId: string) => Promise<string | null>>('identity.findStoreId'),
  /** What a module stores about people with an account, how it is exported and how it is erased. */
  personalData: defineHook<PersonalData>('identity.personalData'),
  /** Parts of the user info: the store's address and picture, the figures of the start page. */
  describe:
    defineHook<(ctx: Ctx, caller: Caller) => Promise<Partial<ShopInfo>>>('identity.describe'),
  /** A view that has not ended; nothing for any other id. */
  findView:
    defineHook<(platform: Platform, viewId: string) => Promise<AccountView | undefined>>(
      'identity.findView',
    ),
  /** Runs in the transaction that ends sign-ins. */
  sessionsEnded:
    defineHook<(ctx: Ctx, sessionIds: readonly string[]) => Promise<void>>(
      'identity.sessionsEnded',
    ),
};
