import { Failure } from '#platform/failure.ts';
import { hashPassword, isCommonPassword } from '#platform/passwords.ts';

/** Checks a chosen password against its confirmation and the list of common ones, and hashes it. */
export async function hashNewPassword(password: string, confirmation: string): Promise<string> {
  if (password !== confirmation) throw new Failure('password-mismatch');
  if (isCommonPassword(password)) throw new Failure('password-common');
  return hashPassword(password);
}
