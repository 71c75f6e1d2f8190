import { stat } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openPhone } from './support/buyer.ts';
import { luna, openDesk, signIn } from './support/console.ts';
import { answerDashboard } from './support/dashboard.ts';
import { test } from './support/fixtures.ts';
import { expectFits, openOwnersPhone } from './support/phone.ts';
import { buyByApi } from './support/purchases.ts';
import { wordsIn } from './support/words.ts';

const digitsOf = (text: string) => text.replace(/[^\d]/g, '');

/** The profits of the listed sales, in minor units. */
const profitsOf = async (page: Page, name: string): Promise<number[]> => {
  const rows = page.getByRole('region', { name }).getByRole('listitem').getByRole('link');
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).map((text) =>
    Number(digitsOf(text.split('\n').at(-1) ?? '')),
  );
};

async function expectPicture(saved: Promise<Download>): Promise<void> {
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^casa-luna-[a-z]+-\d{4}-\d{2}-\d{2}\.png$/);
  expect(
    (await stat(await download.path())).size,
    'a picture that shows something',
  ).toBeGreaterThan(10_000);
}

test('each point of the dashboard opens its orders, which add up to it, on the desktop and on the phone', async ({
  browser,
  withSignedIn,
}) => {
  const product = 'walnut-mantel-clock';
  // A visit for the conversion; the purchase itself is not the subject.
  const buyer = await openPhone(browser);
  await buyer.page.goto(`/s/casa-luna/en/p/${product}`);
  await buyer.close();
  await buyByApi('casa-luna', product, 'point@example.com');

  const { dashboard, sales, ui } = wordsIn('en');
  const desk = await withSignedIn(luna);
  const { page, watch } = desk;
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
  await expect(
    page.getByRole('region', { name: sales.sales }).getByText(sales.byVisit),
  ).toBeVisible();
  await page.goBack();
  const saved = page.waitForEvent('download');
  await figures.getByRole('button', { name: ui.savePicture }).click();
  await expectPicture(saved);
  watch.done();
  await desk.close();

  const es = wordsIn('es');
  const phone = await withSignedIn(luna, { language: 'es', phone: { width: 390, height: 844 } });
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
});

for (const site of ['desktop', 'phone'] as const) {
  test(`the home page has seven figures, four comparisons and four charts of 24 hours and 7 days on the ${site}`, async ({
    browser,
  }) => {
    const { page, close } =
      site === 'desktop' ? await openDesk(browser) : await openOwnersPhone(browser);
    await answerDashboard(page);
    await signIn(page, luna);
    const main = page.getByRole('main');
    const expectTexts = async (scope: Locator, texts: Record<string, string>) => {
      for (const [name, value] of Object.entries(texts))
        await expect(scope.filter({ hasText: name }), name).toContainText(value);
    };
    const figures =
      site === 'desktop'
        ? main.locator('dl')
        : main.getByRole('region', { name: 'Your figures' }).getByRole('listitem');
    await expectTexts(figures, {
      'Today’s revenue': '€11.01',
      'Past 7 days': '€22.02',
      'Total revenue': '€33.03',
      'To ship': '€44.04',
      Products: '47',
      'than yesterday': '11.0%',
      'than last week': '22.0%',
      'past 30 days vs the 30 before': '33.0%',
      [site === 'desktop' ? 'new today' : 'New today']: '3',
    });
    await expect(
      main
        .getByRole(site === 'desktop' ? 'button' : 'listitem')
        .filter({ hasText: 'Average creator, last 24 h' }),
    ).toContainText('€55.05');

    await expectTexts(main.getByRole('region', { name: 'Revenue compared' }).locator('dl'), {
      'yesterday until': '11.0%',
      'the 7 days before': '22.0%',
      'the 30 days before': '33.0%',
      'the 365 days before': '44.0%',
    });

    // Four series, each of the last 24 hours and of 7 days.
    const charts =
      site === 'desktop'
        ? main.getByRole('region', { name: 'Figures' }).getByRole('tab')
        : main.getByRole('group', { name: 'Figures' }).getByRole('button');
    const sold = site === 'desktop' ? 'Sales volume' : 'Sold';
    const show = async (period: 'day' | 'week') =>
      site === 'desktop'
        ? main.getByTitle(period === 'day' ? '24 hours' : '7 days', { exact: true }).click()
        : main
            .getByRole('button', { name: period === 'day' ? '24 h' : '7 d', exact: true })
            .click();
    await show('day');
    await expectTexts(charts, {
      Earnings: '€16.06',
      Clicks: '61',
      [sold]: '7',
      Conversion: '11.5%',
    });
    await show('week');
    await expectTexts(charts, {
      Earnings: '€22.02',
      Clicks: '610',
      [sold]: '70',
      Conversion: '9.5%',
    });
    for (const [chart, name] of [
      ['Clicks', 'Clicks'],
      [sold, 'Sales volume'],
      ['Conversion', 'Conversion'],
      ['Earnings', 'Earnings'],
    ] as const) {
      await charts.filter({ hasText: chart }).click();
      await expect(main.getByRole('img', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    }
    await close();
  });
}
