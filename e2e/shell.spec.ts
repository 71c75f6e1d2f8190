import { expect, type Locator, type Page, test } from '@playwright/test';
import { consoleUrl, mobileUrl } from './support/addresses.ts';
import { openDesk, signIn } from './support/console.ts';
import { watchPage } from './support/watch.ts';

const luna = 'luna@vitrine.local';
const at = (path: string) => new RegExp(`#${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
const toast = (page: Page) => page.locator('.feedback.toast');
const setHash = (page: Page, path: string) => page.evaluate((wanted) => window.location.assign(`#${wanted}`), path);

test('the guard leads everyone where they belong and keeps where they wanted to go', async ({ browser }) => {
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
  await signIn(page, luna, undefined, '/#/order?status=0');
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
  await expect(page).toHaveTitle('There is no page here · Vitrine');
  await setHash(page, '/index');
  await expect(page.locator('.side-menu a').first()).toHaveAttribute('aria-current', 'page');
  for (const path of ['/payauth', '/payresult']) {
    await setHash(page, path);
    await expect(page.locator('.index-layout')).toBeVisible();
    await expect(page.locator('aside.side')).toHaveCount(0);
  }
  watch.done();

  // A component that this console does not know stands in the menu and shows the 404 view.
  await page.route('**/api/v1/menus/routes*', async (route) => {
    const answer = await (await route.fetch()).json();
    const [group] = answer.data;
    group.children.push({ ...group.children[0], path: '/gone', name: 'gone', component: 'gone/index' });
    await route.fulfill({ json: answer });
  });
  await page.reload();
  await setHash(page, '/gone');
  await expect(page.locator('main .standing')).toContainText('404');
  await expect(page).toHaveURL(at('/gone'));
  await close();
});

test('every navigation starts at the top, under a progress bar', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  await signIn(page, luna);
  await page.evaluate(() => {
    const counted = Object.assign(window, { bars: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if ((node as Element).id === 'nprogress') counted.bars += 1;
    }).observe(document.body, { childList: true });
  });
  // Addresses that are typed or linked have no history key: they count as navigations all the same.
  for (const path of ['/product', '/revenue', '/product', '/store']) {
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.evaluate(() => {
      window.scrollTo(0, 400);
      Object.assign(window, { bars: 0 });
    });
    await setHash(page, path);
    await expect(page.locator(`.page-tag.on a[href="#${path}"]`)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => (window as unknown as { bars: number }).bars)).toBeGreaterThan(0);
  }
  await close();
});

test('a session that is over leads to the login form and back; logging out leads there for good', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  const tokens = () => page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);
  await signIn(page, luna);
  expect((await tokens())[0]).toMatch(/^Bearer \S+$/);
  expect((await tokens())[1]).toMatch(/^\S{20,}$/);

  // The tokens die while a page is open, whose own reads are quiet ones.
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'Bearer x.y.z');
    localStorage.setItem('refreshToken', 'over');
  });
  await setHash(page, '/revenue');
  await expect(page).toHaveURL(at('/login?redirect=%2Frevenue'));
  await expect(toast(page)).toContainText('some error');
  expect(await tokens()).toEqual([null, null]);
  await signIn(page, luna, undefined, '/#/revenue');
  await expect(page).toHaveURL(at('/revenue'));

  await page.route('**/api/v1/users/me*', (route) => route.fulfill({ json: { code: 1, msg: 'ok', data: null } }));
  await page.reload();
  await expect(toast(page)).toHaveText('Verification failed, please Login again.');
  await expect(page).toHaveURL(/#\/login/);
  await page.unroute('**/api/v1/users/me*');

  await signIn(page, luna);
  await setHash(page, '/order');
  const told = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/api/v1/auth/logout'));
  const off = page.evaluate(() => new Promise((resolve) => window.addEventListener('token-off', () => resolve('off'), { once: true })));
  await page.locator('.profile').click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.locator('.ant-modal-confirm .ant-btn-primary').click();
  await told;
  expect(await off).toBe('off');
  await expect(toast(page).filter({ hasText: 'Log Out Success!' })).toBeVisible();
  await expect(page).toHaveURL(at('/login'));
  expect(await tokens()).toEqual([null, null]);
  await close();
});

test('the login form asks in the specified words and warns of Caps Lock', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  await page.goto('/#/login');
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('.field-note.wrong')).toHaveText([
    'Please enter Username',
    'Please enter Password',
    'Please enter Verify Code',
  ]);
  const password = page.locator('input[name="password"]');
  await password.fill('12345');
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('.field-note.wrong').nth(1)).toHaveText('The password can not be less than 6 digits');
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.locator('.caps-lock')).toHaveText('Caps Lock is on');
  await expect(page.getByText('Remember me')).toBeVisible();
  await close();
});

