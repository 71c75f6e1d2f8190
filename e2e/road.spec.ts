import { expect, type Page } from '@playwright/test';
import { toTrackingNumber } from '../packages/contract/src/shop/tracking-numbers.ts';
import { expectAccessible } from './support/accessibility.ts';
import { consoleUrl } from './support/addresses.ts';
import { approve, goToBank, openPhone, storeWords } from './support/buyer.ts';
import { chooseOption, openDesk, register } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { expectPushed } from './support/push.ts';
import { cellOf } from './support/values.ts';
import { watchPage } from './support/watch.ts';
import { filled, wordsIn } from './support/words.ts';

test('from registration to the delivered order, in Chinese', async ({ browser, withSignedIn }) => {
  const language = 'zh-cn';
  const email = 'nora@example.com';
  const password = 'a-long-Word-of-mine-42';
  const { dashboard, firstWeek, operations, orders, products, quickStart, links } =
    wordsIn(language);

  // A creator opens a store; it exists at once, and the quick start says what to do next.
  const desk = await openDesk(browser, language);
  const { page } = desk;
  const watch = watchPage(page);
  const sent = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/v1/auth/register',
  );
  await page.goto('/#/login?user_source=tiktok&page_source=bio');
  await register(page, email, password);
  expect((await sent).postDataJSON()).toMatchObject({ userSource: 'tiktok', pageSource: 'bio' });
  const quick = page.getByRole('region', { name: quickStart.quickStart });
  await expect(quick.getByRole('img', { name: '0/4' })).toBeVisible();
  const stepNames = [
    'create-store',
    'set-up-payment',
    'adjust-prices',
    'promote-and-share',
  ] as const;
  await expect(quick.getByRole('listitem')).toContainText(
    stepNames.map((step) => quickStart[step]),
  );
  await expect(quick.getByText(quickStart['create-store-done'])).toHaveCount(0);

  // A category by percentage, with what it moves; a product by hand, with what it earns while typing.
  await page.goto('/#/product');
  const rows = page.getByRole('row').filter({ has: page.getByRole('switch') });
  await expect(rows.first()).toBeVisible();
  const titles = page
    .getByRole('navigation', { name: products.categories })
    .getByRole('treeitem')
    .getByTitle(/./);
  await expect(titles.nth(1)).toBeVisible();
  const primaries = await titles.evaluateAll((list) =>
    list.map((one) => one.getAttribute('title') ?? ''),
  );
  await page.getByRole('button', { name: products.byCategory }).click();
  const panel = page.getByRole('dialog', { name: products.byCategory });
  // The first category below a primary one, found by typing.
  await chooseOption(panel.getByRole('combobox', { name: products.category }), `${primaries[1]} ›`);
  await expect(panel).toContainText(`${primaries[1]} ›`);
  await panel.getByLabel(products.percentage, { exact: true }).fill('260');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel
    .getByRole('button', { name: filled(products.apply_one, products.apply_other) })
    .click();
  await expect(
    page.getByRole('alert').getByText(filled(products.applied_one, products.applied_other)),
  ).toBeVisible();
  // The button that moves a product has a picture alone, the next one is its name.
  const product = (
    await rows.first().getByRole('button').filter({ hasText: /\S/ }).first().innerText()
  ).trim();
  const row = rows.filter({ hasText: product });
  const price = row.getByRole('textbox', { name: filled(products.priceOf) });
  const earned = await cellOf(row, products.youEarn);
  const earnedBefore = await earned.innerText();
  await price.fill('199');
  await expect(earned).not.toHaveText(earnedBefore);
  const bar = page.getByRole('region', {
    name: filled(products.changed_one, products.changed_other),
  });
  await bar.getByRole('button', { name: filled(products.save_one, products.save_other) }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(price).toHaveValue('199.00');

  // One link to share.
  await page.goto('/#/share');
  await page.getByRole('button', { name: links.newLink }).first().click();
  const form = page.getByRole('dialog', { name: links.newLink });
  await form.getByLabel(links.name).fill('First post');
  await form.getByRole('button', { name: links.create }).click();
  const shown = await page.getByRole('row', { name: 'First post' }).innerText();
  const link = `/${/s\/[a-z0-9-]+\?l=[a-z0-9]+/.exec(shown)?.[0]}`;

  // The same owner in a second browser, on the orders and on the figures.
  const second = await withSignedIn(email, { path: '/#/order', password, language });
  await expect(second.page.getByText(orders.empty)).toBeVisible();
  await page.goto('/#/index');
  const figure = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  // Without a visitor there is no row of zeros, but what brings the first ones; on the phone as well.
  const begin = page.getByRole('region', { name: firstWeek.title });
  await expect(begin.getByRole('link', { name: firstWeek.course })).toHaveAttribute(
    'href',
    '#/course',
  );
  await expect(figure(dashboard.salesVolume)).toHaveCount(0);
  const mobile = await withSignedIn(email, {
    password,
    language,
    phone: { width: 390, height: 844 },
  });
  await mobile.page
    .getByRole('region', { name: firstWeek.title })
    .getByRole('button', { name: firstWeek.bio })
    .click();
  await expect(mobile.page.getByRole('dialog')).toBeVisible();
  mobile.watch.done();
  await mobile.close();

  // A buyer on a phone, through the link, to a paid order.
  const phone = await openPhone(browser, { locale: 'zh-CN' });
  await phone.page.goto(link);
  await phone.page
    .getByRole('listitem')
    .filter({ hasNot: phone.page.getByText(storeWords((texts) => texts.tags.soldOut)) })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first()
    .click();
  await phone.page.waitForURL(/\/p\//);
  const buyer = 'buyer-of-nora@example.com';
  await goToBank(phone.page, buyer, 'CN');
  const number = await approve(phone.page);
  expect(number).toMatch(/^VT-\d+$/);

  // Both browsers see it by themselves.
  const mine = second.page.getByRole('row').filter({ hasText: number });
  await Promise.all([
    expectPushed(mine),
    expectPushed(figure(dashboard.salesVolume).filter({ hasText: '1' })),
  ]);
  await expect(figure(dashboard.clicks)).toContainText('1');
  await expect(figure(dashboard.conversion)).toContainText('100');
  await expectAccessible(page);

  // An operator ships and delivers, with movements switched off: menus and questions are in place all the same.
  const operator = await withSignedIn('admin', {
    path: `/#/operations/orders?order=${number}`,
    language,
  });
  const drawer = operator.page.getByRole('dialog', { name: number });
  const parcel = drawer.getByRole('list', { name: orders.parcels }).getByRole('listitem');
  const question = operator.page.getByRole('tooltip');
  const pack = async (tracking: string) => {
    await drawer.getByLabel(operations.carrier).fill('DHL');
    await drawer.getByLabel(operations.tracking).fill(tracking);
    await drawer.getByRole('button', { name: operations.ship, exact: true }).click();
  };
  const ship = async (tracking: string) => {
    await pack(tracking);
    await expect(parcel).toContainText(toTrackingNumber(tracking));
  };
  // A parcel of nothing is refused; one that was recorded by mistake is taken back, and a wrong number corrected.
  const quantity = drawer.getByRole('spinbutton').first();
  await quantity.fill('0');
  await pack('NOTHING-1');
  await expect(drawer.getByRole('alert').filter({ hasText: operations.unitsNeeded })).toBeVisible();
  await quantity.fill('1');
  await ship('JD0146 0000 7788');
  await parcel.getByRole('button', { name: operations.takeBackParcel }).click();
  await question.getByRole('button', { name: operations.takeBackParcel }).click();
  await expect(parcel).toHaveCount(0);
  await ship('JD0146 0000 7789');
  await parcel.getByRole('button', { name: operations.correctParcel }).click();
  const dialog = operator.page.getByRole('dialog', { name: operations.correctParcel });
  await dialog.getByLabel(operations.tracking).fill('JD0146 0000 7790');
  await dialog.getByRole('button', { name: operations.correctParcel }).click();
  await expect(parcel).toContainText('JD014600007790');
  await parcel.getByRole('button', { name: operations.markDelivered }).click();
  await question.getByRole('button', { name: operations.markDelivered }).click();
  await expect(parcel.getByRole('button')).toHaveCount(0);
  // Each step names its operator, below what happened.
  const steps = (desk: Page) =>
    desk.getByRole('list', { name: orders.timeline }).getByRole('listitem');
  await expect(steps(operator.page).filter({ hasText: 'JD014600007790' })).toContainText('admin');
  await operator.close();

  // The owner's list says so without a reload, and the detail shows the history.
  await expect(mine).toContainText(orders.status2);
  await mine.getByRole('button').click();
  // Placed, paid, shipped, taken back and therefore in preparation, shipped, corrected, delivered.
  await expect(steps(second.page)).toHaveCount(8);
  await expectAccessible(second.page);

  // The buyer follows the order through the mailed link.
  await phone.page.goto(`${consoleUrl}/outbox`);
  const mails = phone.page.getByRole('listitem').filter({ hasText: buyer });
  await mails.getByRole('link', { name: /已送达/ }).click();
  await phone.page.locator('a[href*="/order/"]').first().click();
  await expect(phone.page.getByRole('main')).toContainText('JD014600007790');
  // Its page invites to a review; the email that does so comes a week later.
  await phone.page.goto(
    (await phone.page.locator('a[href*="/review/"]').first().getAttribute('href')) ?? '',
  );
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(
    storeWords((texts) => texts.reviews.formTitle),
  );
  await expectAccessible(phone.page);

  watch.done();
  await Promise.all([desk.close(), phone.close()]);
});
