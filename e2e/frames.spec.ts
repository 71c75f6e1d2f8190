import { expect } from '@playwright/test';
import { storeUrl } from './support/addresses.ts';
import { luna, openDesk, profile, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';

test('pages of the menu have the default layout, the others the frame that is theirs', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn(luna);
  const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Main menu' });
  const logo = page.getByRole('complementary').getByRole('link', { name: 'Vitrine' });
  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(6);
  for (const address of [...addresses, '#/profile', '#/notices']) {
    await setHash(page, address.slice(1));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeVisible();
    await expect(logo).toHaveAttribute('href', '#/index');
    await expect(page.getByRole('navigation', { name: 'Open pages' })).toBeVisible();
  }
  for (const path of ['/payauth', '/payresult', '/401', '/404']) {
    await setHash(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toHaveCount(0);
  }

  // What the bar is labelled with.
  await setHash(page, '/index');
  await profile(page).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.getByRole('menuitem', { name: /^Account/ }).click();
  await expect(page).toHaveURL(/#\/profile$/);
});

test('the platform’s page and the forms of the console invite to open a store for free', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  await page.goto(`${storeUrl}/en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^For content creators and bloggers:/,
  );
  await page
    .getByRole('link', { name: /for free/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/register/);
  for (const path of ['/login', '/register']) {
    await page.goto(`/#${path}`);
    await expect(page.getByText('Open a store for free.')).toBeVisible();
    for (const step of ['Create store', 'Set up payment', 'Adjust prices', 'Promote and share'])
      await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();
  }
  await close();
});

for (const site of ['desktop', 'phone'] as const) {
  test(`the revenue page narrows its movements by words and by days on the ${site}`, async ({
    withSignedIn,
  }) => {
    const { page } = await withSignedIn(luna, site === 'phone' ? { phone: true } : {});
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/balance-movements')) asked.push(search);
    });
    await setHash(
      page,
      site === 'desktop' ? '/revenue?view=movements' : '/earnings?view=movements',
    );
    await page.getByLabel('Product or order').fill('teapot');
    await expect.poll(() => asked.at(-1)).toContain('keywords=teapot');
    if (site === 'desktop') await page.getByPlaceholder('From').click();
    else await page.getByRole('button', { name: 'Any day' }).click();
    await page.getByText('Last 7 days', { exact: true }).click();
    await expect
      .poll(() => asked.at(-1))
      .toMatch(/keywords=teapot.*dayFrom=\d{4}-\d\d-\d\d|dayFrom=\d{4}-\d\d-\d\d.*keywords=teapot/);
  });
}
