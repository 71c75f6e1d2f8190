import type { UserInfo } from '@vitrine/contract/admin/users.ts';
import { accountHooks, assertOwnEmail, findFactor, getAccount } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';
import { addressOfPicture } from '#platform/own-picture.ts';

/** The signed-in person, with what the shop adds for an owner. */
export async function readMe(ctx: Ctx): Promise<UserInfo> {
  const caller = callerOf(ctx);
  const account = await getAccount(ctx, caller.accountId);
  const info: UserInfo = {
    userId: account.id,
    username: account.username ?? account.email,
    nickname: account.nickname,
    avatar: addressOfPicture(ctx, account.avatar),
    email: account.email,
    language: account.language,
    roles: [...caller.roles],
    perms: [...caller.permissions].sort(),
    storeId: caller.storeId,
    image_url: account.avatar,
    subdomainurl: '',
    timeZone: null,
    storeCurrency: null,
    choices: { language: null, country: null, currency: null },
    indexInfo: null,
    secondFactor: caller.mustEnrol
      ? 'required'
      : (await findFactor(ctx, account.id))
        ? 'on'
        : 'off',
  };
  for (const describe of ctx.platform.hooks.all(accountHooks.describe))
    Object.assign(info, await describe(ctx, caller));
  return info;
}

/** The specification's older call for the same; another's `email` is refused. */
export async function readBusinessInfo(ctx: Ctx, email: string | undefined): Promise<UserInfo> {
  assertOwnEmail(ctx, email);
  return readMe(ctx);
}
