import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../lib/testing/install-page.ts';
import { startModules } from '../lib/testing/render.ts';

installPage();

const load = await startModules();
const { HasPerm } = await load<typeof import('./has-perm.tsx')>('ui/has-perm.tsx');
const { useAccount } = await load<typeof import('../lib/account.ts')>('lib/account.ts');

/** What a person with these rights sees of a button. */
function draw(
  rights: { roles: string[]; perms: string[] } | null,
  value: string | string[],
): string {
  useAccount.setState({ user: rights as never });
  return renderToStaticMarkup(
    createElement(
      'main',
      null,
      createElement(
        HasPerm,
        { value } as ComponentProps<typeof HasPerm>,
        createElement('b', null, 'Add'),
      ),
    ),
  );
}

test('an element stays for a holder of the permission and is removed for anybody else', () => {
  const owner = { roles: ['STORE_OWNER'], perms: ['shop:order:pay'] };
  const [shown, removed] = ['<main><b>Add</b></main>', '<main></main>'];
  assert.equal(draw(owner, 'shop:order:pay'), shown);
  assert.equal(draw(owner, ['sys:menu:add', 'shop:order:pay']), shown);
  assert.equal(draw({ roles: ['ROOT'], perms: [] }, 'sys:menu:add'), shown);
  assert.equal(draw(owner, 'sys:menu:add'), removed);
  assert.equal(draw(owner, ['sys:menu:add', 'sys:menu:edit']), removed);
  assert.equal(draw(null, 'shop:order:pay'), removed);
});
