import { expect, type Page } from '@playwright/test';
import { readBuyerReturns, requestReturn } from '../packages/contract/src/shop/buyer-returns.ts';
import {
  listPlatformOrders,
  readPlatformOrder,
  shipOrder,
} from '../packages/contract/src/shop/fulfilment.ts';
import { decideReturn } from '../packages/contract/src/shop/returns.ts';
import { toTrackingNumber } from '../packages/contract/src/shop/tracking-numbers.ts';
import { expectAccessible } from './support/accessibility.ts';
import { call, signInByApi } from './support/api.ts';
import { openPhone, storeWords } from './support/buyer.ts';
import { expectSaid, readMail } from './support/console.ts';
import { deliver } from './support/delivery.ts';
import { test } from './support/fixtures.ts';
import { buyByApi } from './support/purchases.ts';
import { filled, wordsIn } from './support/words.ts';

const typed = 'JD0146 0000 7788';
/** As it is stored and shown. */
const tracking = toTrackingNumber(typed);

/** Sends the whole order in one parcel. */
async function ship(number: string): Promise<string> {
  const token = await signInByApi('admin');
  const { list } = await call(listPlatformOrders, { query: { keywords: number } }, token);
  const params = { orderId: list[0]?.id ?? '' };
  await call(shipOrder, { params, body: { carrier: 'DHL', trackingNumber: typed } }, token);
  return params.orderId;
}

test('a parcel comes back: it is noted in the order, its goods are counted, and the buyer has the money, in Portuguese', async ({
  browser,
  withSignedIn,
}) => {
  const language = 'pt';
  const { parcels, operations } = wordsIn(language);
  const email = 'devolvido@example.com';
  const { number, url } = await buyByApi('casa-luna', 'walnut-mantel-clock', email, {
    country: 'US',
    language,
  });
  const orderId = await ship(number);
  const { page, watch } = await withSignedIn('admin', {
    path: `/#/operations/orders?order=${number}`,
    language,
  });
  const drawer = page.getByRole('dialog', { name: number });
  await drawer.getByRole('button', { name: parcels.report }).click();
  const form = page.getByRole('dialog', {
    name: parcels.reportTitle.replace('{tracking}', tracking),
  });
  await form.getByRole('combobox', { name: parcels.kind }).click();
  await page.getByTitle(parcels.kind_returned, { exact: true }).click();
  await form.getByLabel(parcels.note).fill('Endereço não encontrado.');
  await expectAccessible(page);
  await form.getByRole('button', { name: parcels.report }).click();
  await expectSaid(page, parcels.reported.replace('{tracking}', tracking));
  // It can no longer be delivered, and the buyer reads why.
  await expect(drawer.getByRole('button', { name: operations.markDelivered })).toHaveCount(0);
  const buyer = await openPhone(browser, { javaScript: false, locale: language });
  await buyer.page.goto(url);
  await expect(
    buyer.page.getByText(storeWords(({ order }) => order.timeline.parcel_returned)).first(),
  ).toBeVisible();
  await readMail(email, /está voltando/);

  await page.goto('/#/operations/returns?tab=parcels');
  await page
    .getByRole('row')
    .filter({ hasText: number })
    .getByRole('button')
    .filter({ hasText: tracking })
    .click();
  const parcel = page.getByRole('dialog', { name: tracking });
  await expect(parcel.getByText('Endereço não encontrado.')).toBeVisible();
  await parcel.getByRole('button', { name: parcels.refund, exact: true }).click();
  await expect(parcel.getByText(filled(parcels.toBuyer))).toBeVisible();
  await expectAccessible(page);
  watch.done();
  // The browser may complain of the second press: it has the key of the first one, which is still running.
  await parcel.getByRole('button', { name: parcels.refund, exact: true }).dblclick();
  await expectSaid(page, parcels.done_refunded.replace('{number}', number));
  await readMail(email, /Devolvemos/);
  const token = await signInByApi('admin');
  const order = await call(readPlatformOrder, { params: { orderId } }, token);
  expect([order.status, order.shipments.length]).toEqual([3, 0]);
  await buyer.close();
});

const replacementNumber = 'JD014600009901';

/** A delivered order whose buyer has sent the goods back, which have arrived: its number and the return. */
async function bringBack(
  email: string,
  language: 'pt',
): Promise<{ number: string; url: string; returnId: string }> {
  const { number, url } = await buyByApi('casa-luna', 'walnut-mantel-clock', email, { language });
  await deliver(number);
  const params = { token: url.split('/').at(-1) ?? '' };
  const { link, lines } = await call(readBuyerReturns, { params });
  const { requests } = await call(requestReturn, {
    params: { token: link },
    body: {
      kind: 'return',
      lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }],
      reason: 'damaged',
      text: 'O vidro chegou quebrado.',
      photoKeys: [],
    },
  });
  const returnId = requests[0]?.id ?? '';
  const token = await signInByApi('admin');
  const approval = {
    decision: 'approve',
    returnAddress: 'Vitrine\nCalle Mayor 9\n28013 Madrid',
    postage: 'seller',
    labelUrl: '',
  } as const;
  await call(decideReturn, { params: { id: returnId }, body: approval }, token);
  await call(decideReturn, { params: { id: returnId }, body: { decision: 'receive' } }, token);
  return { number, url, returnId };
}

const scan = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
};

test('goods that came back broken are replaced: the replacement is in the queue, leaves by scanner and is found by its number', async ({
  withSignedIn,
}) => {
  const language = 'pt';
  const { returns, shipQueue, operations } = wordsIn(language);
  const email = 'reposicao@example.com';
  const { number, returnId } = await bringBack(email, language);
  const { page, watch } = await withSignedIn('root', {
    path: `/#/operations/returns?return=${returnId}`,
    language,
  });
  const drawer = page.getByRole('dialog', { name: number });
  await drawer.getByRole('button', { name: returns.inspect }).click();
  await drawer.getByRole('combobox').selectOption('0');
  await drawer.getByRole('button', { name: returns.inspect }).click();
  await expectSaid(page, returns.said_inspected.replace('{number}', number));
  await drawer.getByRole('button', { name: returns.replace }).click();
  await drawer.getByRole('button', { name: returns.replace }).click();
  await expectSaid(page, returns.said_replacing.replace('{number}', number));

  await page.goto('/#/operations/shipping');
  const today = page.getByRole('region', { name: shipQueue.group_today });
  await expect(today.getByRole('button').filter({ hasText: number })).toContainText(
    shipQueue.replacement,
  );
  await expect(page.getByLabel(shipQueue.tracking)).toBeFocused();
  await scan(page, number);
  const desk = page.getByRole('region', { name: number });
  await expect(
    desk.getByText(shipQueue.replacementOf.replace('{reason}', returns.damaged_reason)),
  ).toBeVisible();
  await scan(page, replacementNumber);
  await expect(
    page.getByText(shipQueue.shippedBy.replace('{number}', number).replace('{carrier}', 'DHL')),
  ).toBeVisible();
  await expect(page.getByRole('button').filter({ hasText: number })).toHaveCount(0);
  const { text } = await readMail(email, /A reposição/);
  expect(text).toContain(replacementNumber);

  await page.goto('/#/operations/orders');
  await page.getByLabel(operations.searchOrders).fill('jd01 4600 0099 01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'VT-' })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  watch.done();
});
