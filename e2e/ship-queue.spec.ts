import { expect, type Page } from '@playwright/test';
import { addOrderNote } from '../packages/contract/src/shop/order-notes.ts';
import { findScanned, readShipQueue } from '../packages/contract/src/shop/ship-queue.ts';
import { expectAccessible } from './support/accessibility.ts';
import { call, signInByApi } from './support/api.ts';
import { expectSaid, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { buyByApi, deliverByApi } from './support/purchases.ts';
import { wordsIn } from './support/words.ts';

const { shipQueue: words } = wordsIn('en');
const path = '/#/operations/shipping';

// The demonstration has fewer of it than the journeys buy.
test.beforeAll(() => deliverByApi('casa-luna', 'walnut-mantel-clock', 40));

/** Orders of one store, placed and paid side by side. */
async function buyMany(count: number, email: string): Promise<string[]> {
  const orders = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      buyByApi('casa-luna', 'walnut-mantel-clock', `${email}-${index}@example.com`),
    ),
  );
  return orders.map(({ number }) => number);
}

/** A colleague leaves a note that is to be read before the order is packed. */
async function addNote(number: string, text: string): Promise<void> {
  const token = await signInByApi('admin');
  const { order } = await call(findScanned, { query: { code: number } }, token);
  const params = { orderId: order?.id ?? '' };
  await call(addOrderNote, { params, body: { text, isForPacking: true } }, token);
}

let parcels = 0;
/** A number of DHL that no other parcel has. */
const newNumber = () => {
  parcels += 1;
  return `JD0199${String(Date.now() % 1_000_000).padStart(6, '0')}${String(parcels).padStart(8, '0')}`;
};

