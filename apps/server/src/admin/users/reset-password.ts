import { isGuessable } from '@vitrine/contract/admin/password-strength.ts';
import { setPasswordOf } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { usersInvited } from './invite-users.ts';
import {
  assertMayChange,
  assertNotSelf,
  assertProvenEmail,
  listRolesOf,
  lockUser,
} from './user-guards.ts';

/**
 * Ends the password and the sessions of a user. Without a password of the caller's, a link to set a new one is mailed; for the
 * owner of a store that is the only way, because a password that an operator chose would open the store to that operator.
 */
export async function resetUserPassword(
  ctx: Ctx,
  id: string,
  password: string | undefined,
): Promise<null> {
  if (password !== undefined && (await isGuessable(password, [])))
    throw new Failure('password-common');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  await inTx(ctx, async (tx) => {
    const user = await lockUser(tx, id);
    assertNotSelf(tx, id);
    await assertMayChange(tx, user);
    if (
      passwordHash !== null &&
      (await listRolesOf(tx, id)).some(({ code }) => code === 'STORE_OWNER')
    )
      throw new Failure('user-owner');
    await assertProvenEmail(tx, user);
    await setPasswordOf(tx, id, passwordHash);
    if (passwordHash === null)
      await tx.platform.events.emit(tx, usersInvited, { accountIds: [id], isReset: true });
  });
  return null;
}
