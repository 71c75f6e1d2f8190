import { expect, type Page } from '@playwright/test';
import { toMoney } from '../packages/contract/src/money.ts';
import { pageDisputes } from '../packages/contract/src/shop/disputes.ts';
import { checkLedger } from '../packages/contract/src/shop/ledger.ts';
import { expectAccessible } from './support/accessibility.ts';
import { call, signInByApi } from './support/api.ts';
import { bankButton, bankField } from './support/bank.ts';
import { expectSaid } from './support/console.ts';
import { readSold, writeEnglish } from './support/earnings.ts';
import { test } from './support/fixtures.ts';
import { buyByApi } from './support/purchases.ts';
import { openStore } from './support/stores.ts';
import { definitionOf } from './support/values.ts';

/** The sandbox's fee for a dispute, in minor units. */
const bankFee = 15_00;

test('an operator responds to a dispute and wins it, and loses another; the owner reads which earnings are held and taken', async ({
  withSignedIn,
}) => {
  const operator = await signInByApi('admin');
  const store = await openStore('Faro', 'faro@example.com');
  const buy = async (product: string) => {
    const { number } = await buyByApi(store.slug, product, 'faro-buys@example.com');
    const { profit, buyerPays } = await readSold(number, operator);
    if (!profit || !buyerPays) throw new Error(`Nothing was paid for ${number}`);
    return { number, profit, total: buyerPays.total };
  };
  const first = await buy('walnut-mantel-clock');
  const second = await buy('luna-stoneware-teapot');
  const find = async (number: string) =>
    (await call(pageDisputes, { query: { keywords: number } }, operator)).list[0];
  const expectState = (number: string, state: string) =>
    expect.poll(async () => (await find(number))?.state).toBe(state);

  const owner = await withSignedIn(store.email, {
    password: store.password,
    path: `/#/order?order=${first.number}`,
  });
  const office = await withSignedIn('admin', { path: '/#/operations/disputes' });
  const { page } = office;
  const bankPages = page.getByRole('link', { name: 'Open a dispute at the sandbox bank' });
  const bankUrl = (await bankPages.getAttribute('href')) ?? '';
  const bank = await page.context().newPage();
  /** The buyer's bank opens a dispute of an order's payment. */
  const dispute = async (number: string, note: string) => {
    await bank.goto(`${bankUrl}?q=${number}`);
    await bank.getByRole('link', { name: number }).click();
    await bankField(bank, 'reason').selectOption('not_received');
    await bankField(bank, 'note').fill(note);
    await bankButton(bank, 'openDispute').click();
    await expect(bankButton(bank, 'win')).toBeVisible();
    await expectState(number, 'open');
  };
  const sumsOf = (of: Page) => of.getByRole('region', { name: 'Money' });

  await dispute(first.number, 'The parcel never came.');
  const disputed = owner.page.getByRole('dialog', { name: first.number });
  await expect(disputed).toContainText('The buyer disputes this payment.');
  await expect(disputed).toContainText(`Your ${writeEnglish(first.profit)} of this order is held.`);

  // The open list has it without a reload. The operator responds with a text and a file; the bank takes one response.
  await page
    .getByRole('row')
    .filter({ hasText: first.number })
    .getByRole('button', { name: first.number })
    .click();
  await expect(
    page.getByRole('heading', { name: `Dispute over ${writeEnglish(first.total)}` }),
  ).toBeVisible();
  await expect(page.getByText('The parcel never came.')).toBeVisible();
  await page.getByLabel('What happened').fill('It was handed over to a neighbour on Monday.');
  await page.getByLabel('What the file shows').selectOption({ label: 'Proof of delivery' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'signature.png',
    mimeType: 'image/png',
    buffer: await bank.screenshot(),
  });
  await expect(page.getByRole('button', { name: 'Preview signature.png' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit to the bank' }).click();
  const submission = page.getByRole('dialog', { name: 'Submit to the bank?' });
  await expect(definitionOf(submission, 'At stake')).toHaveText(writeEnglish(first.total));
  const submit = submission.getByRole('button', { name: 'Submit once' });
  await expect(submit).toBeDisabled();
  await submission.getByLabel('I have read the preview.').check();
  await submit.click();
  await expectSaid(page, 'Sent to the bank');
  await expect(page.getByRole('button', { name: 'Submit to the bank' })).toHaveCount(0);

  // The bank has the answer, and the shop wins: the money comes back, the fee does not.
  await bank.reload();
  await expect(bank.getByText('Received', { exact: true })).toBeVisible();
  await bankButton(bank, 'win').click();
  await expectState(first.number, 'won');
  const sums = sumsOf(page);
  await expect(definitionOf(sums, 'Disputed amount')).toHaveText(`−${writeEnglish(first.total)}`);
  await expect(definitionOf(sums, 'Came back')).toHaveText(`+${writeEnglish(first.total)}`);
  await expect(disputed.getByText('The buyer disputes this payment.')).toHaveCount(0);
  await expect(definitionOf(disputed, 'Your profit')).toHaveText(writeEnglish(first.profit));

  // Nobody responds to the second one, and it is lost: the owner's margin is taken back.
  await dispute(second.number, 'Nothing came.');
  await bankButton(bank, 'lose').click();
  await expectState(second.number, 'lost');
  await page.goto(`/#/operations/disputes?dispute=${(await find(second.number))?.id}`);
  const { amount, currency } = second.total;
  await expect(definitionOf(sums, 'Taken from our balance')).toHaveText(
    `−${writeEnglish(toMoney(BigInt(amount + bankFee), currency))}`,
  );
  await expect(definitionOf(sums, 'Came back')).toHaveCount(0);
  const steps = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Margin taken back from the owner' })).toContainText(
    writeEnglish(second.profit),
  );
  await owner.page.goto(`/#/order?order=${second.number}`);
  await expect(owner.page.getByRole('dialog', { name: second.number })).toContainText(
    'The dispute was lost.',
  );
  await owner.page.goto('/#/revenue');
  await expect(definitionOf(owner.page, 'Pending')).toHaveText(writeEnglish(first.profit));
  const taken = owner.page
    .getByRole('region', { name: 'Movements' })
    .getByRole('listitem')
    .filter({ hasText: 'Dispute lost' });
  await expect(taken).toContainText(second.number);
  await expect(taken).toContainText(`−${writeEnglish(second.profit)}`);
  owner.watch.done();
  office.watch.done();
  expect((await call(checkLedger, {}, operator)).breaks).toEqual([]);
});
