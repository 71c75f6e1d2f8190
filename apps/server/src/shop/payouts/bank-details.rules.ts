import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { saveBankDetails } from '@vitrine/contract/shop/bank-details.ts';
import { getBankCountry, ibanCountries } from '@vitrine/contract/shop/rail-countries.ts';
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { FieldProblem } from '#platform/failure.ts';

type Entered = Pick<
  EndpointInput<typeof saveBankDetails>['body'],
  'bankCountry' | 'iban' | 'bic' | 'accountNumber' | 'bankCode'
>;

/** The numbers of a bank account as they are stored: without spaces, in capitals, those that its country does not have left out. */
export interface BankNumbers {
  iban: string | null;
  bic: string | null;
  accountNumber: string | null;
  bankCode: string | null;
}

const tidy = (text: string | undefined): string | null =>
  text?.replaceAll(/[\s.]/g, '').toUpperCase() || null;

const accountNumberPattern = /^[A-Z0-9-]{4,34}$/;
const bankCodePattern = /^[A-Z0-9-]{3,20}$/;

/** Validates an IBAN; its check digits catch nearly every typing error. */
function ibanProblem(iban: string | null, country: string): FieldProblem[] {
  if (!iban) return [{ path: 'iban', code: 'required' }];
  if (!isValidIBAN(iban)) return [{ path: 'iban', code: 'iban' }];
  return iban.startsWith(country) ? [] : [{ path: 'iban', code: 'iban-country' }];
}

function numberProblems({ accountNumber, bankCode }: BankNumbers): FieldProblem[] {
  const problem = (path: string, value: string | null, pattern: RegExp, code: string) =>
    value && pattern.test(value) ? [] : [{ path, code: value ? code : 'required' }];
  return [
    ...problem('accountNumber', accountNumber, accountNumberPattern, 'account-number'),
    ...problem('bankCode', bankCode, bankCodePattern, 'bank-code'),
  ];
}

/** Reads the numbers that an owner typed for a bank of this country, with the problems of each field. */
export function readBankNumbers(entered: Entered): {
  numbers: BankNumbers;
  problems: FieldProblem[];
} {
  const country = getBankCountry(entered.bankCountry);
  const hasIban = ibanCountries.has(country);
  const bic = tidy(entered.bic);
  const numbers: BankNumbers = {
    iban: hasIban ? electronicFormatIBAN(entered.iban ?? '') || null : null,
    bic,
    accountNumber: hasIban ? null : tidy(entered.accountNumber),
    bankCode: hasIban ? null : tidy(entered.bankCode),
  };
  return {
    numbers,
    problems: [
      ...(hasIban ? ibanProblem(numbers.iban, country) : numberProblems(numbers)),
      ...(bic && !isValidBIC(bic) ? [{ path: 'bic', code: 'bic' }] : []),
    ],
  };
}
