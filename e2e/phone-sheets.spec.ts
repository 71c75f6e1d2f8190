import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { isPriceDraft, notification, signIn } from './support/console.ts';
import { test } from './support/fixtures.ts';
import {
  earned,
  expectFits,
  nameOf,
  openOwnersPhone,
  pages,
  priceName,
  products,
  sheet,
} from './support/phone.ts';
import { interceptNews } from './support/push.ts';

test('a price is set with the keys of the phone, kept as a draft, and saved', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('bea@vitrine.local', {
    path: '/#/login?redirect=%2Fproducts',
    phone: { width: 320, height: 640 },
  });
  const price = products(page).getByRole('button', { name: priceName, disabled: false }).first();
  const name = ((await price.getAttribute('aria-label')) ?? '').split(': ')[0] ?? '';
  const priced = page.getByRole('button', { name: `${name}: ` });
  await price.click();
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page);
  const press = (key: string) =>
    sheet(page).getByRole('button', { name: key, exact: true }).click();
  const done = sheet(page).getByRole('button', { name: 'Done' });
  await press('1');
  await expect(sheet(page).getByRole('alert')).toContainText('lowest');
  await expect(done).toBeDisabled();
  for (const key of ['9', '9']) await press(key);
  await expect(sheet(page).getByRole('definition').last()).toContainText(/\d/);
  await expectFits(page);
  const draft = page.waitForResponse(isPriceDraft);
  await done.click();
  const card = products(page).filter({ has: priced });
  await expect(priced).toHaveText(/199/);
  await expect(card).toContainText('was');
  const changed = page.getByRole('region', { name: '1 price changed' });
  await expect(changed).toBeVisible();

  // The draft survives a reload; saving takes the bar away.
  await draft;
  await page.reload();
  await expect(priced).toHaveText(/199/);
  await expect(card).toContainText('was');
  await changed.getByRole('button', { name: 'Save' }).click();
  await expect(changed).toHaveCount(0);
  await expect(priced).toHaveText(/199/);
  watch.done();
});

test('the back button closes a sheet before it leaves the page, also one within another', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('theo@vitrine.local', { phone: true });
  await pages(page).getByRole('link', { name: 'Products' }).click();
  const name = nameOf(products(page).first());
  const product = page.getByRole('dialog', { name: (await name.innerText()).trim() });
  const keys = page.getByRole('button', { name: 'Delete', exact: true });
  await name.click();
  await product.getByRole('button', { name: priceName }).first().click();
  await expect(keys).toBeVisible();
  await page.goBack();
  await expect(keys).toHaveCount(0);
  await expect(product.getByRole('img').first()).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(products(page).first()).toBeVisible();
  // Closing by its own button leaves no sheet behind in the history.
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(earned(page)).toBeVisible();
  watch.done();
});

