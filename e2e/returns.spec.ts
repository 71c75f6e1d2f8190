import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '../packages/contract/src/locales.ts';
import { expectAccessible } from './support/accessibility.ts';
import { bankButton, bankField } from './support/bank.ts';
import { type Buyer, openPhone, storeWords } from './support/buyer.ts';
import { expectSaid, readMail } from './support/console.ts';
import { deliver } from './support/delivery.ts';
import { test } from './support/fixtures.ts';
import { expectFits } from './support/phone.ts';
import { buyByApi } from './support/purchases.ts';
import { filled, wordsIn } from './support/words.ts';

const button = (page: Page, pick: Parameters<typeof storeWords>[0]) =>
  page.getByRole('button', { name: storeWords(pick) });
/** What is said of the requests on the page of an order. */
const requests = (page: Page) =>
  page.getByRole('list', { name: storeWords(({ returns }) => returns.yours) });

/** A buyer without JavaScript whose order is paid; answers the order's number, and its page is open. */
async function buy(
  browser: Browser,
  slug: string,
  product: string,
  language: Language,
  email: string,
): Promise<Buyer & { number: string }> {
  const phone = await openPhone(browser, { javaScript: false, locale: language });
  const { number, url } = await buyByApi(slug, product, email, {
    country: language === 'es' ? 'ES' : 'US',
    language,
  });
  await phone.page.goto(url);
  return { ...phone, number };
}

