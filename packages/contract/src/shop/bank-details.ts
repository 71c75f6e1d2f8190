import { z } from 'zod';
import { proofFields } from '../admin/identity/second-factor.ts';
import { endpoint } from '../endpoint.ts';
import { codeText, lineText } from '../shapes.ts';
import { placeShape } from './addresses.ts';
import { countryCodeShape } from './markets.ts';
import { payoutAccountShape } from './payout-accounts.ts';

/** Payouts wait for so many days after an owner entered or changed bank details: time to notice that it was someone else. */
export const bankHoldDays = 3;

/** The longest name of a payee in a SEPA credit transfer. */
const holderLengthMax = 70;

const proofFailures = ['proof-wrong', 'proof-needed', 'login-slow-down'] as const;

export const saveBankDetails = endpoint({
  name: 'payouts.saveBank',
  limit: { max: 20, windowSeconds: 3600, by: 'account' },
  method: 'PUT',
  path: '/api/v1/payout-account/bank',
  permission: 'shop:payout-account:edit',
  summary: `Enters the bank account that earnings are sent to, or another one in its place: an IBAN where the country has them, else an account number and the bank’s code. Stored encrypted, and never answered again but for its last four characters. Needs the password, and a code as well where the account has a second factor, however recent the sign-in. The owner is told by mail, and payouts to it wait for ${bankHoldDays} days. Refused while a payout is on its way to the one before.`,
  body: z.strictObject({
    /** The legal name of who holds the account. */
    holder: lineText(holderLengthMax).min(1),
    /** The legal address of the holder. */
    address: placeShape,
    bankCountry: countryCodeShape,
    iban: codeText(42).optional(),
    bic: codeText(11).optional(),
    accountNumber: codeText(34).optional(),
    /** A routing number, sort code, BSB, clearing code: whatever the country has. */
    bankCode: codeText(20).optional(),
    ...proofFields,
  }),
  transaction: 'manual',
  failures: ['bank-transfers-off', 'payout-open', ...proofFailures],
  reply: payoutAccountShape,
});

export const removeBankDetails = endpoint({
  name: 'payouts.removeBank',
  limit: { max: 20, windowSeconds: 3600, by: 'account' },
  method: 'POST',
  path: '/api/v1/payout-account/bank/remove',
  permission: 'shop:payout-account:edit',
  summary:
    'Deletes the bank account and its details. Earnings go to a linked account if there is one, else they wait. Refused while a payout is on its way there. Needs the same proof as entering them.',
  body: z.strictObject(proofFields),
  transaction: 'manual',
  failures: ['account-not-linked', 'payout-open', ...proofFailures],
  reply: payoutAccountShape,
});
