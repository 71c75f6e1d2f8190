import { isGuessable } from '@vitrine/contract/admin/password-strength.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword } from '#platform/security/passwords.ts';

/** Checks a chosen password against its confirmation and against guessing, and hashes it. `personal` are words that others know of the account. */
export async function hashNewPassword(
  password: string,
  confirmation: string,
  personal: readonly string[],
): Promise<string> {
  if (password !== confirmation) throw new Failure('password-mismatch');
  if (await isGuessable(password, personal)) throw new Failure('password-common');
  return hashPassword(password);
}