/** From the order's page: the form says what is missing and keeps what was typed, then the request is on the page. */
async function request(page: Page, text: string): Promise<void> {
  await page.reload();
  await page.getByRole('link', { name: storeWords(({ returns }) => returns.open) }).click();
  await page.locator('textarea[name="text"]').fill(text);
  await page.locator('input[type="file"]').setInputFiles(['docs/pictures/home-mobile.webp']);
  await button(page, ({ returns }) => returns.send).click();
  await expect(page.locator('select[name="reason"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('textarea[name="text"]')).toHaveValue(text);
  await expect(page.locator('input[name="photo"]')).toHaveCount(1);
  await page.locator('input[name="kind"][value="return"]').check();
  await page.locator('select[name="reason"]').selectOption('not_as_described');
  await button(page, ({ returns }) => returns.send).click();
  await page.waitForURL(/\/order\//);
  await expect(requests(page)).toContainText(text);
}

/** Says that the goods are on their way, with what the page says to do it. */
async function sendBack(page: Page, address: string): Promise<void> {
  await page.reload();
  await expect(requests(page)).toContainText(address);
  await page.locator('input[name="trackingNumber"]').fill('RR0099');
  await button(page, ({ returns }) => returns.sent).click();
  await expect(requests(page)).toContainText('RR0099');
}

async function expectRefunded(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(
      requests(page).getByText(storeWords(({ returns }) => returns.refundedLine)),
    ).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(
    page.getByText(storeWords(({ order }) => order.timeline.return_received)),
  ).toBeVisible();
}

test('what the platform sold is returned: a buyer without JavaScript, an operator at the desk, in Spanish', async ({
  browser,
  withSignedIn,
}) => {
  const language = 'es';
  const texts = wordsIn(language).returns;
  const email = 'devolucion@example.com';
  const { page, watch } = await withSignedIn('admin', { language });
  const buyer = await buy(browser, 'casa-luna', 'walnut-mantel-clock', language, email);
  await deliver(buyer.number);
  await request(buyer.page, 'No es como en el vídeo.');

  // It arrives live: as news, and as a count beside the menu.
  await expectSaid(page, wordsIn(language).shell.newsReturnAsked.replace('{number}', buyer.number));
  await page.goto('/#/operations/returns');
  await page
    .getByRole('row')
    .filter({ hasText: buyer.number })
    .getByRole('button')
    .filter({ hasText: buyer.number })
    .click();
  const drawer = page.getByRole('dialog', { name: buyer.number });
  await expect(drawer.getByText('No es como en el vídeo.')).toBeVisible();
  await expect(drawer.getByRole('img', { name: filled(texts.photoN) })).toHaveCount(1);
  await drawer.getByRole('button', { name: texts.approve }).click();
  await drawer
    .getByLabel(texts.returnAddress)
    .fill('Vitrine Devoluciones\nCalle Mayor 9\n28013 Madrid');
  await expectAccessible(page);
  await drawer.getByRole('radio', { name: texts.postage_seller }).check();
  await drawer.getByRole('button', { name: texts.approve }).click();
  await expectSaid(page, texts.said_approved.replace('{number}', buyer.number));
  await sendBack(buyer.page, 'Calle Mayor 9');

  await drawer.getByRole('button', { name: texts.receive }).click();
  await drawer.getByRole('button', { name: texts.refund, exact: true }).click();
  await drawer.getByRole('button', { name: filled(texts.refundAmount) }).dblclick();
  await expectSaid(page, texts.said_refunded.replace('{number}', buyer.number));
  await expect(drawer.getByRole('button', { name: texts.refuse })).toHaveCount(0);
  await expectRefunded(buyer.page);
  const mail = await readMail(email, /Hemos devuelto/);
  expect(mail.text).toContain(buyer.number);
  watch.done();
  await buyer.close();
});

test('what an owner sold directly is returned: the owner answers on the phone, operators only see it, in Chinese', async ({
  browser,
  withSignedIn,
}) => {
  const language = 'zh-cn';
  const { returns: texts, paymentAccount, orders, payments } = wordsIn(language);
  const owner = 'marlo@vitrine.local';
  const { page } = await withSignedIn(owner, { path: '/#/login?redirect=%2Fpayment', language });
  await page.getByRole('button', { name: paymentAccount.linkNow }).click();
  await page.waitForURL(/\/link\//);
  await bankField(page, 'account').fill('5510 2031 9902');
  await bankButton(page, 'linkApprove').click();
  await page.waitForURL(/payresult/);
  const buyer = await buy(
    browser,
    'marlo-moves',
    'quarter-hour-watch',
    language,
    'tuihuo@example.com',
  );
  // The owner pays the platform, which then sends it.
  await page.goto(`/#/order?order=${buyer.number}`);
  await page
    .getByRole('dialog', { name: buyer.number })
    .getByRole('button', { name: filled(orders.payNow) })
    .click();
  const popup = page.getByRole('dialog').last();
  // The offer is given once per card, and other journeys pay with these cards.
  await popup.getByRole('button', { name: payments.withoutOffer }).click();
  await expect(popup.getByRole('button', { name: payments.withoutOffer })).toHaveCount(0);
  await popup.getByRole('button', { name: filled(payments.pay) }).click();
  await page.waitForURL(/\/pay\//);
  await bankButton(page, 'approve').click();
  await page.waitForURL(/payresult/);
  await deliver(buyer.number);

  const phone = await withSignedIn(owner, {
    path: '/#/login?redirect=%2Freturns',
    language,
    phone: true,
  });
  await expect(phone.page.getByText(texts.none)).toBeVisible();
  await request(buyer.page, '颜色比视频里深。');
  // The open list shows it without a reload.
  const row = phone.page
    .getByRole('list', { name: texts.returns })
    .getByRole('button')
    .filter({ hasText: buyer.number });
  await row.click();
  const sheet = phone.page.getByRole('dialog', { name: buyer.number });
  await expect(sheet.getByText('颜色比视频里深。')).toBeVisible();
  await sheet.getByRole('button', { name: texts.approve }).click();
  await expect(sheet.getByLabel(texts.returnAddress)).toHaveValue(/1840 W Division Street/);
  await expectFits(phone.page);
  await expectAccessible(phone.page);
  await sheet.getByRole('radio', { name: texts.postage_seller }).check();
  await sheet.getByRole('button', { name: texts.approve }).click();
  await expectSaid(phone.page, texts.said_approved.replace('{number}', buyer.number));
  await sendBack(buyer.page, '1840 W Division Street');

  // Operators see it, and nothing to answer it with.
  const office = await withSignedIn('admin', {
    path: `/#/operations/returns?tab=all&keywords=${buyer.number}`,
    language,
  });
  await office.page
    .getByRole('row')
    .filter({ hasText: buyer.number })
    .getByRole('button')
    .filter({ hasText: buyer.number })
    .click();
  const seen = office.page.getByRole('dialog', { name: buyer.number });
  await expect(seen.getByText(texts.ownerAnswers)).toBeVisible();
  await expect(seen.getByRole('button', { name: texts.receive })).toHaveCount(0);

  await sheet.getByRole('button', { name: texts.receive }).click();
  await sheet.getByRole('button', { name: texts.refund, exact: true }).click();
  await sheet.getByRole('button', { name: filled(texts.refundAmount) }).click();
  await expectSaid(phone.page, texts.said_refunded.replace('{number}', buyer.number));
  await expectRefunded(buyer.page);
  phone.watch.done();
  await buyer.close();
});