/** A scanner types its code and sends the return key: both scans of an order take these two presses and no other. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

const field = (page: Page) => page.getByLabel(words.tracking);
const desk = (page: Page, number: string) => page.getByRole('region', { name: number });

test('twenty orders leave by scanner: two scans each, no order taken for a tracking number', async ({
  withSignedIn,
}) => {
  const numbers = await buyMany(20, 'scan');
  const { page, watch } = await withSignedIn('root', { path });
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/packing-claim')) claims.push(request.method());
  });
  await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
  await expect(field(page)).toBeFocused();
  for (const number of numbers) {
    // Both codes are scanned before the first one is answered.
    await scan(page, number);
    await scan(page, newNumber());
    await expect(page.getByText(`${number} shipped by DHL`)).toBeVisible();
  }
  // Each order is claimed once, when it is scanned; the shipment ends the claim.
  expect(claims).toEqual(numbers.map(() => 'PUT'));
  // The last one was a mistake.
  const last = numbers.at(-1) ?? '';
  await page.keyboard.press('Alt+u');
  await expectSaid(page, `${last} is to ship again.`);
  await expect(desk(page, last)).toBeVisible();
  await scan(page, newNumber());
  await expect(page.getByText(`${last} shipped by DHL`)).toBeVisible();
  await expectAccessible(page);
  watch.done();
});

test('a refused number stops the scans behind it: they are named, and ship nothing', async ({
  withSignedIn,
}) => {
  const [sent = '', refused = '', behind = ''] = await buyMany(3, 'stop');
  const { page } = await withSignedIn('root', { path });
  await expect(field(page)).toBeFocused();
  const used = newNumber();
  await scan(page, sent);
  await scan(page, used);
  await expect(page.getByText(`${sent} shipped by DHL`)).toBeVisible();
  let answer: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/orders\/\d+\/shipments$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  const unused = newNumber();
  for (const code of [refused, used, behind, unused]) await scan(page, code);
  answer();
  const alert = page.getByRole('alert').filter({ hasText: used });
  await expect(alert).toContainText(refused);
  await expect(alert).toContainText(`Not used: ${behind}, ${unused}.`);
  await expect(desk(page, refused)).toBeVisible();
  // The refused number is chosen: the next scan replaces it. The message stays, because its parcel has not left.
  await expect(field(page)).toHaveValue(used);
  await expectAccessible(page);
  await scan(page, behind);
  await scan(page, unused);
  await expect(page.getByText(`${behind} shipped by DHL`)).toBeVisible();
  await expect(alert).toBeVisible();
  await scan(page, refused);
  await scan(page, newNumber());
  await expect(page.getByText(`${refused} shipped by DHL`)).toBeVisible();
  await expect(alert).toBeHidden();
});

test('two operators at once: a colleague’s order is locked, and nothing is shipped twice', async ({
  withSignedIn,
}) => {
  const [number = ''] = await buyMany(1, 'pair');
  const first = await withSignedIn('root', { path: `${path}?order=${number}` });
  await expect(desk(first.page, number)).toBeVisible();
  await expect(field(first.page)).toBeFocused();
  const second = await withSignedIn('admin', { path: `${path}?order=${number}`, language: 'es' });
  const { shipQueue: spanish } = wordsIn('es');
  await expect(second.page.getByRole('button', { name: spanish.takeOver })).toBeVisible();
  await expect(second.page.getByLabel(spanish.tracking)).toBeDisabled();
  await second.page.getByRole('button', { name: spanish.takeOver }).click();
  await expect(second.page.getByLabel(spanish.tracking)).toBeFocused();
  await scan(second.page, newNumber());
  await expect(second.page.getByText(`${number} enviado con DHL`)).toBeVisible();
  await expect(first.page.getByText(/Already shipped/)).toBeVisible();
  await expect(field(first.page)).toBeDisabled();
});

test('a note comes first: one press ticks it off, the next one ships; the slip is printed by a key', async ({
  withSignedIn,
}) => {
  const [number = ''] = await buyMany(1, 'note');
  await addNote(number, 'Wrap as a gift');
  const { page, watch } = await withSignedIn('root', { path: `${path}?order=${number}` });
  await expect(field(page)).toBeFocused();
  const note = desk(page, number).getByText('Wrap as a gift');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  const printing = page.waitForEvent('download');
  await page.keyboard.press('Alt+p');
  expect((await printing).suggestedFilename()).toMatch(/^packing-slips-.*\.pdf$/);
  // A code is scanned while no field has the focus: its letters are no keys, and the J does not open the next order.
  const tracking = newNumber();
  await field(page).blur();
  await page.evaluate((code) => {
    // Made at once, as a scanner sends them: how long the page takes for each has no part in their times.
    const keys = [...code].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    for (const key of keys) document.body.dispatchEvent(key);
  }, tracking);
  await expect(field(page)).toHaveValue(tracking);
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
  await expect(desk(page, number)).toBeVisible();
  await expect(field(page)).toHaveValue(tracking);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${number} shipped by DHL`)).toBeVisible();
  watch.done();
});

test('a pasted list ships the right lines and names the wrong ones', async ({ withSignedIn }) => {
  const numbers = await buyMany(3, 'paste');
  const [good = '', short = '', mistyped = ''] = numbers;
  await addNote(good, 'Call before delivery');
  const { page } = await withSignedIn('root');
  // The order to pack is read slowly: the dialog is open before it is there.
  let show: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(/\/ship-queue\/orders\/\d+$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await setHash(page, '/operations/shipping');
  await page.getByRole('button', { name: words.paste }).click();
  const dialog = page.getByRole('dialog', { name: words.paste });
  await expect(dialog.getByLabel(words.yourLines)).toBeFocused();
  show();
  await expect(
    page.getByRole('textbox', { name: words.tracking, includeHidden: true }),
  ).toBeEnabled();
  await expect(dialog.getByLabel(words.yourLines)).toBeFocused();
  await dialog
    .getByLabel(words.yourLines)
    .fill(
      `${good}\t${newNumber()}\n${short};4711\n${mistyped}7 ${newNumber()}\nVT-1 ${newNumber()}`,
    );
  await expect(dialog.getByText(words.line_too_short)).toBeVisible();
  await dialog.getByRole('button', { name: `Use ${mistyped}` }).click();
  await expect(dialog.getByText(`1 of 2 ready orders has a note: ${good}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Read 1 note' }).click();
  await expect(dialog.getByText('Call before delivery')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 orders shipped')).toBeVisible();
  const queue = await call(readShipQueue, {}, await signInByApi('admin'));
  const waiting = queue.groups.flatMap(({ list }) => list.map((row) => row.number));
  expect(waiting).not.toContain(good);
  expect(waiting).not.toContain(mistyped);
});
