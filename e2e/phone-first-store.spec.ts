import { expect, test } from '@playwright/test';
import { expectSaid, register, setHash } from './support/console.ts';
import { expectFits, openOwnersPhone, pages, sheet } from './support/phone.ts';

const at = (path: string) => new RegExp(`#${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

test('a creator opens a store on the phone, is welcomed, and prices a category', async ({
  browser,
}) => {
  const { page, watch, close } = await openOwnersPhone(browser);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth/register'));
  await page.goto('/#/login?user_source=tiktok&page_source=bio');
  await register(page, `phone-first-${Date.now()}@example.com`, 'a-long-Word-of-mine-42');
  expect((await sent).postDataJSON()).toMatchObject({ userSource: 'tiktok', pageSource: 'bio' });
  await expect(page).toHaveURL(at('/home'));
  await expect(pages(page)).toBeVisible();

  const welcome = page.getByRole('region', { name: 'Welcome to Vitrine' });
  await expect(welcome).toContainText(/under \$10/);
  await expect(welcome.getByRole('link', { name: 'Claim in the chat' })).toHaveAttribute(
    'href',
    /^https:\/\/chat\./,
  );
  await expect(
    welcome
      .getByRole('region', { name: 'Exclusive courses for social platforms' })
      .getByRole('listitem'),
  ).toHaveCount(2);
  await welcome.getByRole('button', { name: 'Got it' }).click();
  const steps = page.getByRole('region', { name: 'Quick start' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Create store/,
    /Set up payment/,
    /Adjust prices/,
    /Promote and share/,
  ]);
  await expectFits(page);

  // Before the first visit there are no figures, but what to do next.
  await expect(page.getByRole('region', { name: 'Your first week' })).toBeVisible();

  await setHash(page, '/products?percent=1');
  const category = sheet(page).getByLabel('Category');
  await expect(category.getByRole('option').filter({ hasText: '›' })).not.toHaveCount(0);
  const [wanted] = (await category.getByRole('option').allInnerTexts()).filter((name) =>
    name.includes('›'),
  );
  await category.selectOption({ label: wanted ?? '' });
  await sheet(page).getByLabel('Percentage').fill('250');
  await sheet(page)
    .getByRole('button', { name: /^Change \d/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toBeVisible();

  // Another page begins at its top; the address may name its title.
  // Taller than any page while it loads: the browser itself goes to the top of what fits the window.
  await page.addStyleTag({ content: 'body { min-height: 5000px }' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await setHash(page, '/me?title=Gender');
  await expect(page).toHaveTitle('Gender · Vitrine');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByLabel('Language').selectOption('zh-cn');
  const tabs = page.getByRole('navigation').last();
  await expect(tabs).toContainText('订单');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh-cn');
  await page.reload();
  await expect(tabs).toContainText('订单');
  await page.getByLabel('语言').selectOption('en');
  await expect(pages(page)).toContainText('Orders');
  watch.done();

  // The tokens end while a page is open.
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'Bearer x.y.z');
    localStorage.setItem('refreshToken', 'over');
  });
  await setHash(page, '/earnings');
  await expect(page).toHaveURL(at('/login?redirect=%2Fearnings'));
  await expectSaid(page, 'some error');
  await close();
});
