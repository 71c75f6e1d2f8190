import { createUser, pageAccounts } from '@vitrine/contract/admin/accounts.ts';
import { requestDeletion } from '@vitrine/contract/admin/deletions.ts';
import { createDepartment } from '@vitrine/contract/admin/departments.ts';
import { confirmSecondFactor, startSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { sendEmailChangeCode } from '@vitrine/contract/admin/own-email.ts';
import { sendMobileCode } from '@vitrine/contract/admin/own-mobile.ts';
import { listOwnSessions } from '@vitrine/contract/admin/own-sessions.ts';
import { createAccount, openSession } from '#admin/identity/index.ts';
import { codeOf, findRoleId, readMailedCode } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import type { NewPerson, Principals, Sample } from './authorisation.types.ts';

let created = 0;

const nextName = (): string => {
  created += 1;
  return `person${created}`;
};

/** A new account with a role, signed in just now. */
export async function addPerson(app: TestApp, role: string): Promise<NewPerson> {
  const email = `${nextName()}@example.com`;
  return inTx(systemContext(app.platform), async (tx) => {
    const account = await createAccount(tx, {
      email,
      language: 'en',
      roles: [role],
      emailVerified: true,
    });
    if (!account) throw new Error(`${email} is taken`);
    return { email, accountId: account.id, token: (await openSession(tx, account.id)).accessToken };
  });
}

/** A body with a file, as forms send it. */
async function formOf(name: string, text: string): Promise<Sample> {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

async function turnOnFactor(app: TestApp, token: string): Promise<string> {
  const { key } = (await app.call(startSecondFactor, { body: {} }, { token })).body.data;
  const answer = await app.call(
    confirmSecondFactor,
    { body: { code: codeOf(app, key) } },
    { token },
  );
  return answer.body.data.recoveryCodes[0] ?? '';
}

/** Users and departments, as operators see and change them. */
export function userSamples(
  app: TestApp,
  { admin, ownerA }: Principals,
): Record<string, () => Promise<Sample>> {
  const as = { token: admin.token };
  const userForm = async (username: string) => ({
    username,
    nickname: 'Sample',
    email: `${username}@example.com`,
    roleIds: [await findRoleId(app, admin.token, 'GUEST')],
  });
  async function addUser(): Promise<{ id: string; username: string }> {
    const username = nextName();
    await app.call(createUser, { body: await userForm(username) }, as);
    const { list } = (await app.call(pageAccounts, { query: { keywords: `${username}@` } }, as))
      .body.data;
    return { id: list[0]?.id ?? '', username };
  }
  const ofUser = async (more: Sample = {}): Promise<Sample> => ({
    ...more,
    params: { id: (await addUser()).id },
  });
  const departmentForm = (code: string) => ({ name: code, code, parentId: '0' as const });
  const addDepartment = async (): Promise<string> =>
    (await app.call(createDepartment, { body: departmentForm(nextName()) }, as)).body
      .data as string;
  const sheet = () =>
    formOf(
      'users.csv',
      `username,nickname,gender,mobile,email,roles,department\n${nextName()},Anna,,,${nextName()}@example.com,GUEST,`,
    );
  const nothing = async (): Promise<Sample> => ({});

  return {
    'accounts.page': nothing,
    'accounts.export': nothing,
    'accounts.template': nothing,
    'accounts.imports': nothing,
    'accounts.form': () => ofUser(),
    'accounts.create': async () => ({ body: await userForm(nextName()) }),
    'accounts.update': async () => {
      const { id, username } = await addUser();
      return { params: { id }, body: { ...(await userForm(username)), nickname: 'Changed' } };
    },
    'accounts.delete': async () => ({ params: { ids: (await addUser()).id } }),
    'accounts.setStatus': () => ofUser({ query: { status: '0' } }),
    'accounts.resetPassword': () => ofUser(),
    'accounts.previewImport': sheet,
    'accounts.import': sheet,
    'accounts.undoImport': async () => {
      const { body, headers } = await sheet();
      const authorization = `Bearer ${admin.token}`;
      const url = '/api/v1/users/import';
      const answer = await app.send({
        method: 'POST',
        url,
        payload: body as Buffer,
        headers: { ...headers, authorization },
      });
      return { params: { id: (answer.body.data as { importId: string }).importId } };
    },
    'users.options': nothing,
    'users.secondFactorReset': async () => {
      const { accountId, token } = await addPerson(app, 'GUEST');
      await turnOnFactor(app, token);
      return { params: { id: accountId } };
    },
    'departments.list': nothing,
    'departments.options': nothing,
    'departments.form': async () => ({ params: { id: await addDepartment() } }),
    'departments.create': async () => ({ body: departmentForm(nextName()) }),
    'departments.update': async () => ({
      params: { id: await addDepartment() },
      body: departmentForm(nextName()),
    }),
    'departments.delete': async () => ({ params: { ids: await addDepartment() } }),
    // A sign-in and a linked account of owner A: for everybody else there is none.
    'users.endSession': async () => {
      const { accessToken } = await inTx(systemContext(app.platform), (tx) =>
        openSession(tx, ownerA.accountId),
      );
      const sessions = (await app.call(listOwnSessions, {}, { token: accessToken })).body.data;
      return { params: { id: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '' } };
    },
    'users.unlinkIdentity': async () => {
      // The only way to sign in cannot be removed, so there are two.
      const { rows } = await app.platform.database.pool.query<{ id: string }>(
        `insert into identities (account_id, provider, issuer, subject, created_at)
         select $1, 'google', 'https://accounts.example', $2 || n, now() from generate_series(1, 2) n returning id::text`,
        [ownerA.accountId, nextName()],
      );
      return { params: { id: rows[0]?.id ?? '' }, body: {} };
    },
  };
}

/** What each caller does with his own account, which is a new one each time: some of these calls end all sign-ins or the account itself. */
export function ownSamples(app: TestApp): Record<string, (person: NewPerson) => Promise<Sample>> {
  const nothing = async (): Promise<Sample> => ({});
  const body = async (): Promise<Sample> => ({ body: {} });
  const newEmail = async ({ token }: NewPerson) => {
    const email = `${nextName()}@example.org`;
    await app.call(sendEmailChangeCode, { body: { email } }, { token });
    return { body: { email, code: await readMailedCode(app, email) } };
  };
  const recoveryCode = async ({ token }: NewPerson) => ({
    body: { code: await turnOnFactor(app, token) },
  });
  const mobile = '+14155550134';
  const password = 'slow harbour lantern 48';

  return {
    'users.me': nothing,
    'users.businessInfo': async ({ email }) => ({ query: { email } }),
    'users.legacyLogout': async ({ email }) => ({ query: { email } }),
    'users.profile': nothing,
    'users.updateProfile': async () => ({ body: { nickname: 'Changed' } }),
    'users.password': async () => ({ body: { newPassword: password, confirmPassword: password } }),
    'users.emailCode': async () => ({ body: { email: `${nextName()}@example.org` } }),
    'users.email': newEmail,
    'users.familyEmailCode': async () => ({ query: { email: `${nextName()}@example.org` } }),
    'users.familyEmail': newEmail,
    'users.mobileCode': async () => ({ query: { mobile } }),
    'users.mobile': async ({ token, email }) => {
      await app.call(sendMobileCode, { query: { mobile } }, { token });
      return { body: { mobile, code: await readMailedCode(app, email) } };
    },
    'users.sessions': nothing,
    'users.endOtherSessions': nothing,
    'users.identities': nothing,
    // No provider is set up here; `social-sign-in.test.ts` links one.
    'users.linkIdentity': async () => ({
      params: { provider: 'google' },
      body: { app: 'console' },
    }),
    'users.securityEvents': nothing,
    'users.secondFactor': nothing,
    'users.secondFactorStart': body,
    'users.secondFactorConfirm': async ({ token }) => {
      const { key } = (await app.call(startSecondFactor, { body: {} }, { token })).body.data;
      return { body: { code: codeOf(app, key) } };
    },
    'users.secondFactorOff': recoveryCode,
    'users.recoveryCodes': recoveryCode,
    'users.storedData': nothing,
    'users.dataExport': nothing,
    'users.requestDataExport': body,
    // There is no archive before the job has made one; `personal-data.test.ts` downloads one.
    'users.dataExportLink': body,
    'users.deletion': nothing,
    'users.requestDeletion': async ({ email }) => ({ body: { email } }),
    'users.cancelDeletion': async ({ token, email }) => {
      await app.call(requestDeletion, { body: { email } }, { token });
      return {};
    },
    'users.webPush': nothing,
    'users.subscribeWebPush': async () => ({
      body: {
        endpoint: `https://fcm.googleapis.com/fcm/send/${nextName()}`,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    }),
    'users.unsubscribeWebPush': nothing,
  };
}
