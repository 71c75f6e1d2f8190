import type { NewAccount } from '#admin/identity/index.ts';
import { type Ctx, systemContext } from '#platform/context.ts';
import type { TestApp, TestAppSettings } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createAdminTestApp, signInAs, type TestPerson } from '../testing.ts';

/** An account to sign in: its role, or its role and what else is not as usual. */
export type WantedAccount = string | (Partial<NewAccount> & { role: string });

export function signInWanted(app: TestApp, wanted: WantedAccount): Promise<TestPerson> {
  const { role, ...input } = typeof wanted === 'string' ? { role: wanted } : wanted;
  return signInAs(app, role, input);
}

interface Office {
  app: TestApp;
  ctx: Ctx;
}

/**
 * For the top of a test file: an application whose captchas can be answered, and the named accounts, signed in. What it opens is
 * closed after the file's tests.
 */
export async function withSignedIn<Wanted extends Record<string, WantedAccount>>(
  wanted: Wanted,
  { environment, ...settings }: TestAppSettings = {},
): Promise<Office & Record<keyof Wanted, TestPerson>> {
  const app = await closeAfter(createAdminTestApp(environment, settings));
  const people: Record<string, TestPerson> = {};
  for (const [name, one] of Object.entries(wanted)) people[name] = await signInWanted(app, one);
  return {
    app,
    ctx: systemContext(app.platform),
    ...(people as Record<keyof Wanted, TestPerson>),
  };
}

/** The same with an operator who may change things and one who may only read them. */
export function withOperator<Wanted extends Record<string, WantedAccount> = Record<never, never>>(
  more?: Wanted,
  settings: TestAppSettings = {},
): Promise<Office & Record<'admin' | 'guest' | keyof Wanted, TestPerson>> {
  return withSignedIn({ admin: 'ADMIN', guest: 'GUEST', ...(more as Wanted) }, settings);
}
