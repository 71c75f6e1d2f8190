import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { after, afterEach, beforeEach, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';

/** A page with nothing but storage, events and a server: what the session needs of a browser. */
const kept = new Map<string, string>();
const page = Object.assign(new EventTarget(), {
  location: { hostname: 'console.example', href: 'http://console.example/' },
});
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
Object.assign(globalThis, { window: page, localStorage: storage });

const received: string[] = [];
const answers: Record<string, unknown> = {};
/** Each answer waits for this, so that a test can hold one back. */
let held: Promise<void> | undefined;
const saved: unknown[] = [];
const server = createServer(async (request, response) => {
  received.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
  if (request.method === 'PUT') saved.push(await json(request));
  await held;
  const data = answers[`${request.method} ${request.url}`] ?? null;
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ code: 1, msg: 'ok', data }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const fetchAbsolute = globalThis.fetch;
globalThis.fetch = (input, init) => fetchAbsolute(new URL(String(input), base), init);

const {
  endSession,
  fetchUserInfo,
  loadAccount,
  push,
  signIn,
  signOut,
  useAccount,
  VerificationFailed,
} = await import('./account.ts');
const { keepChoice } = await import('./account-choices.ts');
const { dismissHomePrice, useClientState } = await import('./client-state.ts');
const { useFeedback } = await import('./feedback.ts');
const { modifiedProducts, useModifiedProducts } = await import('./modified-products.ts');
const { queryClient } = await import('./queries.ts');
const { setSettings, useSettings } = await import('./settings.ts');
const { setShownLanguage } = await import('./i18n.ts');
const { loadAllTexts } = await import('./testing/load-all-texts.ts');
await loadAllTexts();

const tokens = { tokenType: 'Bearer', accessToken: 'a1', refreshToken: 'r1' } as const;
const me = {
  userId: '4',
  username: 'luna',
  roles: ['STORE_OWNER'],
  perms: [],
  choices: { language: null, country: null, currency: null },
  storeCurrency: null,
};
const routes = [{ path: '/order', name: 'order', component: 'order/index' }];

beforeEach(async () => {
  setShownLanguage('en');
  received.length = 0;
  Object.assign(answers, { 'GET /api/v1/users/me': me, 'GET /api/v1/menus/routes': routes });
});
afterEach(() => {
  endSession();
  useFeedback.setState({ list: [] });
});
after(() => {
  queryClient.clear();
  server.close();
  server.closeAllConnections();
});

test('the access token is kept as the token type followed by the token, the refresh token apart', () => {
  signIn(tokens);
  assert.deepEqual(Object.fromEntries(kept), { accessToken: 'Bearer a1', refreshToken: 'r1' });
});

test('user info and routes are fetched only when the login check says that somebody is logged in', async () => {
  await loadAccount();
  assert.deepEqual(received, []);
  assert.equal(useAccount.getState().routes, null);
  signIn(tokens);
  await Promise.all([loadAccount(), loadAccount()]);
  assert.deepEqual(received, [
    'GET /api/v1/users/me Bearer a1',
    'GET /api/v1/menus/routes Bearer a1',
  ]);
  assert.deepEqual(useAccount.getState().routes, routes);
});

test('an account that arrives after its session has ended does not sign anybody in', async () => {
  signIn(tokens);
  const arrival = loadAccount();
  endSession();
  await arrival;
  const { isSignedIn, user, routes: left } = useAccount.getState();
  assert.deepEqual({ isSignedIn, user, left }, { isSignedIn: false, user: null, left: null });
});

test('an account that arrives after another person has signed in is fetched anew for that person', async () => {
  signIn(tokens);
  const arrival = loadAccount();
  endSession();
  signIn({ ...tokens, accessToken: 'a2' });
  received.length = 0;
  await Promise.all([arrival, loadAccount()]);
  assert.ok(received.includes('GET /api/v1/users/me Bearer a2'));
  assert.equal(received.at(-1), 'GET /api/v1/menus/routes Bearer a2');
  assert.deepEqual(useAccount.getState().routes, routes);
});

test('a sign-in on a new browser applies the language of the account, unless the person or the browser has another choice', async () => {
  const cases = [
    { account: 'es', choice: null, browser: null, shown: 'es' },
    { account: 'es', choice: null, browser: 'fr', shown: 'fr' },
    { account: 'es', choice: 'zh-cn', browser: null, shown: 'zh-cn' },
    { account: 'es', choice: 'zh-cn', browser: 'fr', shown: 'zh-cn' },
  ] as const;
  for (const { account, choice, browser, shown } of cases) {
    setSettings({ language: browser ?? 'en' });
    if (browser) kept.set('languageChosen', 'true');
    answers['GET /api/v1/users/me'] = {
      ...me,
      language: account,
      choices: { ...me.choices, language: choice },
    };
    signIn(tokens);
    await loadAccount();
    assert.equal(
      useSettings.getState().language,
      shown,
      JSON.stringify({ account, choice, browser }),
    );
    endSession();
    kept.delete('languageChosen');
  }
  setSettings({ language: 'en' });
  kept.clear();
});

test('of two languages in quick succession the later one stays, on the page and on the account', async () => {
  const choices = (language: string) => ({ ...me.choices, language });
  signIn(tokens);
  answers['GET /api/v1/users/me'] = { ...me, choices: choices('zh-cn') };
  answers['PUT /api/v1/users/me/choices'] = choices('zh-cn');
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const first = keepChoice({ language: 'zh-cn' });
  const second = keepChoice({ language: 'fr' });
  setSettings({ language: 'fr' });
  while (saved.length === 0) await setImmediate();
  // A page that closes now has the choice in its storage.
  assert.equal(kept.get('pendingChoices'), '{"language":"fr"}');
  answers['PUT /api/v1/users/me/choices'] = choices('fr');
  release();
  // The account was read before the second choice was on it.
  await Promise.all([first, loadAccount(), second]);
  assert.deepEqual(saved.at(-1), { language: 'fr' });
  assert.equal(useSettings.getState().language, 'fr');
  assert.equal(kept.get('pendingChoices'), undefined);
  setSettings({ language: 'en' });
  kept.clear();
});

test('fetching user info clears the list of modified products', async () => {
  signIn(tokens);
  modifiedProducts.put({ id: '7', price: 5 });
  await fetchUserInfo();
  assert.deepEqual(useModifiedProducts.getState().list, []);
});

test('fetching user info fails with the specified words when the answer is empty', async () => {
  signIn(tokens);
  answers['GET /api/v1/users/me'] = null;
  await assert.rejects(fetchUserInfo(), (error) => {
    assert.ok(error instanceof VerificationFailed);
    assert.equal(error.message, 'Verification failed, please Login again.');
    return true;
  });
});

test('logging out calls the server, then clears tokens, user info, routes and cached answers, says so and signals token-off', async () => {
  signIn(tokens);
  await loadAccount();
  queryClient.setQueryData(['dictionaries', 'en'], [{ dictCode: 'gender' }]);
  dismissHomePrice();
  push.on('/topic/a', () => undefined);
  const heard: string[] = [];
  page.addEventListener('token-off', () => heard.push([...kept.keys()].join()), { once: true });
  await signOut();
  assert.equal(received.at(-1), 'DELETE /api/v1/auth/logout Bearer a1');
  assert.equal(kept.size, 0);
  const { isSignedIn, user, routes: left, hasJustSignedOut } = useAccount.getState();
  assert.deepEqual(
    { isSignedIn, user, left, hasJustSignedOut },
    { isSignedIn: false, user: null, left: null, hasJustSignedOut: true },
  );
  assert.equal(queryClient.getQueryData(['dictionaries', 'en']), undefined);
  assert.equal(useClientState.getState().isHomePriceHandled, false);
  assert.deepEqual(heard, [''], 'one event, after the tokens are gone');
  assert.deepEqual(
    useFeedback.getState().list.map(({ kind, type, text }) => [kind, type, text]),
    [['toast', 'success', 'Log Out Success!']],
  );
});

test('a server that cannot be told does not keep anybody signed in', async () => {
  signIn(tokens);
  const reachable = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await signOut();
  globalThis.fetch = reachable;
  assert.equal(kept.size, 0);
  assert.equal(useFeedback.getState().list.at(-1)?.text, 'Log Out Success!');
  assert.equal(useFeedback.getState().list.length, 1);
});
