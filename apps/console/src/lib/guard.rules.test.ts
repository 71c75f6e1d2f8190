import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  decideVisit,
  loginPath,
  redirectTarget,
  titleOf,
  type Visit,
  withRedirect,
} from './guard.rules.ts';

const mine = ['/order', '/revenue', '/product', '/index'];
const routes = {
  isMine: (path: string) => mine.includes(path),
  isKnown: (path: string) => [...mine, '/system/user'].includes(path),
};
const visit = (path: string, change: Partial<Visit> = {}): Visit => ({
  path,
  search: '',
  isSignedIn: true,
  routes,
  redirects: 0,
  ...change,
});
const signedOut = (path: string, search = ''): Visit =>
  visit(path, { search, isSignedIn: false, routes: undefined });

for (const path of [
  '/order',
  '/payauth',
  '/payresult',
  '/401',
  '/404',
  '/nowhere',
  '/redirect/order',
]) {
  test(`a logged-out visitor of ${path} is sent to the login form with the path kept`, () => {
    assert.deepEqual(decideVisit(signedOut(path)), {
      kind: 'go',
      to: `/login?redirect=${encodeURIComponent(path)}`,
    });
  });
}

test('the redirect query holds the original path and its query string', () => {
  assert.deepEqual(decideVisit(signedOut('/order', '?status=0&q=a b')), {
    kind: 'go',
    to: '/login?redirect=%2Forder%3Fstatus%3D0%26q%3Da%20b',
  });
  assert.equal(
    redirectTarget('?redirect=%2Forder%3Fstatus%3D0%26q%3Da%20b'),
    '/order?status=0&q=a b',
  );
});

for (const path of ['/login', '/register']) {
  test(`a logged-out visitor sees ${path}`, () =>
    assert.deepEqual(decideVisit(signedOut(path)), { kind: 'show' }));
  test(`a logged-in visitor of ${path} is sent to /`, () =>
    assert.deepEqual(decideVisit(visit(path)), { kind: 'go', to: '/' }));
}

for (const path of ['/', '/index']) {
  test(`${path} sends a logged-out visitor to /login`, () =>
    assert.deepEqual(decideVisit(signedOut(path)), { kind: 'go', to: '/login' }));
}

test('a visitor who has just signed in is led on to the kept path', () => {
  const search = '?redirect=%2Forder%3Fstatus%3D0';
  assert.deepEqual(decideVisit(visit('/login', { search, hasJustSignedIn: true })), {
    kind: 'go',
    to: '/order?status=0',
  });
  assert.deepEqual(decideVisit(visit('/login', { search })), { kind: 'go', to: '/' });
});

test('after signing out the login form comes without a way back', () => {
  assert.deepEqual(decideVisit({ ...signedOut('/order'), hasJustSignedOut: true }), {
    kind: 'go',
    to: '/login',
  });
});

test('the root path redirects to /index, which lets a logged-in visitor through', () => {
  assert.deepEqual(decideVisit(visit('/', { search: '?lang=es' })), {
    kind: 'go',
    to: '/index?lang=es',
  });
  assert.deepEqual(decideVisit(visit('/index')), { kind: 'show' });
});

test('a person whose menu has no start page is led from /index to the first page that the menu has', () => {
  const packer = {
    isMine: (path: string) => path === '/operations/orders',
    isKnown: () => true,
    start: '/operations/orders',
  };
  assert.deepEqual(decideVisit(visit('/index', { routes: packer })), {
    kind: 'go',
    to: '/operations/orders',
  });
  assert.deepEqual(decideVisit(visit('/index', { routes: { ...packer, isMine: () => true } })), {
    kind: 'show',
  });
});

test('user info and routes are loaded before the first page of a logged-in visitor', () => {
  assert.deepEqual(decideVisit(visit('/order', { routes: undefined })), { kind: 'load' });
});

test('a path of one’s own is shown, one of another role goes to /401, one that nobody has to /404', () => {
  assert.deepEqual(decideVisit(visit('/order')), { kind: 'show' });
  assert.deepEqual(decideVisit(visit('/system/user')), { kind: 'go', to: '/401' });
  assert.deepEqual(decideVisit(visit('/nowhere')), { kind: 'go', to: '/404' });
  assert.deepEqual(decideVisit(visit('/401')), { kind: 'show' });
  assert.deepEqual(decideVisit(visit('/404', { routes: undefined })), { kind: 'show' });
});

test('the authorization screen is open to a visitor with a ticket or a failure, and without one to nobody logged out', () => {
  assert.deepEqual(decideVisit(signedOut('/authorize', '?ticket=t')), { kind: 'show' });
  assert.deepEqual(decideVisit(signedOut('/authorize', '?error=social-failed')), { kind: 'show' });
  assert.deepEqual(decideVisit(signedOut('/authorize')), {
    kind: 'go',
    to: '/login?redirect=%2Fauthorize',
  });
  assert.deepEqual(decideVisit(visit('/authorize')), { kind: 'show' });
});

test('/redirect/:path goes to a known path of one’s own with its query, and nowhere else', () => {
  assert.deepEqual(decideVisit(visit('/redirect/order', { search: '?a=1' })), {
    kind: 'go',
    to: '/order?a=1',
  });
  for (const path of [
    '/redirect/nowhere',
    '/redirect/system/user',
    '/redirect//evil.example',
    '/redirect/redirect/order',
  ]) {
    assert.deepEqual(decideVisit(visit(path)), { kind: 'go', to: '/404' });
  }
});

test('the guard stops after 30 redirects', () => {
  assert.deepEqual(decideVisit(visit('/order', { redirects: 30 })), { kind: 'show' });
  assert.deepEqual(decideVisit(visit('/order', { redirects: 31 })), { kind: 'abort' });
});

test('signing in never leads to another site, back to the login form or to a used ticket', () => {
  for (const redirect of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/login',
    '/register?x=1',
    '/authorize?ticket=old',
    '',
    'order',
  ]) {
    assert.equal(redirectTarget(`?redirect=${encodeURIComponent(redirect)}`), '/');
  }
});

test('the sign-in pages hand on to each other where the person wanted to go', () => {
  assert.equal(
    withRedirect('/register', '?redirect=%2Forder%3Fstatus%3D0'),
    '/register?redirect=%2Forder%3Fstatus%3D0',
  );
  assert.equal(
    withRedirect('/login?mode=forgot', '?redirect=%2Fpayment'),
    '/login?mode=forgot&redirect=%2Fpayment',
  );
  assert.equal(withRedirect('/login', '?mode=forgot'), '/login');
  assert.equal(withRedirect('/login', '?redirect=%2F%2Fevil.example'), '/login');
});

test('a title parameter or query value overrides the title of the route', () => {
  assert.equal(titleOf('Orders', {}, ''), 'Orders');
  assert.equal(titleOf('Orders', {}, '?title=Gender'), 'Gender');
  assert.equal(titleOf('Orders', { title: 'From path' }, '?title=Gender'), 'From path');
});

test('the login form is not its own redirect target', () => {
  assert.equal(loginPath('/login'), '/login');
  assert.equal(loginPath('/register', '?x=1'), '/register');
});
