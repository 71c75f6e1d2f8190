import { randomBytes } from 'node:crypto';
import type { RoleCode } from '@vitrine/contract/permissions.ts';
import { type Account, createAccount, type NewAccount, openSession } from '#admin/identity/index.ts';
import { inTx, systemContext } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { installAdmin } from './install.ts';

export interface TestPerson {
  account: Account;
  token: string;
  refreshToken: string;
}

/** For tests: an account with roles (an owner's store opens with it), signed in without a password. */
export async function signInAs(app: TestApp, role: RoleCode, input: Partial<NewAccount> = {}): Promise<TestPerson> {
  const ctx = systemContext(app.platform);
  await installAdmin(ctx);
  return inTx(ctx, async (tx) => {
    const email = input.email ?? `${role.toLowerCase().replace('_', '-')}-${randomBytes(4).toString('hex')}@example.com`;
    const account = await createAccount(tx, { language: 'en', roles: [role], emailVerified: true, ...input, email });
    if (!account) throw new Error(`${email} is taken`);
    const tokens = await openSession(tx, account.id);
    return { account, token: tokens.accessToken, refreshToken: tokens.refreshToken };
  });
}
