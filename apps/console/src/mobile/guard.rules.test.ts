import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Visit } from '../lib/guard.rules.ts';
import { views } from '../views.ts';
import { decideMobileVisit, operatorRoutes, ownerRoutes } from './guard.rules.ts';
import { operatorPaths } from './operator-paths.ts';

const visit = (path: string, change: Partial<Visit> = {}): Visit => ({
  path,
  search: '',
  isSignedIn: true,
  routes: ownerRoutes,
  redirects: 0,
  ...change,
});
const signedOut: Partial<Visit> = { isSignedIn: false, routes: undefined };

test('a path of the console leads to its page on the mobile site, with its query', () => {
  for (const [path, to] of [
    ['/', '/home?a=1'],
    ['/index', '/home?a=1'],
    ['/order', '/tableme?a=1'],
    ['/product', '/products?a=1'],
    ['/revenue', '/earnings?a=1'],
  ] as const)
    assert.deepEqual(decideMobileVisit(visit(path, { search: '?a=1' })), { kind: 'go', to });
});

test('on the mobile site a path of another role goes to /401, one that nobody has to /404', () => {
  assert.deepEqual(decideMobileVisit(visit('/tableme')), { kind: 'show' });
  assert.deepEqual(decideMobileVisit(visit('/operations/orders')), { kind: 'go', to: '/401' });
  assert.deepEqual(decideMobileVisit(visit('/system/menus')), { kind: 'go', to: '/401' });
  assert.deepEqual(decideMobileVisit(visit('/tools/codegen')), { kind: 'go', to: '/401' });
  for (const path of ['/nowhere', '/system/zzz', '/operations/xyz', '/tools/xyz', '/demo/xyz'])
    assert.deepEqual(decideMobileVisit(visit(path)), { kind: 'go', to: '/404' }, path);
  assert.deepEqual(decideMobileVisit(visit('/401')), { kind: 'show' });
  assert.deepEqual(decideMobileVisit(visit('/404')), { kind: 'show' });
});

test('the phone knows the path of every page that only operators have', () => {
  const pages = Object.values(views).map(({ path }) => path);
  const ofOwners = pages.filter((path) => !/^\/(?:operations|system|tools|demo)\//.test(path));
  assert.deepEqual(
    [...operatorPaths].sort(),
    pages.filter((path) => !ofOwners.includes(path)).sort(),
  );
  for (const path of ofOwners) assert.ok(ownerRoutes.isMine(path), path);
});

test('on the mobile site /redirect leads to pages under either name', () => {
  assert.deepEqual(decideMobileVisit(visit('/redirect/tableme', { search: '?status=0' })), {
    kind: 'go',
    to: '/tableme?status=0',
  });
  assert.deepEqual(decideMobileVisit(visit('/redirect/order')), { kind: 'go', to: '/order' });
  assert.deepEqual(decideMobileVisit(visit('/redirect/nowhere')), { kind: 'go', to: '/404' });
});

test('on the mobile site a logged-out visitor keeps the path, and none after logging out', () => {
  assert.deepEqual(decideMobileVisit(visit('/me', signedOut)), {
    kind: 'go',
    to: '/login?redirect=%2Fme',
  });
  assert.deepEqual(decideMobileVisit(visit('/me', { ...signedOut, hasJustSignedOut: true })), {
    kind: 'go',
    to: '/login',
  });
  assert.deepEqual(decideMobileVisit(visit('/', signedOut)), { kind: 'go', to: '/login' });
});

test('an operator is shown the note on every path but the sign-in forms', () => {
  assert.deepEqual(decideMobileVisit(visit('/tableme', { routes: operatorRoutes })), {
    kind: 'show',
  });
  assert.deepEqual(decideMobileVisit(visit('/nowhere', { routes: operatorRoutes })), {
    kind: 'show',
  });
  assert.deepEqual(decideMobileVisit(visit('/login', { routes: operatorRoutes })), {
    kind: 'go',
    to: '/',
  });
});
