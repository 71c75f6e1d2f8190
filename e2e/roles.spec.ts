import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { usePasswordLink } from '../packages/contract/src/admin/identity.ts';
import { call } from './support/api.ts';
import { expectSaid, fillSignIn, logOut, profile, readMail, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';

const password = 'lanterns over the harbour';
const stepMs = 30_000;

/** Sets the password by the mailed link, without a browser: `users.spec.ts` follows the link in one. */
async function acceptInvitation(email: string): Promise<void> {
  const { links } = await readMail(email);
  const token = /token=([\w-]+)/.exec(links.join(' '))?.[1] ?? '';
  await call(usePasswordLink, { body: { token, password, confirmPassword: password } });
}

/** A call as the signed-in person, beside the pages. */
const callAs = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([sentMethod, sentPath, sentBody]) => {
      const answer = await fetch(sentPath, {
        method: sentMethod,
        headers: {
          authorization: (localStorage.getItem('accessToken') ?? '').replaceAll('"', ''),
          ...(sentBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(sentBody ? { body: sentBody } : {}),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as { code: string | number; data: unknown },
      };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );

test('a second operator signs in with a second factor and has exactly the menus and buttons of the role, at once after a change', async ({
  withSignedIn,
}) => {
  const root = await withSignedIn('root', { path: '/#/system/roles' });
  await root.page.getByRole('button', { name: 'Add role' }).click();
  const form = root.page.getByRole('dialog', { name: 'Add role' });
  await form.getByLabel('Name').fill('People desk');
  await form.getByLabel('Code').fill('people-desk');
  await form.getByRole('combobox', { name: 'Data scope' }).click();
  await root.page.getByTitle('All data', { exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  const row = root.page.getByRole('row').filter({ hasText: 'PEOPLE-DESK' });
  const drawer = root.page.getByRole('dialog', { name: 'Permissions of “People desk”' });
  const assign = async (...perms: string[]) => {
    await row.getByRole('button', { name: /^Assign permissions/ }).click();
    for (const perm of perms) {
      await drawer.getByLabel('Menu or permission').fill(perm);
      await drawer.getByRole('checkbox', { name: perm }).click();
    }
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expectSaid(root.page, 'Saved. Open consoles follow at once.');
  };
  await assign('sys:user:query', 'sys:dept:query');

  await setHash(root.page, '/system/users');
  await root.page.getByRole('button', { name: 'Add user' }).click();
  const user = root.page.getByRole('dialog', { name: 'Add user' });
  await user.getByLabel('User name').fill('paula');
  await user.getByLabel('Nickname').fill('Paula');
  await user.getByLabel('Email').fill('paula@example.com');
  await user.getByRole('combobox', { name: 'Roles' }).click();
  await root.page.getByTitle('People desk', { exact: true }).click();
  await root.page.keyboard.press('Escape');
  await user.getByRole('button', { name: 'Save' }).click();
  await expectSaid(root.page, 'Added. The link is on its way.');

  // The second factor is set up, and asked for at the next sign-in.
  await acceptInvitation('paula@example.com');
  const { page, close } = await withSignedIn('paula', { path: '/#/profile', password });
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Set up' }).click();
  const app = new TOTP({
    secret: Secret.fromBase32((await page.getByRole('code').innerText()).replaceAll(' ', '')),
  });
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'I have saved them' }).click();
  await logOut(page);
  await fillSignIn(page, 'paula', password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  await page.keyboard.type(app.generate({ timestamp: Date.now() + stepMs }));
  await expect(profile(page)).toBeVisible();

  // Exactly the menus of the role, without buttons that change something.
  const menu = page.getByRole('menu').first();
  await expect(menu.getByRole('menuitem')).toHaveText(['Users', 'Departments']);
  await setHash(page, '/system/users');
  await expect(page.getByRole('row').filter({ hasText: 'paula' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await setHash(page, '/system/roles');
  await expect(page).toHaveURL(/#\/401/);

  // The server refuses what lies beyond, whatever the page shows.
  const mine = (await callAs(page, 'GET', '/api/v1/users/page?pageNum=1&pageSize=10')).status;
  expect(mine).toBe(200);
  const beyond = await Promise.all([
    callAs(page, 'GET', '/api/v1/roles/page?pageNum=1&pageSize=10'),
    callAs(page, 'DELETE', '/api/v1/users/1'),
    callAs(page, 'GET', '/api/v1/platform/orders?pageNum=1&pageSize=10'),
  ]);
  expect(beyond.map(({ body }) => body.code)).toEqual(['forbidden', 'forbidden', 'forbidden']);

  // A button more: it is on the open page without a reload.
  await setHash(page, '/system/users');
  await expect(page.getByRole('row').filter({ hasText: 'paula' }).first()).toBeVisible();
  await setHash(root.page, '/system/roles');
  await assign('sys:user:add');
  await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();
  await close();
});

test('each of four users sees the rows of his data scope: all, department and below, own department, own', async ({
  withSignedIn,
}) => {
  const root = await withSignedIn('root', { path: '/#/system/users' });
  const made = async (path: string, body: unknown) => {
    const { status, body: answer } = await callAs(root.page, 'POST', path, body);
    expect(status, JSON.stringify(answer)).toBe(200);
    return answer.data;
  };
  const north = await made('/api/v1/dept', { name: 'North', code: 'scope-north', parentId: '0' });
  await made('/api/v1/dept', { name: 'North coast', code: 'scope-coast', parentId: north });
  await made('/api/v1/dept', { name: 'South', code: 'scope-south', parentId: '0' });
  interface Node {
    id: string;
    routePath: string;
    perm: string;
    children: Node[];
  }
  const flat = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);
  const menus = flat((await callAs(root.page, 'GET', '/api/v1/menus')).body.data as Node[]);
  const given = ['/system', '/system/users', 'sys:user:query'];
  const menuIds = menus
    .filter(({ routePath, perm }) => given.includes(routePath) || given.includes(perm))
    .map(({ id }) => id);
  for (const scope of [0, 1, 2, 3]) {
    await made('/api/v1/roles', {
      name: `Scope ${scope}`,
      code: `SCOPE-${scope}`,
      dataScope: scope,
      status: 1,
      sort: 90,
    });
  }
  const roles = (
    await callAs(root.page, 'GET', '/api/v1/roles/page?pageNum=1&pageSize=50&keywords=SCOPE-')
  ).body.data as {
    list: { id: string; code: string }[];
  };
  for (const { id } of roles.list)
    expect((await callAs(root.page, 'PUT', `/api/v1/roles/${id}/menus`, menuIds)).status).toBe(200);

  // One person of each scope in North, one below and one beside.
  const sheet = [
    'username,nickname,gender,mobile,email,roles,department',
    ...[0, 1, 2, 3].map(
      (scope) =>
        `scope${scope},Scope ${scope},,,scope${scope}@example.com,SCOPE-${scope},scope-north`,
    ),
    'coast.one,Coast One,,,coast.one@example.com,GUEST,scope-coast',
    'south.one,South One,,,south.one@example.com,GUEST,scope-south',
  ].join('\n');
  await root.page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = root.page.getByRole('dialog', { name: 'Import users' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await dialog.getByRole('button', { name: 'Import 6' }).click();
  await expect(dialog.getByText('6 imported, 0 left out.')).toBeVisible();

  const peers = ['scope0', 'scope1', 'scope2', 'scope3'];
  const seen = [[...peers, 'coast.one', 'south.one'], [...peers, 'coast.one'], peers, ['scope3']];
  for (const [scope, expected] of seen.entries()) {
    await acceptInvitation(`scope${scope}@example.com`);
    const { page, close } = await withSignedIn(`scope${scope}`, {
      path: '/#/system/users',
      password,
    });
    // Who only looks at users reads masked addresses: people are told apart by their user names.
    const cellOfUser = (name: string) => page.getByRole('cell', { name: new RegExp(`^${name} `) });
    await expect(cellOfUser(`scope${scope}`)).toBeVisible();
    for (const name of [...peers, 'coast.one', 'south.one'])
      await expect(cellOfUser(name), `${name} for scope ${scope}`).toHaveCount(
        expected.includes(name) ? 1 : 0,
      );
    await close();
  }
});
