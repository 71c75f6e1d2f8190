import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staticPages } from '../views.ts';
import { buildRoutes, staticNode, staticRoutes } from './account-routes.ts';
import { searchMenu, visibleMenu } from './menu.rules.ts';

test('static routes carry hidden and layout, and a hidden one is in no menu and no search', () => {
  const paths = staticRoutes.map(({ path }) => path);
  for (const path of ['/login', '/register', '/authorize', '/401', '/404', '/redirect/*'])
    assert.ok(paths.includes(path), path);
  const { menu, pages } = buildRoutes([]);
  for (const { path, title, meta } of staticRoutes) {
    assert.deepEqual(Object.keys(meta).sort(), ['hidden', 'layout'], path);
    assert.equal(meta.hidden, true, path);
    assert.deepEqual(searchMenu(menu, path, String), [], path);
    const shown = visibleMenu([staticNode({ path, title, meta: { ...meta, hidden: false } })]);
    assert.deepEqual(
      searchMenu(shown, path, String).map((hit) => hit.path),
      [path],
    );
  }
  // What product.md §3 says of each: logo and content only, or a frame of its own.
  const layouts = Object.fromEntries(staticRoutes.map(({ path, meta }) => [path, meta.layout]));
  for (const path of ['/authorize', '/payauth', '/payresult', '/401', '/404'])
    assert.equal(layouts[path], 'index', path);
  for (const path of ['/login', '/register']) assert.equal(layouts[path], 'none', path);
  assert.equal(layouts['/profile'], 'default');
  // Pages without the shell belong to the guard; these are the shell's.
  for (const { path } of staticPages)
    assert.ok(
      pages.some((page) => page.path === path),
      path,
    );
});
