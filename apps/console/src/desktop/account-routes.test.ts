import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staticPages } from '../views.ts';
import { buildRoutes, staticNode } from './account-routes.ts';
import { searchMenu, visibleMenu } from './menu.rules.ts';

test('static routes carry hidden and layout, and a hidden one is in no menu and no search', () => {
  for (const { path, meta } of staticPages) assert.deepEqual(Object.keys(meta).sort(), ['hidden', 'layout'], path);
  const { menu, pages } = buildRoutes([]);
  for (const { path, title } of staticPages) {
    assert.ok(
      pages.some((page) => page.path === path),
      path,
    );
    assert.deepEqual(searchMenu(menu, path, String), [], path);
    const shown = visibleMenu([staticNode({ path, title, meta: { hidden: false, layout: 'default' }, load: () => Promise.reject() })]);
    assert.deepEqual(
      searchMenu(shown, path, String).map((hit) => hit.path),
      [path],
    );
  }
});
