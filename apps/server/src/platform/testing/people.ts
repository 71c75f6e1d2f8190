import { type RoleCode, permissionsOf } from '@vitrine/contract/permissions.ts';
import { type Ctx, systemContext } from '../context.ts';
import type { TestApp } from './app.ts';

export interface TestPerson {
  token: string;
  accountId: string;
  email: string;
  storeId: string | null;
}

let count = 0;

/** Lets a person call with a token of the tests; real sign-in has tests of its own. */
export function signInForTest(app: TestApp, person: Omit<TestPerson, 'token'>, roles: readonly RoleCode[]): TestPerson {
  count += 1;
  const token = `test-token-${count}`;
  const real = app.api.authenticate;
  app.api.authenticate = async (asked) =>
    asked === token
      ? {
          accountId: person.accountId,
          sessionId: token,
          email: person.email,
          roles,
          permissions: new Set(roles.flatMap((role) => permissionsOf(role))),
          storeId: person.storeId,
        }
      : real(asked);
  return { ...person, token };
}

/** Writes an account as a registration would leave it. */
export async function insertAccount(ctx: Ctx, email: string): Promise<string> {
  const { accounts } = await import('#admin/identity/identity.tables.ts');
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .insert(accounts)
    .values({
      email, nickname: email.split('@')[0] ?? email, avatar: '', status: 1, language: 'en', userSource: 'default', pageSource: '',
      authType: 'password', rightsVersion: 1, createdAt: now, updatedAt: now,
    })
    .returning({ id: accounts.id });
  if (!row) throw new Error('The account was not written');
  return row.id;
}

/** An account of an operator; `root` bypasses permissions. */
export async function createOperator(app: TestApp, role: 'ROOT' | 'ADMIN' | 'GUEST' = 'ADMIN'): Promise<TestPerson> {
  count += 1;
  const email = `${role.toLowerCase()}${count}@vitrine.test`;
  const accountId = await insertAccount(systemContext(app.platform), email);
  return signInForTest(app, { accountId, email, storeId: null }, [role]);
}
