import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { QueryClientProvider } from '@tanstack/react-query';
import { configs, type pageConfigs } from '@vitrine/contract/admin/configs.ts';
import { roles } from '@vitrine/contract/admin/roles.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';
import type { RowOf } from '../list/list-page.tsx';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const sent: string[] = [];
const answer: typeof fetch = async (input, init) => {
  const path = String(input).replace('/dev-api', '');
  sent.push(`${init?.method} ${path} ${init?.body ?? ''}`.trim());
  return Response.json({ code: 1, msg: 'ok', data: null });
};
installPage({ sessionStorage: storage, localStorage: storage, fetch: answer });

const load = await startModules();
const ConfigsPage = (
  await load<typeof import('../../admin/configs/configs-page.tsx')>(
    'admin/configs/configs-page.tsx',
  )
).default;
const { saveRow } = await load<typeof import('./crud-form.tsx')>('ui/crud/crud-form.tsx');
const { toDeletion } = await load<typeof import('./to-deletion.ts')>('ui/crud/to-deletion.ts');
const { api } = await load<typeof import('../../lib/api.ts')>('lib/api.ts');
const { queryClient } = await load<typeof import('../../lib/queries.ts')>('lib/queries.ts');
const { useAccount } = await load<typeof import('../../lib/account.ts')>('lib/account.ts');
const { configKeys } = await load<typeof import('../../lib/query-keys/system.ts')>(
  'lib/query-keys/system.ts',
);
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);
after(() => queryClient.clear());
beforeEach(() => {
  sent.length = 0;
});

const row = (id: string, isBuiltIn: boolean): RowOf<typeof pageConfigs> => ({
  ...{ id, configName: `Setting ${id}`, configKey: `key.${id}`, configValue: 'on', remark: '' },
  ...{ kind: 'text' as const, isBuiltIn },
});

/** The page of settings with one of the product and one that operators added. */
function draw(perms: readonly string[]): string {
  useAccount.setState({ user: { roles: ['ADMIN'], perms } as never });
  const paging = { pageNum: 1, pageSize: 20 };
  const list = [row('1', true), row('2', false)];
  queryClient.setQueryData([...configKeys.list({}), paging], { list, total: 2 });
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(MemoryRouter, null, createElement(ConfigsPage)),
    ),
  );
}
const buttons = (html: string) =>
  [...html.matchAll(/<button([^>]*)>/g)].map(([, attributes = '']) => ({
    label: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? '',
    isRefused: attributes.includes('aria-disabled="true"'),
  }));

test('a page offers what the permissions of its endpoints allow, and shows the reason why a row cannot be deleted', () => {
  const html = draw(['sys:config:add', 'sys:config:update', 'sys:config:delete']);
  assert.match(html, /<h1[^>]*>Config</);
  assert.match(html, /Add setting/);
  assert.doesNotMatch(html, /Refresh cache/, 'that needs a permission of its own');
  const named = buttons(html).filter(({ label }) => label.includes('Setting'));
  assert.deepEqual(named, [
    { label: 'Edit: Setting 1', isRefused: false },
    {
      label: 'Delete: Setting 1. This setting belongs to the product: it cannot be deleted',
      isRefused: true,
    },
    { label: 'Edit: Setting 2', isRefused: false },
    { label: 'Delete: Setting 2', isRefused: false },
  ]);
  const readOnly = draw(['sys:config:query']);
  assert.match(readOnly, /Setting 1/);
  assert.doesNotMatch(readOnly, /Add setting/);
  assert.deepEqual(
    buttons(readOnly).filter(({ label }) => label.includes('Setting')),
    [],
  );
});

test('a form without an id adds a row, and one with an id changes it', async () => {
  const body = { configName: 'Name', configKey: 'a.key', configValue: 'x' };
  await saveRow(configs, undefined, body, {});
  await saveRow(configs, '7', body, {});
  assert.deepEqual(sent, [
    `POST /api/v1/config ${JSON.stringify(body)}`,
    `PUT /api/v1/config/7 ${JSON.stringify(body)}`,
  ]);
});

test('a deletion names the one id that its endpoint takes, or all of them', async () => {
  await api.call(configs.delete, toDeletion(configs, ['7']) as never);
  await api.call(roles.delete, toDeletion(roles, ['7', '8']) as never);
  assert.deepEqual(
    sent.map((one) => decodeURIComponent(one)),
    ['DELETE /api/v1/config/7', 'DELETE /api/v1/roles/7,8'],
  );
});
