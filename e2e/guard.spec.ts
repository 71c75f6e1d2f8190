import { expect, type Page, test } from '@playwright/test';
import { consoleUrl, mobileUrl } from './support/addresses.ts';
import {
  captchaPicture,
  expectSaid,
  logOut,
  luna,
  openDesk,
  recordToasts,
  setHash,
  signInByForm,
} from './support/console.ts';
import { openPage } from './support/kept-pages.ts';
import { watchPage } from './support/watch.ts';

const at = (path: string) => new RegExp(`#${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

test('the guard leads everyone where they belong and keeps where they wanted to go', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  const watch = watchPage(page);
  for (const path of ['/', '/index']) {
    await page.goto(`/#${path}`);
    await expect(page).toHaveURL(at('/login'));
  }
  for (const path of ['/nowhere', '/404', '/payresult?order=1', '/order?status=0']) {
    await setHash(page, path);
    await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(path)}`));
  }
  await expect(page).toHaveTitle('Sign in · Vitrine');
  // An address that is entered again while its redirect is under way is redirected again.
  await page.evaluate(() => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (...state) => {
      replace(...state);
      window.history.replaceState = replace;
      window.location.assign('#/order?status=0');
    };
    window.location.assign('#/order?status=0');
  });
  await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent('/order?status=0')}`));
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  await signInByForm(page, luna, undefined, '/#/order?status=0');
  await expect(page).toHaveURL(at('/order?status=0'));
  await expect(page).toHaveTitle('Orders · Vitrine');
  await setHash(page, '/order?title=Gender');
  await expect(page).toHaveTitle('Gender · Vitrine');

  for (const [path, led] of [
    ['/login', '/index'],
    ['/register?user_source=a', '/index'],
    ['/', '/index'],
    ['/nowhere', '/404'],
    ['/system/menus', '/401'],
    ['/redirect/order?status=1', '/order?status=1'],
    ['/redirect/nowhere', '/404'],
  ] as const) {
    await setHash(page, path);
    await expect(page).toHaveURL(at(led));
  }
  await expect(page).toHaveTitle('Page not found · Vitrine');
  await setHash(page, '/index');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first(),
  ).toHaveAttribute('aria-current', 'page');
  for (const path of ['/payauth', '/payresult']) {
    await setHash(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  }
  watch.done();

  // The menu names a component that this console does not have: it shows the 404 view.
  await page.route('**/api/v1/menus/routes*', async (route) => {
    const answer = await (await route.fetch()).json();
    const [group] = answer.data;
    group.children.push({
      ...group.children[0],
      path: '/gone',
      name: 'gone',
      component: 'gone/index',
    });
    await route.fulfill({ json: answer });
  });
  await page.reload();
  // The router follows an address from the moment that it shows a page.
  await expect(page.getByRole('main')).toBeVisible();
  await setHash(page, '/gone');
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Page not found' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page).toHaveURL(at('/gone'));
  await close();
});

test('a session that is over leads to the login form and back; logging out leads there for good', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  const tokens = () =>
    page.evaluate(() => [
      localStorage.getItem('accessToken'),
      localStorage.getItem('refreshToken'),
    ]);
  await signInByForm(page, luna);
  expect((await tokens())[0]).toMatch(/^Bearer \S+$/);
  expect((await tokens())[1]).toMatch(/^\S{20,}$/);

  // The tokens die while a page is open, whose own reads are quiet ones.
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'Bearer x.y.z');
    localStorage.setItem('refreshToken', 'over');
  });
  await setHash(page, '/revenue');
  await expect(page).toHaveURL(at('/login?redirect=%2Frevenue'));
  await expectSaid(page, 'some error');
  expect(await tokens()).toEqual([null, null]);
  await signInByForm(page, luna, undefined, '/#/revenue');
  await expect(page).toHaveURL(at('/revenue'));

  // The page of a missing right reads nothing: the end of the session reaches it all the same.
  await setHash(page, '/system/menus');
  await expect(page).toHaveURL(at('/401'));
  await page.evaluate(() =>
    fetch('/api/v1/auth/logout', {
      method: 'DELETE',
      headers: { authorization: localStorage.getItem('accessToken') ?? '' },
    }),
  );
  await expect(page).toHaveURL(at('/login?redirect=%2F401'));
  await signInByForm(page, luna, undefined, '/#/revenue');

  await page.route('**/api/v1/users/me*', (route) =>
    route.fulfill({ json: { code: 1, msg: 'ok', data: null } }),
  );
  // The page leads on before it is loaded.
  await page.reload({ waitUntil: 'commit' });
  await expectSaid(page, 'Verification failed, please Login again.');
  await expect(page).toHaveURL(/#\/login/);
  await page.unroute('**/api/v1/users/me*');

  await signInByForm(page, luna);
  await setHash(page, '/order');
  const told = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/api/v1/auth/logout'),
  );
  const off = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('token-off', () => resolve('off'), { once: true }),
      ),
  );
  await logOut(page);
  await told;
  expect(await off).toBe('off');
  await expectSaid(page, 'Log Out Success!');
  await expect(page).toHaveURL(at('/login'));
  expect(await tokens()).toEqual([null, null]);
  await close();
});

