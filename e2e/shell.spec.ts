import { expect, type Locator } from '@playwright/test';
import {
  fillSignIn,
  logOut,
  luna,
  notification,
  openDesk,
  profile,
  setHash,
  signIn,
  toast,
} from './support/console.ts';
import { test } from './support/fixtures.ts';
import { interceptNews } from './support/push.ts';
import { cellOf } from './support/values.ts';

const at = (path: string) => new RegExp(`#${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

test('every navigation starts at the top, under a progress bar', async ({ withSignedIn }) => {
  const { page } = await withSignedIn(luna, { path: '/#/profile' });
  const bar = page.locator('#nprogress');
  await page.evaluate(() => {
    const counted = Object.assign(window, { bars: 0, gaps: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if ((node as Element).id === 'nprogress') counted.bars += 1;
      if (!document.getElementById('nprogress')) counted.gaps += 1;
    }).observe(document.body, { childList: true });
  });
  const count = () =>
    page.evaluate(() => {
      const { bars, gaps } = window as unknown as { bars: number; gaps: number };
      return { bars, gaps };
    });
  // Taller than any page while it loads: the browser itself goes to the top of what fits the window.
  await page.addStyleTag({ content: 'body { min-height: 5000px }' });
  // Addresses that are typed or linked have no history key: they count as navigations all the same.
  const tags = page.getByRole('navigation', { name: 'Open pages' });
  for (const [path, title] of [
    ['/product', 'Products'],
    ['/revenue', 'Revenue'],
    ['/product', 'Products'],
    ['/store', 'My store'],
  ] as const) {
    await expect(bar).toHaveCount(0);
    const before = await count();
    expect(
      await page.evaluate(() => {
        window.scrollTo(0, 400);
        return window.scrollY;
      }),
    ).toBe(400);
    await setHash(page, path);
    await expect(tags.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
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
  // It trickles on while the page is waited for.
  const moved = () =>
    bar
      .getByRole('presentation')
      .evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).m41);
  const start = await moved();
  await expect.poll(moved).toBeGreaterThan(start);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the login form asks in the specified words and warns of Caps Lock', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  await page.goto('/#/login');
  const [send, wrong] = [
    page.getByRole('button', { name: 'Sign in', exact: true }),
    page.getByRole('alert'),
  ];
  await send.click();
  await expect(wrong).toHaveText([
    'Please enter Username',
    'Please enter Password',
    'Please enter Verify Code',
  ]);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('12345');
  await send.click();
  await expect(wrong.nth(1)).toHaveText('The password can not be less than 6 digits');
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await expect(page.getByText('Remember me')).toBeVisible();
  await close();
});

test('a menu of the top bar stays where it was opened while the page moves below it', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  // How long the home page is depends on the sales so far: a low window has room to scroll in any case.
  await page.setViewportSize({ width: 1440, height: 720 });
  await signIn(page, luna);
  const entry = page.getByRole('menuitem', { name: 'Log out' });
  await profile(page).click();
  await expect(entry).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(200);
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter((one) => one.playState === 'running').length,
      ),
    )
    .toBe(0);
  // Both places are read in one call: an entry that arrives between two calls would move the last one, which the library then
  // replaces. The scroll stands for content that arrives above; a menu that belonged to the page would follow some frames later.
  const { before, after } = await page.evaluate(() => {
    const top = () =>
      [...document.querySelectorAll('[role="menuitem"]')]
        .map((one) => Math.round(one.getBoundingClientRect().top))
        .at(-1);
    const first = top();
    window.scrollTo(0, 200);
    return { before: first, after: top() };
  });
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(before);
  await entry.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  await close();
});

test('the copied flag, toasts and notifications last as long as they should', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  const news = await interceptNews(page);
  await page.clock.install();
  await signIn(page, luna, undefined, '/#/order?status=1');
  const copy = page.getByRole('complementary').getByRole('button', { name: /^Cop(?:y|ied)$/ });
  await expect(copy).toBeVisible();
  await expect(page).toHaveTitle('Orders · Vitrine');
  await news.subscribed();
  // Well ahead of the clock, which runs until it is stopped.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

  await copy.click();
  await expect(copy).toHaveAccessibleName('Copied');
  await page.clock.runFor(1499);
  await expect(copy).toHaveAccessibleName('Copied');
  await page.clock.runFor(2);
  await expect(copy).toHaveAccessibleName('Copy');

  const choose = async (what: RegExp, name: string) => {
    await page.getByRole('button', { name: what }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose(/^Size/, 'Large');
  await expect(toast(page)).toHaveText('Switch Layout Size Successful!');
  const edges = (one: Locator) =>
    one.evaluate((element) => {
      const { top, right, bottom } = element.getBoundingClientRect();
      return {
        top: Math.round(top),
        right: Math.round(window.innerWidth - right),
        bottom: Math.round(window.innerHeight - bottom),
      };
    });
  await expect.poll(() => edges(toast(page))).toMatchObject({ right: 16, bottom: 16 });
  await page.clock.runFor(1990);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(toast(page)).toHaveCount(0);

  // The pointer would hold what it rests on.
  await page.mouse.move(700, 600);
  for (const number of ['VT-1', 'VT-2', 'VT-3']) news.publish(number);
  const shown = notification(page);
  await expect(shown).toHaveCount(3);
  await expect.poll(() => edges(shown.first())).toMatchObject({ top: 16, right: 16 });
  await expect
    .poll(async () => (await edges(shown.nth(1))).top - (900 - (await edges(shown.nth(0))).bottom))
    .toBe(16);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveText([/VT-1/, /VT-2/]);
  await page.clock.runFor(4400);
  await expect(shown).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(shown).toHaveCount(0);

  // Another language, the same page.
  await choose(/^Language/, '简体中文');
  await expect(page).toHaveTitle('订单 · Vitrine');
  await expect(page).toHaveURL(at('/order?status=1'));
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh-cn');
  // The next journey of this account reads the language there.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/users/me/choices') &&
      answer.request().postDataJSON().language === 'en',
  );
  await choose(/^语言/, 'English');
  await expect(toast(page).last()).toHaveText('Switch Language Successful!');
  await saved;
  await close();
});

test('settings take effect at once and are kept', async ({ withSignedIn }) => {
  const { page } = await withSignedIn(luna, { path: '/#/share' });
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Both' }).click();
  await settings.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click();
  await page.getByRole('switch', { name: 'Watermark' }).click();
  await page.getByRole('switch', { name: 'Tags of open pages' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  // The menu is above and on the left at once, and there it is folded.
  const menus = page.getByRole('navigation', { name: 'Main menu' });
  const [above, side] = [page.getByRole('banner'), page.getByRole('complementary')];
  await expect(menus).toHaveCount(2);
  const [topMenu, sideMenu] = [
    above.getByRole('navigation', { name: 'Main menu' }),
    side.getByRole('navigation', { name: 'Main menu' }),
  ];
  await expect(topMenu).toBeVisible();
  await expect(sideMenu).toBeVisible();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.getByRole('navigation', { name: 'Open pages' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const mark = page.locator('.watermark > div').last();
  expect(
    await mark.evaluate((one) => [getComputedStyle(one).zIndex, one.getBoundingClientRect().width]),
  ).toEqual(['9999', 1440]);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    layout: 'mix',
    theme: 'dark',
    watermarkEnabled: 'true',
    tagsView: 'false',
    sidebarStatus: 'closed',
  });

  // The size holds for tables and titles as well.
  await setHash(page, '/product');
  const fontOf = (element: Locator) =>
    element.first().evaluate((one) => getComputedStyle(one).fontSize);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('switch') })
    .first();
  await expect(row).toBeVisible();
  const [cell, title] = [
    await cellOf(row, 'Platform price'),
    page.getByRole('heading', { level: 1 }),
  ];
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

  // The children of a chosen top path are on the left.
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await topMenu.getByRole('menuitem', { name: 'Store', exact: true }).click();
  await expect(sideMenu.getByRole('link')).toHaveText([
    'My store',
    'Payment account',
    'Notifications',
    'Order for yourself',
  ]);

  // With the menu on top, the account is a page of no menu: the item before it stays the active one.
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await settings.getByRole('button', { name: 'Menu on top' }).click();
  await page.keyboard.press('Escape');
  await setHash(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(topMenu.locator('[aria-current]')).toHaveText('Store');

  // The device follows the window: the menu becomes an overlay, and back.
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('device'))).toBe('mobile');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(topMenu).toBeVisible();

  // The login form makes the first item the active one again, for a person who goes on to the same page.
  await logOut(page);
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  await setHash(page, '/profile');
  await fillSignIn(page, luna);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/profile'));
  await expect(topMenu.locator('[aria-current]')).not.toHaveText('Store');
});

test('the key "/" goes to the search of the list, and is a letter in a text field', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn(luna, { path: '/#/order' });
  const search = page.getByRole('textbox', { name: 'Product or order number' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.press('/');
  await expect(search).toHaveValue('/');
});
