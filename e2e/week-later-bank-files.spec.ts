import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { toDecimal } from '../packages/contract/src/money.ts';
import { saveBankDetails } from '../packages/contract/src/shop/bank-details.ts';
import { checkLedger, readBalances } from '../packages/contract/src/shop/ledger.ts';
import { listPayouts } from '../packages/contract/src/shop/payouts.ts';
import { saveBankTransfers } from '../packages/contract/src/shop/platform-payouts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { call, signInByApi } from './support/api.ts';
import { deliverByApi, moveDays, writeEnglish } from './support/earnings.ts';
import { test } from './support/fixtures.ts';
import { buyByApi } from './support/purchases.ts';
import { openStore } from './support/stores.ts';
import { definitionOf } from './support/values.ts';

// Files with this beginning of a name are the last of a run: they move the server's clock, and others compute codes and days by the time of now.
const [paidIban, refusedIban] = ['ES9121000418450200051332', 'ES7921000813610123456789'];

/** The transfers of a SEPA file: the IBAN with reference and amount. */
const readTransfers = (xml: string) =>
  new Map(
    xml
      .split('<CdtTrfTxInf>')
      .slice(1)
      .map((transfer) => {
        const find = (pattern: RegExp) => pattern.exec(transfer)?.[1] ?? '';
        return [
          find(/<IBAN>(\w+)</),
          {
            reference: find(/<EndToEndId>([^<]+)</),
            amount: find(/<InstdAmt Ccy="EUR">([^<]+)</),
          },
        ] as const;
      }),
  );