/** How often the page was asked for; the first one may be left before it has loaded. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

for (const [country, html] of [
  ['ES', 'es-ES'],
  ['PT', 'pt-BR'],
  ['FR', 'en-US'],
] as const) {
  test(`the first visit from ${country} reloads once, in ${html}`, async ({ browser }) => {
    // As `openDesk`, without a language that has been chosen.
    const { page, close } = await openPage(browser, {
      viewport: { width: 1440, height: 900 },
      baseURL: consoleUrl,
      reducedMotion: 'reduce',
    });
    const loads = countLoads(page);
    const answer = await (await page.request.post('/api/getCountry')).json();
    answer.info.default[0].short_name = country;
    await page.route('**/api/getCountry*', (route) => route.fulfill({ json: answer }));
    await page.goto('/#/login?user_source=tiktok');
    await expect.poll(loads).toBe(2);
    await expect(captchaPicture(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', html);
    expect(await page.evaluate(() => localStorage.getItem('hasHomeReload'))).toBe('true');
    expect(loads()).toBe(2);
    await close();
  });
}

test('the mobile site follows the same rules under the names of its pages', async ({ browser }) => {
  const { page, close } = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: mobileUrl,
    reducedMotion: 'reduce',
  });
  await page.addInitScript(recordToasts);
  const watch = watchPage(page);
  const answer = await (await page.request.post('/api/getCountry')).json();
  answer.info.default[0].short_name = 'ES';
  await page.route('**/api/getCountry*', (route) => route.fulfill({ json: answer }));
  const loads = countLoads(page);
  await page.goto('/#/me');
  await expect.poll(loads).toBe(2);
  await expect(page).toHaveTitle('Iniciar sesión · Vitrine');
  expect(await page.evaluate(() => localStorage.getItem('hasHomeReload'))).toBe('true');
  expect(loads()).toBe(2);
  await page.evaluate(() => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('languageChosen', 'true');
  });
  await page.reload();

  await expect(page).toHaveURL(at('/login?redirect=%2Fme'));
  await signInByForm(page, luna, undefined, '/#/me');
  await expect(page).toHaveURL(at('/me'));
  await expect(page).toHaveTitle('Me · Vitrine');
  for (const [path, led] of [
    ['/order?status=0', '/tableme?status=0'],
    ['/redirect/product', '/products'],
    ['/nowhere', '/404'],
    ['/system/menus', '/401'],
    ['/', '/home'],
    ['/login', '/home'],
  ] as const) {
    await setHash(page, path);
    await expect(page).toHaveURL(at(led));
  }
  await setHash(page, '/404');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(at('/home'));
  // A path that leads back to the open page ends its bar too.
  await setHash(page, '/index');
  await expect(page).toHaveURL(at('/home'));
  await expect(page.locator('#nprogress')).toHaveCount(0);
  // The bar of the navigation begins in the same moment and ends with the page.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (!document.getElementById('nprogress')?.firstElementChild) return;
      observer.disconnect();
      document.documentElement.dataset['bar'] = 'seen';
    }).observe(document.documentElement, { childList: true, subtree: true }),
  );
  await setHash(page, '/share');
  await expect(page.locator('html')).toHaveAttribute('data-bar', 'seen');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  watch.done();

  await setHash(page, '/me');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expectSaid(page, 'Log Out Success!');
  await expect(page).toHaveURL(at('/login'));

  await signInByForm(page, luna);
  await page.route('**/api/v1/users/me*', (route) =>
    route.fulfill({ json: { code: 1, msg: 'ok', data: null } }),
  );
  // The page leads on before it is loaded.
  await page.reload({ waitUntil: 'commit' });
  await expectSaid(page, 'Verification failed, please Login again.');
  await expect(page).toHaveURL(/#\/login/);
  await close();
});

test('a window of 768 px is sent to the mobile site, under the names of its pages', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [path, there] of [
    ['/order', '%2Ftableme'],
    ['/product', '%2Fproducts'],
    ['/login?redirect=%2Frevenue', '%2Fearnings'],
  ] as const) {
    await page.goto(`${consoleUrl}/#${path}`);
    await expect(page).toHaveURL(new RegExp(`^${mobileUrl}/#/login\\?redirect=${there}`));
  }
  await page.goto(`${consoleUrl}/#/payauth`);
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  await expect(page).toHaveURL(`${consoleUrl}/#/login?redirect=%2Fpayauth`);
  await close();
});

test('a page of another brand calls the host and leads to the mobile site that its name is given', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  const [api, mobile] = ['https://api.brand.example', 'https://m.brand.example'];
  const named = (address: string) => `{&quot;127.0.0.1&quot;:&quot;${address}&quot;}`;
  await page.route(`${consoleUrl}/`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/(name="api-hosts" content=")[^"]*/, `$1${named(api)}`)
      .replace(/(name="brand-mobile-sites" content=")[^"]*/, `$1${named(mobile)}`);
    await route.fulfill({ status: 200, contentType: 'text/html', body: html });
  });
  for (const host of [api, mobile])
    await page.route(`${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Brand' }),
    );
  const called = page.waitForRequest((request) => request.url().startsWith(`${api}/api/`));
  await page.goto('/#/login');
  await called;
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`^${mobile}/#/login`));
  await close();
});
