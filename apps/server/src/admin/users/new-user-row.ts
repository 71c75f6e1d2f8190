import type { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import type { NewUser } from './import-rows.ts';

/** An imported user as a row: no password, the language of who imports. */
export function newUserRow(
  ctx: Ctx,
  { username, nickname, gender, mobile, email, deptId, status }: NewUser,
): typeof accounts.$inferInsert {
  const now = ctx.clock.now();
  return {
    email,
    username,
    nickname,
    gender,
    mobile,
    deptId,
    avatar: '',
    status,
    language: ctx.language,
    userSource: '',
    pageSource: '',
    authType: 'password',
    isShared: false,
    createdAt: now,
    updatedAt: now,
  };
}
