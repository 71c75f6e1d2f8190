import { createHmac } from 'node:crypto';
import type { Currency } from '@vitrine/contract/money.ts';
import { type BankFileFormat, bankProvider } from '@vitrine/contract/shop/payout-rails.ts';
import { eq } from 'drizzle-orm';
import { deriveKey } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { refreshStore } from '../../stores/index.ts';
import { readMode } from '../adapters/providers.ts';
import { newProviderKey } from '../capture.ts';
import { bankDetails, linkedAccounts } from '../payments.tables.ts';
import { encryptBankDetails, isBankAccount, type SealedBankDetails } from './bank-details.ts';
import { type LinkedAccount, listActiveAccounts } from './find-account.ts';

export interface NewBankAccount {
  country: string;
  currency: Currency;
  format: BankFileFormat;
  details: SealedBankDetails;
}

const numberOf = ({ iban, accountNumber }: SealedBankDetails) => iban ?? accountNumber ?? '';

/** The label for the owner: the country of the bank, and the last four characters. */
const labelOf = ({ country, details }: NewBankAccount) =>
  `${details.iban ? 'IBAN ' : ''}${country} ••${numberOf(details).slice(-4)}`;

/** Equal for equal accounts, so that the welcome offer is given once; the number cannot be derived from it. */
const fingerprintOf = (ctx: Ctx, { country, details }: NewBankAccount) =>
  `bank:${createHmac('sha256', deriveKey(ctx.platform, 'bank-account'))
    .update(`${country}:${details.bankCode ?? ''}:${numberOf(details)}`)
    .digest('hex')}`;

/** Deletes the details of a bank account; its row stays, because payouts name it. */
export async function deleteBankDetails(ctx: Ctx, account: LinkedAccount): Promise<void> {
  if (isBankAccount(account))
    await ctx.db.delete(bankDetails).where(eq(bankDetails.linkedAccountId, account.id));
}

/** Writes a bank account in the place of the store's former one. The caller has locked the store. */
export async function replaceBankAccount(
  ctx: Ctx,
  storeId: string,
  entered: NewBankAccount,
): Promise<LinkedAccount> {
  const active = await listActiveAccounts(ctx, storeId, { isLocked: true });
  const before = active.find(isBankAccount);
  if (before) {
    await ctx.db
      .update(linkedAccounts)
      .set({ state: 'replaced' })
      .where(eq(linkedAccounts.id, before.id));
    await deleteBankDetails(ctx, before);
  }
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .insert(linkedAccounts)
    .values({
      storeId,
      provider: bankProvider,
      isTest: !readMode(ctx).isLive,
      providerKey: newProviderKey(),
      label: labelOf(entered),
      fingerprint: fingerprintOf(ctx, entered),
      state: 'active',
      takesPayments: false,
      paysOut: before?.paysOut ?? !active.some(({ paysOut }) => paysOut),
      app: 'desktop',
      language: ctx.language,
      createdAt: now,
      decidedAt: now,
    })
    .returning();
  const { id } = orNotFound(row);
  const [account] = await ctx.db
    .update(linkedAccounts)
    .set({ accountRef: `bank-${id}` })
    .where(eq(linkedAccounts.id, id))
    .returning();
  const { country, currency, format, details } = entered;
  await ctx.db.insert(bankDetails).values({
    linkedAccountId: id,
    country,
    currency,
    format,
    sealed: encryptBankDetails(ctx, id, details),
    createdAt: now,
  });
  await refreshStore(ctx, storeId);
  return orNotFound(account);
}
