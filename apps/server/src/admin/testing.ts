import { randomBytes } from 'node:crypto';
import {
  confirmSecondFactor,
  getCaptcha,
  startSecondFactor,
} from '@vitrine/contract/admin/identity.ts';
import { listMenus, type MenuNode } from '@vitrine/contract/admin/menus.ts';
import { pageRoles, updateRoleMenus } from '@vitrine/contract/admin/roles.ts';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import {
  type Account,
  createAccount,
  type NewAccount,
  openSession,
} from '#admin/identity/index.ts';
import { type Ctx, inTx, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { perPlatform } from '#platform/per-platform.ts';
import { createTestApp, type TestApp, type TestAppSettings } from '#platform/testing/app.ts';
import { createFilledDatabase } from '#platform/testing/database.ts';
import { installAdmin } from './install.ts';

export interface TestPerson {
  account: Account;
  token: string;
  refreshToken: string;
}

/** The day, by its clock, on which an application's reference data was created. */
const installed = perPlatform(() => ({ day: '' }));
const dayOf = ({ clock }: Pick<Ctx, 'clock'>): string => clock.now().toISOString().slice(0, 10);

/** Creates roles, menus and dictionaries once for an application and day; the partitions of the log are of a month. */
async function installOnce(ctx: Ctx): Promise<void> {
  const day = dayOf(ctx);
  if (installed(ctx.platform).day === day) return;
  await installAdmin(ctx);
  installed(ctx.platform).day = day;
}

/**
 * A test application with roles, menus, dictionaries and the rows of `fill`, on a copy of a database that has them. Rows of another
 * time, role or set of menus are not in that database: they are created for this application alone.
 */
export async function createFilledTestApp(
  kind: string,
  fill: (app: TestApp) => Promise<unknown>,
  settings: TestAppSettings = {},
): Promise<TestApp> {
  const { database: existing, now, environment } = settings;
  const isOwn = [
    existing,
    now,
    environment?.['DEMO_PAGES'],
    process.env['TEST_APPLICATION_ROLE'],
  ].some((one) => one !== undefined);
  const fillIn = async (app: TestApp) => {
    await installOnce(systemContext(app.platform));
    await fill(app);
  };
  if (isOwn) {
    const app = await createTestApp(settings);
    try {
      await fillIn(app);
      return app;
    } catch (error) {
      // An application that stays open would keep the test process alive for ever.
      await app.close();
      throw error;
    }
  }
  const database = await createFilledDatabase(kind, async (url) => {
    const app = await createTestApp({ database: { url, drop: async () => undefined } });
    await fillIn(app).finally(() => app.close());
  });
  const app = await createTestApp({ ...settings, database });
  installed(app.platform).day = dayOf(app);
  return app;
}

/** The letters of every captcha in tests. */
const captchaLetters = 'TEST';

/** A test application with roles, menus and dictionaries, whose captchas can be answered. */
export async function createAdminTestApp(
  environment: Record<string, string> = {},
  settings: TestAppSettings = {},
): Promise<TestApp> {
  return createFilledTestApp('installed', async () => undefined, {
    ...settings,
    environment: { TEST_CAPTCHA: captchaLetters, ...environment },
  });
}

/** For tests: an account with roles (an owner's store opens with it), signed in without a password. */
export async function signInAs(
  app: Pick<TestApp, 'platform'>,
  role: string,
  input: Partial<NewAccount> = {},
): Promise<TestPerson> {
  const ctx = systemContext(app.platform);
  await installOnce(ctx);
  return inTx(ctx, async (tx) => {
    const email =
      input.email ??
      `${role.toLowerCase().replace('_', '-')}-${randomBytes(4).toString('hex')}@example.com`;
    const account = await createAccount(tx, {
      language: 'en',
      roles: [role],
      emailVerified: true,
      ...input,
      email,
    });
    if (!account) throw new Error(`${email} is taken`);
    const tokens = await openSession(tx, account.id);
    return { account, token: tokens.accessToken, refreshToken: tokens.refreshToken };
  });
}

/** A fresh captcha and its answer, as fields of a body. */
export async function answerCaptcha(
  app: TestApp,
): Promise<{ captchaKey: string; captchaCode: string }> {
  const answer = await app.call(getCaptcha, {});
  return { captchaKey: answer.body.data.captchaKey, captchaCode: captchaLetters };
}

export interface ReadMail {
  recipient: string;
  template: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails of a mailbox, newest first. */
export async function readMails(app: TestApp, recipient: string): Promise<ReadMail[]> {
  const result = await app.platform.database.db.rows(
    sql`select recipient, template, language, subject, text, html from outbox_mails where recipient = ${recipient} order by id desc`,
    {
      recipient: as.text,
      template: as.text,
      language: as.text,
      subject: as.text,
      text: as.text,
      html: as.text,
    },
  );
  return result;
}

/** The six digits of the newest mail to a mailbox. */
export async function readMailedCode(app: TestApp, recipient: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await readMails(app, recipient))[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${recipient}`);
  return code;
}

export interface TestFactor {
  recoveryCodes: string[];
  /** What the app shows now, by the test's clock. */
  code(): string;
}

/** What an authenticator app shows for a key. */
export function codeOf(app: TestApp, key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: app.clock.now().getTime(),
  });
}

/** Sets up a second factor as its owner does; its first code is used up, so the clock goes on by one step. */
export async function turnOnFactor(app: TestApp, token: string): Promise<TestFactor> {
  const { key } = (await app.call(startSecondFactor, { body: {} }, { token })).body.data;
  const answer = await app.call(
    confirmSecondFactor,
    { body: { code: codeOf(app, key) } },
    { token },
  );
  app.clock.advance(30_000);
  return { recoveryCodes: answer.body.data.recoveryCodes, code: () => codeOf(app, key) };
}

/** The cookies that an answer sets, as the next call sends them. */
export function cookiesOf(answer: {
  headers: Record<string, string | string[] | number | undefined>;
}): { cookie: string } {
  const lines = [answer.headers['set-cookie'] ?? []].flat();
  return { cookie: lines.map((line) => String(line).split(';')[0]).join('; ') };
}

/** Signals travel through the database: this waits until one that was sent later has come back. */
export async function settleSignals(app: Pick<TestApp, 'platform'>): Promise<void> {
  const arrived = new Promise<void>((resolve) =>
    app.platform.signals.on('test-settled', () => resolve()),
  );
  await app.platform.signals.send(app.platform.database.db, 'test-settled', {});
  await arrived;
}

const flatten = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** Every menu and button, in one list. */
export async function listAllMenus(app: TestApp, token: string): Promise<MenuNode[]> {
  return flatten((await app.call(listMenus, {}, { token })).body.data);
}

/** The id of a role by its code. */
export async function findRoleId(app: TestApp, token: string, code: string): Promise<string> {
  const { list } = (await app.call(pageRoles, { query: { keywords: code } }, { token })).body.data;
  return list.find((role) => role.code === code)?.id ?? '';
}

/** Gives a role the buttons with these permissions, and with them the pages that they are on; nothing else is left to it. */
export async function givePermissions(
  app: TestApp,
  token: string,
  code: string,
  perms: readonly string[],
): Promise<void> {
  const all = await listAllMenus(app, token);
  const parentsOf = (id: string): string[] => {
    const parentId = all.find((menu) => menu.id === id)?.parentId ?? '0';
    return parentId === '0' ? [] : [parentId, ...parentsOf(parentId)];
  };
  const buttons = all.filter(({ perm }) => perms.includes(perm)).map(({ id }) => id);
  const body = [...new Set(buttons.flatMap((id) => [id, ...parentsOf(id)]))];
  const id = await findRoleId(app, token, code);
  const answer = await app.call(updateRoleMenus, { params: { id }, body }, { token });
  if (answer.status !== 200) throw new Error(answer.text);
}