test('the copied flag, toasts and notifications last as long as they should', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  let publish: ((kind: string, orderNumber: string) => void) | undefined;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const text = String(frame);
      const destination = /^SUBSCRIBE[\s\S]*\ndestination:(\/topic\/store\S*)/.exec(text)?.[1];
      const head = `MESSAGE\nsubscription:${/\nid:(\S+)/.exec(text)?.[1]}\ndestination:${destination}\n`;
      if (destination)
        publish = (kind, orderNumber) => socket.send(`${head}message-id:${orderNumber}\n\n${JSON.stringify({ kind, orderNumber })}\0`);
      server.send(frame);
    });
    server.onMessage((frame) => socket.send(frame));
  });
  await page.clock.install();
  await signIn(page, luna);
  await setHash(page, '/order?status=1');
  const copy = page.locator('.store-box-actions button').first();
  await expect(copy).toBeVisible();
  await expect(page).toHaveTitle('Orders · Vitrine');
  await expect.poll(() => publish !== undefined).toBe(true);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  await copy.click();
  await expect(copy).toHaveAttribute('aria-label', 'Copied');
  await page.clock.runFor(1499);
  await expect(copy).toHaveAttribute('aria-label', 'Copied');
  await page.clock.runFor(2);
  await expect(copy).toHaveAttribute('aria-label', 'Copy');

  const [language, size] = [page.locator('.top-tools .choice').first(), page.locator('.top-tools .choice').nth(1)];
  await size.locator('button').first().click();
  await size.getByRole('menuitemradio').nth(1).click();
  await expect(toast(page)).toHaveText('Switch Layout Size Successful!');
  const edges = (one: Locator) =>
    one.evaluate((element) => {
      const { top, right, bottom } = element.getBoundingClientRect();
      return { top: Math.round(top), right: Math.round(window.innerWidth - right), bottom: Math.round(window.innerHeight - bottom) };
    });
  await expect.poll(() => edges(toast(page))).toMatchObject({ right: 16, bottom: 16 });
  await page.clock.runFor(1990);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(toast(page)).toHaveCount(0);

  // The pointer would hold what it rests on.
  await page.mouse.move(700, 600);
  for (const number of ['VT-1', 'VT-2', 'VT-3']) publish?.('order.placed', number);
  const news = page.locator('.feedback.notification');
  await expect(news).toHaveCount(3);
  await expect.poll(() => edges(news.first())).toMatchObject({ top: 16, right: 16 });
  const [first, second] = [await edges(news.nth(0)), await edges(news.nth(1))];
  expect(second.top - (900 - first.bottom)).toBe(16);
  await page.keyboard.press('Escape');
  await expect(news).toHaveText([/VT-1/, /VT-2/]);
  await page.clock.runFor(4400);
  await expect(news).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(news).toHaveCount(0);

  // Another language, the same page.
  await language.locator('button').first().click();
  await language.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(page).toHaveTitle('订单 · Vitrine');
  await expect(page).toHaveURL(at('/order?status=1'));
  await language.locator('button').first().click();
  await language.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(toast(page).last()).toHaveText('Switch Language Successful!');
  await close();
});

test('settings take effect at once and are kept', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  await signIn(page, luna);
  await page.getByRole('button', { name: 'Fold menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.locator('.layouts button').nth(2).click();
  await page.locator('.ant-drawer .ant-segmented-item').nth(1).click();
  await page.getByRole('switch', { name: 'Watermark' }).click();
  await page.getByRole('switch', { name: 'Tags of open pages' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('.shell')).toHaveClass(/layout-mix.*folded/);
  await expect(page.locator('.tags')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const mark = page.locator('.watermark > div').last();
  expect(await mark.evaluate((one) => [getComputedStyle(one).zIndex, one.getBoundingClientRect().width])).toEqual(['9999', 1440]);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ layout: 'mix', theme: 'dark', watermarkEnabled: 'true', tagsView: 'false', sidebarStatus: 'closed' });

  // The children of a chosen top path stand on the left.
  await page.getByRole('button', { name: 'Unfold menu' }).click();
  await page.locator('.top-item').nth(2).click();
  await expect(page.locator('.side-menu a')).toHaveText(['My store', 'Payment account', 'Order for yourself']);
  await close();
});

for (const [country, html] of [
  ['ES', 'es-ES'],
  ['PT', 'pt-BR'],
  ['FR', 'en-US'],
] as const) {
  test(`the first visit from ${country} reloads once, in ${html}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: consoleUrl });
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/api/getCountry*', async (route) => {
      const answer = await (await route.fetch()).json();
      answer.info.default[0].short_name = country;
      await route.fulfill({ json: answer });
    });
    await page.goto('/#/login?user_source=tiktok');
    await expect.poll(() => loads).toBe(2);
    await expect(page.locator('.captcha img')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', html);
    expect(await page.evaluate(() => localStorage.getItem('hasHomeReload'))).toBe('true');
    expect(loads).toBe(2);
    await context.close();
  });
}

test('a window of 768 px is sent to the mobile site, under the names of its pages', async ({ browser }) => {
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
  await expect(page.locator('input[name="username"]')).toBeVisible();
  expect(page.url()).toBe(`${consoleUrl}/#/login?redirect=%2Fpayauth`);
  await close();
});
