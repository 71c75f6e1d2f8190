import { expect, type Page } from '@playwright/test';
import { isPriceDraft, openDesk, signIn } from './support/console.ts';
import { test } from './support/fixtures.ts';

const firstPrice = (page: Page) =>
  page
    .getByRole('row')
    .getByLabel(/^Selling price of/)
    .first();
const isSave = (answer: { url(): string }) => answer.url().endsWith('/store/prices');

/** Types a price and waits for its draft, which other windows see. */
async function typePrice(page: Page, price: string): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse(isPriceDraft),
    firstPrice(page).fill(price),
  ]);
  return answer.status();
}

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Changed in another window' });
const sideOf = (page: Page, side: 'mine' | 'theirs') =>
  conflict(page).getByRole('radio', { name: side === 'mine' ? /^Keep mine/ : /^Take theirs/ });

/** What is changed and not saved yet, in the bar at the end of the page. */
const changes = (page: Page) => page.getByRole('region', { name: /prices? changed$/ });
const save = (page: Page) => changes(page).getByRole('button', { name: /^Save/ });

async function choose(page: Page, side: 'mine' | 'theirs'): Promise<void> {
  await sideOf(page, side).check();
  await conflict(page).getByRole('button', { name: 'Continue' }).click();
  await expect(conflict(page)).toBeHidden();
}

test('an owner puts a product in front by hand, without the mouse, and buyers see it there', async ({
  browser,
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('theo@vitrine.local', { path: '/#/product' });
  const handles = page.getByRole('button', { name: /^Move / });
  const third = ((await handles.nth(2).getAttribute('aria-label')) ?? '').replace('Move ', '');
  const handle = page.getByRole('button', { name: `Move ${third}`, exact: true });
  await handle.focus();
  const placed = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok());
  await Promise.all([placed(), page.keyboard.press('ArrowUp')]);
  await expect(handles.nth(1)).toHaveAccessibleName(`Move ${third}`);
  await expect(handle, 'the handle keeps the focus while its row moves').toBeFocused();
  await Promise.all([placed(), page.keyboard.press('Home')]);
  await expect(handles.first()).toHaveAccessibleName(`Move ${third}`);
  await page.reload();
  await expect(handles.first()).toHaveAccessibleName(`Move ${third}`);

  const buyer = await browser.newPage();
  const address = (await page.getByRole('link', { name: 'Open store' }).getAttribute('href')) ?? '';
  // A product that the owner picked comes first among the picks, and is not repeated among all products.
  const pick = buyer
    .getByRole('region', { name: /’s picks$/ })
    .getByRole('link')
    .nth(1);
  const product = buyer
    .getByRole('region', { name: /^All products/ })
    .getByRole('heading', { level: 3 })
    .first();
  await expect(async () => {
    await buyer.goto(`${address}/en`);
    const firsts = [...(await pick.innerText()).split('\n'), await product.innerText()];
    expect(firsts.map((words) => words.trim())).toContain(third);
  }).toPass();
  await buyer.close();
  watch.done();
});

test('two windows that price the same product show the changes of each other, let the user choose, and lose nothing', async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const { page: one, context } = desk;
  await signIn(one, 'marlo@vitrine.local', undefined, '/#/product');
  await expect(firstPrice(one)).toBeVisible();
  // One price for variants of different cost shows ranges, for which no column and no row makes room.
  const places = () =>
    one
      .getByRole('columnheader')
      .or(one.getByRole('rowheader'))
      .evaluateAll((cells) => {
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        return boxes.map(({ x, y }) => [x - (boxes[0]?.x ?? 0), y - (boxes[0]?.y ?? 0)]);
      });
  const ranged = one.getByRole('row').filter({ hasText: ' – ' }).first();
  const before = await places();
  await ranged.getByRole('textbox').fill('75');
  await expect(changes(one)).toHaveCount(1);
  expect(await places()).toEqual(before);
  await ranged.getByRole('textbox').press('Escape');
  await expect(changes(one)).toHaveCount(0);

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
  await Promise.all([one.waitForResponse(isSave), save(one).click()]);
  await expect(changes(one)).toHaveCount(0);
  await expect(firstPrice(one)).toHaveValue('304.00');
  await save(other).click();
  await expect(sideOf(other, 'theirs')).toHaveAccessibleName(/304\.00/);
  await choose(other, 'mine');
  await expect(changes(other)).toHaveCount(0);
  await expect(firstPrice(one)).toHaveValue('303.00');

  // A draft under its floor keeps its warning over a reload.
  expect(await typePrice(one, '1')).toBe(200);
  await one.reload();
  await expect(changes(one)).toContainText('1 is too low');
  await desk.close();
});
