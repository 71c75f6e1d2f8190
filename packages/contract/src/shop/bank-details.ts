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
  summary: `Saves the bank account that earnings are sent to, and replaces the former one: an IBAN in countries that use it, otherwise an account number and the bank’s code. It is stored encrypted; answers contain its last four characters only. Needs the password, and a code too if the account has a second factor, however recent the sign-in. The owner is notified by mail, and payouts to the account wait for ${bankHoldDays} days. Refused while a payout to the former account is on its way.`,
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
