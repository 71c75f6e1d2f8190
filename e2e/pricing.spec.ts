import { expect, type Page, test } from '@playwright/test';
import { storeUrl } from './support/addresses.ts';
import { openDesk, signIn } from './support/console.ts';
import { watchPage } from './support/watch.ts';

const firstPrice = (page: Page) => page.getByRole('cell').getByRole('textbox').first();
const saveIn = (page: Page) => page.getByRole('button', { name: /^Save \d+ price/ });
const isDraft = (answer: { url(): string; request(): { method(): string } }) =>
  answer.url().includes('/price-drafts/') && answer.request().method() === 'PUT';
const isSave = (answer: { url(): string }) => answer.url().endsWith('/store/prices');

/** Types a price and waits for its draft, which tells of other windows. */
async function typePrice(page: Page, price: string): Promise<number> {
  const [answer] = await Promise.all([page.waitForResponse(isDraft), firstPrice(page).fill(price)]);
  return answer.status();
}

async function choose(page: Page, side: 'mine' | 'theirs'): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Changed in another window' });
  await question.getByRole('radio', { name: side === 'mine' ? 'Keep mine' : 'Take theirs' }).check();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toBeHidden();
}

test('an owner puts a product in front by hand, without the mouse, and buyers see it there', async ({ browser }) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  const watch = watchPage(page);
  await signIn(page, 'theo@vitrine.local');
  await page.goto('/#/product');
  const names = page.getByRole('rowheader').getByRole('button');
  const third = (await names.nth(2).innerText()).trim();
  const handle = page.getByRole('button', { name: `Move ${third}`, exact: true });
  await handle.focus();
  const placed = () => page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok());
  await Promise.all([placed(), page.keyboard.press('ArrowUp')]);
  await expect(names.nth(1)).toHaveText(third);
  await expect(handle, 'the handle keeps the focus while its row moves').toBeFocused();
  await Promise.all([placed(), page.keyboard.press('Home')]);
  await expect(names.first()).toHaveText(third);
  await page.reload();
  await expect(names.first()).toHaveText(third);

  const buyer = await browser.newPage();
  const slug = (await page.locator('.store-box small').first().innerText()).trim();
  // A product that the owner picked comes first among the picks, and is not repeated among all products.
  const firstOf = async (names: string) => (await buyer.locator(names).first().innerText()).trim();
  await expect(async () => {
    await buyer.goto(`${storeUrl}/s/${slug}/en`);
    expect([await firstOf('.pick .row span'), await firstOf('#all h3')]).toContain(third);
  }).toPass({ timeout: 20_000 });
  await buyer.close();
  watch.done();
  await desk.close();
});

test('two windows that price the same product are told of each other, choose, and lose nothing', async ({ browser }) => {
  const desk = await openDesk(browser);
  const { page: one, context } = desk;
  await signIn(one, 'marlo@vitrine.local');
  await one.goto('/#/product');
  await expect(firstPrice(one)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/#/product');
  await expect(firstPrice(other)).toBeVisible();

  // What one window typed the other does not overwrite; taking theirs shows it.
  expect(await typePrice(one, '301')).toBe(200);
  expect(await typePrice(other, '302')).toBe(409);
  await choose(other, 'theirs');
  await expect(firstPrice(other)).toHaveValue('301.00');

  // Keeping mine leaves the other window's words on its own screen.
  expect(await typePrice(other, '303')).toBe(200);
  expect(await typePrice(one, '304')).toBe(409);
  await choose(one, 'mine');
  await expect(firstPrice(other)).toHaveValue('303');

  // What one window saved the other meets when it saves, and its own price counts only when it is chosen.
  await Promise.all([one.waitForResponse(isSave), saveIn(one).click()]);
  await expect(saveIn(one)).toHaveCount(0);
  await expect(firstPrice(one)).toHaveValue('304.00');
  await saveIn(other).click();
  await expect(other.getByRole('radiogroup').getByText('304.00')).toBeVisible();
  await choose(other, 'mine');
  await expect(saveIn(other)).toHaveCount(0);
  await expect(firstPrice(one)).toHaveValue('303.00');

  // A draft under its floor keeps its warning over a reload.
  expect(await typePrice(one, '1')).toBe(200);
  await one.reload();
  await expect(one.getByRole('region', { name: '1 price changed' }).getByText('1 is too low')).toBeVisible();
  await desk.close();
});
