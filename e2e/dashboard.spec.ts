import { stat } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { approve, goToBank, openPhone } from './support/buyer.ts';
import { luna, openDesk, signIn } from './support/console.ts';
import { expectFits, openOwnersPhone } from './support/phone.ts';
import { watchPage } from './support/watch.ts';
import { wordsIn } from './support/words.ts';

const digitsOf = (text: string) => text.replace(/[^\d]/g, '');

/** The profits of the listed sales, in minor units. */
const profitsOf = async (page: Page, name: string): Promise<number[]> => {
  const rows = page.getByRole('region', { name }).getByRole('listitem').getByRole('link');
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).map((text) => Number(digitsOf(text.split('\n').at(-1) ?? '')));
};

async function expectPicture(saved: Promise<Download>): Promise<void> {
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^casa-luna-[a-z]+-\d{4}-\d{2}-\d{2}\.png$/);
  expect((await stat(await download.path())).size, 'a picture that shows something').toBeGreaterThan(10_000);
}

test('each point of the dashboard opens its orders, which add up to it, on the desktop and on the phone', async ({ browser }) => {
  const buyer = await openPhone(browser);
  await buyer.page.goto('/s/casa-luna/en/p/walnut-mantel-clock');
  await goToBank(buyer.page, 'point@example.com');
  await approve(buyer.page);
  await buyer.close();

  const { dashboard, sales, ui } = wordsIn('en');
  const desk = await openDesk(browser);
  const { page } = desk;
  const watch = watchPage(page);
  await signIn(page, luna);
  await page.goto('/#/index');
  const figures = page.getByRole('region', { name: dashboard.figures });
  await figures.getByTitle(dashboard.hours24).click();
  await figures.getByRole('button', { name: dashboard.asTable }).click();
  await expectAccessible(page);
  const point = figures.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
  const earned = Number(digitsOf(await point.innerText()));
  expect(earned).toBeGreaterThan(0);
  await point.click();
  await expect(page).toHaveURL(/\/revenue\?view=sales&timeFrom=.*&timeTo=/);
  const sum = (values: number[]) => values.reduce((left, right) => left + right, 0);
  expect(sum(await profitsOf(page, sales.sales))).toBe(earned);
  // The filter is named and can be taken away.
  await page.getByRole('button', { name: sales.allTimes }).click();
  await expect(page).not.toHaveURL(/timeFrom/);

  // The same by a click in the picture: its right edge is the hour that is not over yet.
  await page.goto('/#/index');
  await figures.getByRole('button', { name: dashboard.asChart }).click();
  await figures.getByRole('tab', { name: dashboard.conversion }).click();
  const picture = figures.getByRole('img').locator('canvas');
  const box = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: box.width - 14, y: box.height / 2 } });
  await expect(page).toHaveURL(/timeFrom=.*&timeOf=visit/);
  await expect(page.getByRole('region', { name: sales.sales }).getByText(sales.byVisit)).toBeVisible();
  await page.goBack();
  const saved = page.waitForEvent('download');
  await figures.getByRole('button', { name: ui.savePicture }).click();
  await expectPicture(saved);
  watch.done();
  await desk.close();

  const es = wordsIn('es');
  const phone = await openOwnersPhone(browser, { width: 390, height: 844 }, 'es');
  await signIn(phone.page, luna);
  const card = phone.page.getByRole('region', { name: es.mobile.earnedDay });
  await card.getByRole('slider', { name: es.dashboard.point }).press('End');
  const orders = card.getByRole('link', { name: new RegExp(es.dashboard.seeOrders) }).first();
  const onPhone = Number(digitsOf(await orders.getByText('€').innerText()));
  expect(onPhone).toBe(earned);
  await expectAccessible(phone.page);
  await expectFits(phone.page);
  const kept = phone.page.waitForEvent('download');
  await card.getByRole('button', { name: es.ui.savePicture }).click();
  await expectPicture(kept);
  await orders.click();
  await expect(phone.page).toHaveURL(/\/earnings\?view=sales&timeFrom=/);
  await expect(phone.page.getByText(es.sales.profitHint)).toBeVisible();
  phone.watch.done();
  await phone.close();
});
