import type { Profile, updateProfile } from '@vitrine/contract/admin/profile.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shownRoleName } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { addressOfPicture, pathOfPicture } from '#platform/own-picture.ts';
import { getAccount } from '../accounts.ts';
import { accounts } from '../identity.tables.ts';

export async function readOwnProfile(ctx: Ctx): Promise<Profile> {
  const account = await getAccount(ctx, callerOf(ctx).accountId);
  const rows = await ctx.db.rows(
    sql`
    select r.code, r.name from account_roles ar join roles r on r.id = ar.role_id where ar.account_id = ${account.id} and r.status = 1 order by r.sort`,
    { code: as.text, name: as.text },
  );
  const [department] = await ctx.db.rows(
    sql`select name from departments where id = ${account.deptId}::bigint`,
    { name: as.text },
  );
  return {
    id: account.id,
    username: account.username ?? account.email,
    nickname: account.nickname,
    avatar: addressOfPicture(ctx, account.avatar),
    email: account.email,
    isEmailVerified: account.emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
    roleNames: rows.map(({ code, name }) => shownRoleName(code, name, ctx.language)).join(','),
    createTime: account.createdAt.toISOString(),
    isShared: account.isShared,
    gender: account.gender,
    mobile: account.mobile,
    deptName: department?.name ?? '',
  };
}

export async function updateOwnProfile(
  ctx: Ctx,
  body: z.output<(typeof updateProfile)['body']>,
): Promise<null> {
  const { accountId } = callerOf(ctx);
  if (body.id !== undefined && body.id !== accountId) throw new Failure('forbidden');
  const change = {
    ...(body.nickname === undefined ? {} : { nickname: body.nickname }),
    ...(body.avatar === undefined ? {} : { avatar: pathOfPicture(ctx, body.avatar) }),
    ...(body.gender === undefined ? {} : { gender: body.gender }),
  };
  await ctx.db
    .update(accounts)
    .set({ ...change, updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, accountId));
  return null;
}
