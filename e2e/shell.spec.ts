import { expect, type Locator, test } from '@playwright/test';
import { luna, openDesk, setHash, signIn, toast } from './support/console.ts';
import { interceptNews } from './support/push.ts';

const at = (path: string) => new RegExp(`#${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

test('every navigation starts at the top, under a progress bar', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  await signIn(page, luna);
  const bar = page.locator('#nprogress');
  await page.evaluate(() => {
    const counted = Object.assign(window, { bars: 0, gaps: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if ((node as Element).id === 'nprogress') counted.bars += 1;
      if (!document.getElementById('nprogress')) counted.gaps += 1;
    }).observe(document.body, { childList: true });
  });
  const count = () =>
    page.evaluate(() => {
      const { bars, gaps } = window as unknown as { bars: number; gaps: number };
      return { bars, gaps };
    });
  // Addresses that are typed or linked have no history key: they count as navigations all the same.
  for (const path of ['/product', '/revenue', '/product', '/store']) {
    await expect(bar).toHaveCount(0);
    const before = await count();
    await page.evaluate(() => window.scrollTo(0, 400));
    await setHash(page, path);
    await expect(page.locator(`.page-tag.on a[href="#${path}"]`)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(async () => (await count()).bars).toBeGreaterThan(before.bars);
  }

  // A page that is long in coming is asked for while the last bar still fades: it is never without one.
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, (route) => held.then(() => route.continue()));
  await expect(bar).toHaveCount(0);
  // The page itself asks, in the moment in which the bar begins to go.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('nprogress')?.style.opacity) return;
      observer.disconnect();
      Object.assign(window, { bars: 0, gaps: 0 });
      window.location.assign('#/share');
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
    window.location.assign('#/revenue');
  });
  await expect(page).toHaveURL(at('/share'));
  await expect.poll(count).toEqual({ bars: 1, gaps: 0 });
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
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
  const news = await interceptNews(page);
  await page.clock.install();
  await signIn(page, luna);
  await setHash(page, '/order?status=1');
  const copy = page.locator('.store-box-actions button').first();
  await expect(copy).toBeVisible();
  await expect(page).toHaveTitle('Orders · Vitrine');
  await news.subscribed();
  // Well ahead of the clock, which goes on until it is told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

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
  for (const number of ['VT-1', 'VT-2', 'VT-3']) news.publish('order.placed', number);
  const shown = page.locator('.feedback.notification');
  await expect(shown).toHaveCount(3);
  await expect.poll(() => edges(shown.first())).toMatchObject({ top: 16, right: 16 });
  await expect.poll(async () => (await edges(shown.nth(1))).top - (900 - (await edges(shown.nth(0))).bottom)).toBe(16);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveText([/VT-1/, /VT-2/]);
  await page.clock.runFor(4400);
  await expect(shown).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(shown).toHaveCount(0);

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
  await page.getByRole('button', { name: 'Collapse menu' }).click();
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

  // The size holds for tables and titles as well.
  await setHash(page, '/product');
  const fontOf = (element: Locator) => element.first().evaluate((one) => getComputedStyle(one).fontSize);
  const [cell, title] = [page.getByRole('cell'), page.getByRole('heading', { level: 1 })];
  expect([await fontOf(cell), await fontOf(title)]).toEqual(['14px', '20px']);
  for (const [size, fonts] of [
    ['Large', ['16px', '23px']],
    ['Small', ['13px', '18px']],
    ['Default', ['14px', '20px']],
  ] as const) {
    await page.getByRole('button', { name: /^Size/ }).click();
    await page.getByRole('menuitemradio', { name: size }).click();
    await expect.poll(async () => [await fontOf(cell), await fontOf(title)]).toEqual(fonts);
  }

  // The children of a chosen top path stand on the left.
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await page.getByRole('menuitem', { name: 'Store', exact: true }).click();
  await expect(page.locator('.side-menu a')).toHaveText(['My store', 'Payment account', 'Order for yourself']);

  // With the menu on top, the account is a page of no menu: the item before it stays the active one.
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.locator('.layouts button').nth(1).click();
  await page.keyboard.press('Escape');
  await setHash(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').locator('[aria-current="true"]')).toHaveText('Store');

  // The device follows the window: the menu becomes an overlay, and back.
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('device'))).toBe('mobile');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('menu')).toBeVisible();
  await close();
});

test('the key "/" goes to the search of the list, and is a letter for somebody who types', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  await signIn(page, luna);
  await setHash(page, '/order');
  const search = page.getByRole('textbox', { name: 'Product or order number' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.press('/');
  await expect(search).toHaveValue('/');
  await close();
});