test('owners are paid by a file for the bank, whose result pays one and returns the money of another', async ({
  withSignedIn,
}) => {
  const operator = await signInByApi('admin');
  const payer = { name: 'Vitrine GmbH', iban: 'DE89370400440532013000', bic: null };
  await call(saveBankTransfers, { body: { isOn: true, payer } }, operator);
  const [paid, refused] = [
    await openStore('Azulejo', 'azulejo@example.com'),
    await openStore('Botijo', 'botijo@example.com'),
  ];
  const earn = async ({ slug, email }: typeof paid, product: string) =>
    deliverByApi((await buyByApi(slug, product, `buys-${email}`)).number, operator);
  const paidProfit = await earn(paid, 'walnut-mantel-clock');
  const refusedProfit = await earn(refused, 'luna-stoneware-teapot');

  // One owner enters the bank account on the phone, where a wrong digit is noticed.
  const owner = await withSignedIn(paid.email, {
    password: paid.password,
    path: '/#/payment',
    phone: true,
  });
  const waiting = owner.page.getByRole('region', { name: 'Waits for your account' });
  await expect(waiting).toContainText(writeEnglish(paidProfit));
  await owner.page.getByRole('button', { name: 'Enter bank details' }).click();
  const form = owner.page.getByRole('dialog', { name: 'Bank account' });
  await expect(form).toBeVisible();
  await owner.page.reload();
  await expect(
    form.getByLabel('Country of the bank'),
    'the store’s country, also in a page that is loaded with the form open',
  ).toHaveValue('ES');
  await form.getByLabel('Legal name of the account holder').fill('Inés Prado');
  await form.getByLabel('Street and number').fill('Calle Mayor 7');
  await form.getByLabel('Postal code').fill('28013');
  await form.getByLabel('City').fill('Madrid');
  await form.getByLabel('Your password').fill(paid.password);
  const iban = form.getByLabel('IBAN');
  await iban.fill('ES91 2100 0418 4502 0005 1333');
  await form.getByRole('button', { name: 'Save bank details' }).click();
  await expect(iban).toHaveAttribute('aria-invalid', 'true');
  await iban.fill(paidIban);
  await form.getByRole('button', { name: 'Save bank details' }).click();
  await expect(form).toHaveCount(0);
  const account = owner.page.getByRole('region', { name: 'IBAN ES ••1332' });
  await expect(account).toContainText('New bank details: payouts start on');
  await call(
    saveBankDetails,
    {
      body: {
        holder: 'Teo Lara',
        address: { line1: 'Calle Nueva 3', postcode: '46003', city: 'Valencia', countryCode: 'ES' },
        bankCountry: 'ES',
        iban: refusedIban,
        password: refused.password,
      },
    },
    refused.token,
  );

  // A week later the earnings are available and the accounts are no longer new.
  await moveDays(7);
  const office = await withSignedIn('admin', { path: '/#/operations/payouts' });
  const { page } = office;
  await page.getByRole('button', { name: 'Run payouts now' }).click();
  const run = page.getByRole('dialog', { name: 'Run payouts now?' });
  const due = (name: string) => run.getByRole('listitem').filter({ hasText: name });
  await expect(due(paid.name)).toContainText(writeEnglish(paidProfit));
  await expect(due(refused.name)).toContainText(writeEnglish(refusedProfit));
  await run.getByRole('button', { name: 'Run payouts now' }).click();
  await expect(run).toHaveCount(0);

  // The file has both transfers to the cent.
  const file = page
    .getByRole('region', { name: 'Sums of payouts' })
    .getByRole('listitem')
    .filter({ hasText: 'Bank file VB-' });
  const total = {
    amount: paidProfit.amount + refusedProfit.amount,
    currency: paidProfit.currency,
  };
  await expect(file).toContainText(`2 payouts, ${writeEnglish(total)}`);
  const downloading = page.waitForEvent('download');
  await file.getByRole('button', { name: 'SEPA' }).click();
  const xml = await readFile(await (await downloading).path(), 'utf8');
  const transfers = readTransfers(xml);
  expect(transfers.get(paidIban)?.amount).toBe(toDecimal(paidProfit.amount, 'EUR'));
  expect(transfers.get(refusedIban)?.amount).toBe(toDecimal(refusedProfit.amount, 'EUR'));
  expect(transfers.size).toBe(2);
  expect(xml).toContain(`<CtrlSum>${toDecimal(total.amount, 'EUR')}</CtrlSum>`);
  await expect(file).toContainText('Downloaded');

  // The bank's result is shown line by line, and then booked.
  await file.getByRole('button', { name: 'Upload result' }).click();
  const result = page.getByRole('dialog', { name: 'The bank’s result' });
  const references = [paidIban, refusedIban].map((one) => transfers.get(one)?.reference ?? '');
  await result.locator('input[type="file"]').setInputFiles({
    name: 'result.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `reference;state;reason\n${references[0]};paid;\n${references[1]};RJCT;AC04\n`,
    ),
  });
  const line = (name: string) => result.getByRole('row').filter({ hasText: name });
  await expect(line(paid.name)).toContainText(`${writeEnglish(paidProfit)}Paid`);
  await expect(line(refused.name)).toContainText(
    `${writeEnglish(refusedProfit)}Refused, back in the balanceAC04`,
  );
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Book 2 lines' }).click();
  await expect(result.getByRole('status')).toHaveText('2 lines were booked.');
  await result.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
  await expect(file).toContainText('On their way: 0, paid: 1. 1 refused.');
  office.watch.done();

  // One owner reads that the money arrived; of the other it is back in the balance, with the bank's reason.
  await owner.page.goto('/#/earnings');
  await expect(definitionOf(owner.page, 'Paid out')).toHaveText(writeEnglish(paidProfit));
  await expect(definitionOf(owner.page, 'Available')).toHaveText('€0.00');
  const payout = owner.page.getByRole('button', { name: /^Payout of / });
  await expect(payout).toContainText('IBAN ES ••1332');
  await expect(payout).toContainText('Paid');
  // The tokens of a week ago have ended.
  const token = await signInByApi(refused.email, refused.password);
  const { available, paidOut } = await call(readBalances, {}, token);
  expect([available, paidOut.amount]).toEqual([refusedProfit, 0]);
  const returned = (await call(listPayouts, { query: {} }, token)).list[0];
  expect([returned?.status, returned?.failure, returned?.reason]).toEqual([
    'failed',
    'account_closed',
    'AC04',
  ]);
  const later = await signInByApi('admin');
  expect((await call(checkLedger, {}, later)).breaks).toEqual([]);
  await call(saveBankTransfers, { body: { isOn: false, payer: null } }, later);
});
