import { type Browser, expect, test } from '@playwright/test';
import { captchaPicture, luna, openDesk, setHash, signIn } from './support/console.ts';
import { answerOrders } from './support/orders.ts';
import { openOwnersPhone, sheet, social } from './support/phone.ts';
import { cellOf } from './support/values.ts';

const sites = ['desktop', 'phone'] as const;
const open = (site: (typeof sites)[number], browser: Browser) =>
  site === 'desktop' ? openDesk(browser) : openOwnersPhone(browser);
const at = (path: string) => new RegExp(`#${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

for (const site of sites) {
  test(`who is not signed in is invited, signs in, registers and is authorized on the ${site}`, async ({
    browser,
  }) => {
    const { page, close } = await open(site, browser);
    for (const path of ['/', '/index']) {
      await page.goto(`/#${path}`);
      await expect(page).toHaveURL(at('/login'));
    }
    await page.goto('/#/login?page_source=bio');
    await page.reload();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    for (const name of ['Email or user name', 'Password', 'Verify code', 'Remember me'])
      await expect(field(name)).toBeVisible();
    for (const provider of ['google', 'facebook'] as const)
      await expect(social(page, provider)).toHaveAttribute(
        'href',
        /user_source=default&page_source=bio/,
      );
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await page.goto('/#/login');
    await page.getByRole('link', { name: 'Open one for free' }).click();

    await expect(page).toHaveURL(at('/register'));
    await expect(page.getByRole('heading', { name: 'Open your store' })).toBeVisible();
    await expect(page.getByText('Free, in two minutes, without stock.')).toBeVisible();
    for (const name of ['Email', 'Email code', 'Password', 'Confirm password'])
      await expect(field(name)).toBeVisible();
    for (const provider of ['google', 'facebook'] as const)
      await expect(social(page, provider)).toBeVisible();
    await field('Email').fill(`countdown-${site}@example.com`);
    await expect(captchaPicture(page)).toBeVisible();
    await field('Verify code').fill('TEST');
    await page.getByRole('button', { name: 'Get', exact: true }).click();
    const again = page.getByRole('button', { name: /^\d\d? s$/ });
    await expect(again).toBeDisabled();
    const first = Number.parseInt(await again.innerText(), 10);
    expect(first).toBeGreaterThan(50);
    await expect.poll(async () => Number.parseInt(await again.innerText(), 10)).toBeLessThan(first);

    // What the provider said is asked for while the screen says so.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/auth/social/**', (route) => held.then(() => route.continue()));
    await page.goto('/#/authorize?ticket=none-that-was-given');
    await expect(page.getByRole('heading', { name: 'Is authorizing...' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    answer();
    await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    await close();
  });

  test(`results of payments and of linking an account have their icon and the way home on the ${site}`, async ({
    browser,
  }) => {
    const { page, close } = await open(site, browser);
    // The push connection is opened for who is signed in, and at once when the page starts.
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto('/#/login');
    await expect(captchaPicture(page)).toBeVisible();
    expect(sockets).toEqual([]);
    await signIn(page, luna);
    await expect.poll(() => sockets.length).toBe(1);
    await page.reload();
    await expect.poll(() => sockets.length).toBe(2);
    expect(sockets.every((url) => url.endsWith('/ws'))).toBe(true);
    await expect(page.locator('link[rel="icon"]').last()).toHaveAttribute('href', /\/files\//);
    const main = page.getByRole('main');
    const icon = main.locator('section svg').filter({ visible: true }).first();
    const answerWith = (path: string, data: object) =>
      page.route(`**${path}`, (route) => route.fulfill({ json: { code: 1, msg: 'ok', data } }));
    const goHome = async () => {
      await main
        .getByRole(site === 'desktop' ? 'button' : 'link', { name: 'Back to the home page' })
        .click();
      await expect(page).toHaveURL(at(site === 'desktop' ? '/index' : '/home'));
    };

    // A picture that is too large is refused in the specified words.
    await setHash(page, '/store?edit=pictures');
    const large = {
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
    };
    await page.locator('input[type="file"]').first().setInputFiles(large);
    await expect(
      page.getByText('The size of the uploaded image cannot exceed 2M').first(),
    ).toBeVisible();

    const nothing = { provider: null, label: null, linkedAt: null, canLink: true };
    const refused = { state: 'refused', failure: 'refused_by_provider' };
    await answerWith('/api/v1/payout-account', { ...nothing, ...refused, lastTry: refused });
    await setHash(page, '/payresult?kind=link');
    await expect(
      main.getByRole('heading', { name: 'Linking the payment account failed' }),
    ).toBeVisible();
    await expect(main.getByText('The provider refused this account.')).toBeVisible();
    await expect(icon).toBeVisible();
    await goHome();

    const amount = { amount: 4_222, currency: 'EUR' };
    const times = { createdAt: '2026-03-04T09:30:00.000Z', paidAt: null };
    const declined = {
      id: '7',
      method: 'provider',
      status: 'failed',
      failure: 'declined',
      payUrl: null,
      offer: null,
      instrument: null,
    };
    const sums = { total: amount, refunded: { ...amount, amount: 0 }, results: [], leftOut: [] };
    await answerWith('/api/v1/seller-payments/7', { ...declined, ...times, ...sums });
    await setHash(page, '/payauth?payment=7');
    await expect(
      main.getByRole('heading', { name: 'The payment was not authorised' }),
    ).toBeVisible();
    await expect(icon).toBeVisible();
    await expect(page.getByRole('navigation'), 'the layout named index').toHaveCount(0);
    const tryAgain = main
      .getByRole('button', { name: 'Try again' })
      .or(main.getByRole('link', { name: 'Try again' }));
    await expect(tryAgain).toBeVisible();
    await goHome();
    await setHash(page, '/payresult?kind=payment&payment=7');
    await expect(main.getByText('Nothing was charged. You can try again.')).toBeVisible();
    await expect(icon).toBeVisible();
    await expect(page.getByRole('navigation'), 'the layout named index').toHaveCount(0);
    await expect(tryAgain).toBeVisible();
    await close();
  });

  test(`orders are searched, filtered, loaded further and paid together on the ${site}`, async ({
    browser,
  }) => {
    const { page, close } = await open(site, browser);
    const asked = await answerOrders(page);
    await signIn(page, luna, undefined, site === 'desktop' ? '/#/order' : '/#/tableme');
    await setHash(page, site === 'desktop' ? '/order' : '/tableme');
    const last = () => Object.fromEntries(asked.at(-1) ?? []);
    const orders =
      site === 'desktop'
        ? page.getByRole('row').filter({ hasText: /Lamp/ })
        : page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    await expect(orders).toHaveCount(20);
    const [order] = await orders.all();
    if (!order) throw new Error('There is an order');

    // Product, quantity, platform price, cost, profit and time.
    await expect(order).toContainText('Lamp 1');
    const figures = ['€11.11', '€42.22', '€97.77', '€55.55'];
    for (const figure of figures) await expect(order).toContainText(figure);
    await expect(order).toContainText(/Mar 4/);
    if (site === 'desktop') expect(await (await cellOf(order, 'Qty')).innerText()).toBe('3');
    else await expect(order).toContainText('3 × €11.11');

    // The phone reads the next page when the end comes near: its button may be gone before a press reaches it.
    if (site === 'desktop') await page.getByRole('button', { name: 'Load more' }).click();
    else await orders.last().scrollIntoViewIfNeeded();
    await expect(orders).toHaveCount(21);
    expect(last()).toMatchObject({ cursor: 'b', limit: '20' });

    if (site === 'desktop') {
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
        await page.getByRole('combobox', { name: 'Any pending action' }).press(key);
      await expect.poll(last).toMatchObject({ awaiting: expect.stringMatching(/^[a-z]+$/) });
      await setHash(page, '/order');
    } else await expect(order.getByRole('button', { name: 'Pay now' })).toBeVisible();
    await page.getByLabel('Product or order number').fill('lamp');
    await expect.poll(last).toMatchObject({ keywords: 'lamp' });
    await (site === 'desktop'
      ? page.getByRole('tab', { name: /^Completed/ })
      : page.getByRole('button', { name: /^Completed/ })
    ).click();
    await expect.poll(last).toMatchObject({ keywords: 'lamp', status: '2' });
    if (site === 'desktop') {
      await page.getByPlaceholder('From').click();
      await page.getByText('Last 7 days', { exact: true }).click();
    } else {
      await page.getByRole('button', { name: /^Days/ }).click();
      await sheet(page).getByText('Last 7 days').click();
    }
    await expect.poll(last).toMatchObject({
      keywords: 'lamp',
      status: '2',
      placedFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });

    if (site === 'phone') await sheet(page).getByRole('button', { name: 'Show' }).click();
    // Two of them are paid together. The bar reads what one order costs as soon as it is chosen.
    const paid = page.waitForRequest(
      (request) =>
        request.url().includes('/api/v1/seller-payment') &&
        (request.postData() ?? '').includes('90002'),
    );
    for (const number of ['VT-90001', 'VT-90002']) {
      const one = orders.filter({ hasText: number });
      if (site === 'desktop') await one.getByRole('checkbox').check();
      else await one.locator('label').click();
    }
    const bar = page.getByRole('region', { name: '2 orders selected' });
    await bar
      .getByRole('button', { name: site === 'desktop' ? /^Pay now/ : 'Pay 2 orders' })
      .click();
    expect((await paid).postDataJSON()).toMatchObject({ orderIds: ['90001', '90002'] });
    await close();
  });
}