test('what happens while a sheet is open is announced and can be tapped; Escape, a drag and a tap beside close it', async ({
  browser,
}) => {
  const { page, close } = await openOwnersPhone(browser);
  const news = await interceptNews(page);
  await signIn(page, 'theo@vitrine.local', 'vitrine-demo', '/#/login?redirect=%2Fproducts');
  const opener = nameOf(products(page).first());
  const sheet = page.getByRole('dialog');
  await opener.click();
  await expect(sheet).toBeFocused();
  await news.subscribed();

  // An error of what is in the sheet, and news from elsewhere.
  await page.route('**/api/v1/store/product-display', (route) =>
    route.fulfill({ status: 500, json: { code: 'B0001', msg: 'No', data: null } }),
  );
  await sheet.getByRole('switch').click();
  const toast = page.getByRole('alert');
  // A pointer on it holds it, although presses go through it.
  const { x, y, width, height } = (await toast.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  const { nodes } = await (await page.context().newCDPSession(page)).send(
    'Accessibility.getFullAXTree',
  );
  const said = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'alert');
  expect(said, 'the toast is in the accessibility tree').toHaveLength(1);
  expect(
    nodes.filter(({ ignored, role }) => !ignored && role?.value === 'navigation'),
  ).toHaveLength(0);
  const note = notification(page);
  news.publish('VT-1');
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toHaveCount(0);

  // One press closes one thing, and what is said stays when the sheet goes.
  news.publish('VT-2');
  await expect(note).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(sheet).toBeVisible();
  news.publish('VT-3');
  await note.hover();
  await sheet.getByRole('button', { name: 'Close' }).first().press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toHaveCount(0);

  await opener.click();
  await expect(page).toHaveURL(/product=/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/product=/);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  // What still rises has no place yet.
  await expect
    .poll(() => sheet.evaluate((one) => one.getAnimations({ subtree: true }).length))
    .toBe(0);
  const head = (await sheet.getByRole('heading').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(head.x + 2, head.y + 2);
  await page.mouse.down();
  await page.mouse.move(head.x + 2, head.y + 60);
  await page.mouse.up();
  await expect(sheet, 'a short drag goes back').toBeVisible();
  await page.mouse.move(head.x + 2, head.y + 2);
  await page.mouse.down();
  await page.mouse.move(head.x + 2, head.y + 160, { steps: 4 });
  await page.mouse.up();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.mouse.click(195, 20);
  await expect(sheet).toHaveCount(0);
  await expect(page).not.toHaveURL(/sorting=/);

  // A way on to a page whose code is not there yet: the sheet goes, and nothing leads back.
  await opener.click();
  await sheet.getByRole('link', { name: 'Order for myself' }).click();
  await expect(page.getByRole('heading', { name: 'Order for yourself' })).toBeVisible();
  await expect(page).toHaveURL(/#\/sample/);
  await close();
});

test('two phones that price the same product are asked whose price counts, and lose neither', async ({
  withSignedIn,
}) => {
  const { page: one } = await withSignedIn('marlo@vitrine.local', {
    path: '/#/login?redirect=%2Fproducts',
    phone: true,
  });
  const first = products(one).getByRole('button', { name: priceName, disabled: false }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').split(': ')[0] ?? '';
  const priced = (page: Page) => products(page).getByRole('button', { name: `${name}: ` });
  const other = await one.context().newPage();
  await other.goto('/#/products');
  await expect(priced(other)).toBeVisible();

  const setPrice = async (page: Page, price: string): Promise<number> => {
    await priced(page).click();
    for (const key of price)
      await sheet(page).getByRole('button', { name: key, exact: true }).click();
    const draft = page.waitForResponse(isPriceDraft);
    await sheet(page).getByRole('button', { name: 'Done' }).click();
    return (await draft).status();
  };
  const conflict = (page: Page) => page.getByRole('dialog', { name: 'Changed in another window' });
  const choose = async (page: Page, side: RegExp, price: string) => {
    await expect(conflict(page)).toBeVisible();
    const choice = conflict(page).getByRole('radio', { name: side });
    await expect(choice).toHaveAccessibleName(new RegExp(price));
    await choice.check();
    await conflict(page).getByRole('button', { name: 'Continue' }).click();
    await expect(conflict(page)).toHaveCount(0);
  };

  // Theirs: what was typed here gives way to what the other phone typed.
  expect(await setPrice(one, '401')).toBe(200);
  expect(await setPrice(other, '402')).toBe(409);
  await expect(conflict(other)).toBeVisible();
  await expectAccessible(other);
  await expectFits(other);
  await choose(other, /^Take theirs/, '401');
  await expect(priced(other)).toHaveText(/401/);

  // Mine: it stays, and saves.
  expect(await setPrice(other, '403')).toBe(200);
  expect(await setPrice(one, '404')).toBe(409);
  await choose(one, /^Keep mine/, '404');
  await expect(priced(one)).toHaveText(/404/);
  const changed = (page: Page) => page.getByRole('region', { name: '1 price changed' });
  await changed(one).getByRole('button', { name: 'Save' }).click();
  await expect(changed(one)).toHaveCount(0);

  // The other phone meets the saved price when it saves its own.
  await changed(other).getByRole('button', { name: 'Save' }).click();
  await choose(other, /^Take theirs/, '404');
  await expect(changed(other)).toHaveCount(0);
  await expect(priced(other)).toHaveText(/404/);
});
