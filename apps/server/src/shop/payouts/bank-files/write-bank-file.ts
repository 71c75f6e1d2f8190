import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import { Document } from 'sepa';
import { type CsvCell, writeCsv } from '#platform/files/csv.ts';
import { toSepaText } from './sepa-text.rules.ts';

/** One payout in a file for the bank. */
export interface BankFileLine {
  /** Our reference, which the bank repeats in its result. */
  reference: string;
  /** The owner's legal name. */
  name: string;
  /** An IBAN, or the account number of a country without them. */
  account: string;
  /** The BIC, or the code by which the country's banks are known; null where the IBAN is enough. */
  bankCode: string | null;
  amountMinor: bigint;
}

export interface BankFileHead {
  /** `VB-20261120-7`: the id of the message, at most 20 characters. */
  name: string;
  createdAt: Date;
  /** The day on which the bank is to send the money, as YYYY-MM-DD. */
  executionDay: string;
  /** The text that owners read on their statement. */
  remittance: string;
  currency: Currency;
}

/** The platform's own account, which the money leaves. */
export interface PayingAccount {
  name: string;
  iban: string;
  bic: string | null;
}

/** The largest amount of one line of a SEPA file, in cents. */
const sepaLineMax = 999_999_999_99n;

/** A day as a local date: the package writes the parts of a local date. */
function toLocalDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/**
 * A SEPA credit transfer (pain.001.001.09). Postal addresses are left out: transfers within the EEA need none, and unstructured ones, as
 * the package writes them, are refused by banks since November 2026.
 */
export function writeSepaFile(
  head: BankFileHead,
  payer: PayingAccount,
  lines: readonly BankFileLine[],
): string {
  if (head.currency !== 'EUR') throw new Error('A SEPA file is in euros');
  const document = new Document('pain.001.001.09');
  document.grpHdr.id = head.name;
  document.grpHdr.created = head.createdAt;
  document.grpHdr.initiatorName = toSepaText(payer.name, 70);
  const block = document.createPaymentInfo();
  block.requestedExecutionDate = toLocalDate(head.executionDay);
  block.debtorName = toSepaText(payer.name, 70);
  block.debtorIBAN = payer.iban;
  block.debtorBIC = payer.bic ?? '';
  document.addPaymentInfo(block);
  for (const line of lines) {
    if (line.amountMinor <= 0n || line.amountMinor > sepaLineMax)
      throw new Error(`The amount of ${line.reference} does not fit a SEPA file`);
    const transfer = block.createTransaction();
    transfer.end2endId = line.reference;
    // At most eleven digits: the quotient is the closest number to the decimal, which the package writes with two digits.
    transfer.amount = Number(line.amountMinor) / 100;
    transfer.creditorName = toSepaText(line.name, 70);
    transfer.creditorIBAN = line.account;
    transfer.creditorBIC = line.bankCode ?? '';
    transfer.remittanceInfo = toSepaText(head.remittance, 140);
    block.addTransaction(transfer);
  }
  const text = document.toString();
  // The package adds the amounts up as floating-point numbers.
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (text.split(`<CtrlSum>${toDecimal(total, 'EUR')}</CtrlSum>`).length !== 3)
    throw new Error('The control sum of the SEPA file is wrong');
  return text;
}

/** The same payouts as a table, for a bank's form or a currency outside SEPA. The titles are the same in every language. */
export function writeBankCsv(head: BankFileHead, lines: readonly BankFileLine[]): string {
  return writeCsv('en', [
    ['reference', 'name', 'account', 'bank_code', 'amount', 'currency', 'text'],
    ...lines.map((line): CsvCell[] => [
      line.reference,
      line.name,
      line.account,
      line.bankCode,
      { decimal: toDecimal(line.amountMinor, head.currency) },
      head.currency,
      head.remittance,
    ]),
  ]);
}
