import type { Currency } from '@vitrine/contract/money.ts';
import { type Place, placeShape } from '@vitrine/contract/shop/addresses.ts';
import { type BankFileFormat, bankProvider } from '@vitrine/contract/shop/payout-rails.ts';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { seal, unseal } from '#platform/security/sealed.ts';
import { bankDetails } from '../payments.tables.ts';

const sealedShape = z.object({
  holder: z.string(),
  address: placeShape,
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  accountNumber: z.string().nullable(),
  bankCode: z.string().nullable(),
});

/** The encrypted part: an IBAN, or else an account number and the bank's code. */
export type SealedBankDetails = z.infer<typeof sealedShape>;

/** The bank account of an owner as a transfer needs it. */
export interface BankDetails extends SealedBankDetails {
  address: Place;
  country: string;
  currency: Currency;
  format: BankFileFormat;
}

/** Sealed text copied to another row cannot be read there. */
const placeOf = (linkedAccountId: string) => `bank-details:${linkedAccountId}`;

export const encryptBankDetails = (
  ctx: Ctx,
  linkedAccountId: string,
  details: SealedBankDetails,
): string => seal(ctx.platform, placeOf(linkedAccountId), JSON.stringify(details));

/** The bank details of linked accounts; those that were deleted, or sealed with another secret, are left out. */
export async function readBankDetailsOf(
  ctx: Ctx,
  linkedAccountIds: readonly string[],
): Promise<Map<string, BankDetails>> {
  if (!linkedAccountIds.length) return new Map();
  const rows = await ctx.db
    .select()
    .from(bankDetails)
    .where(inArray(bankDetails.linkedAccountId, [...linkedAccountIds]));
  return new Map(
    rows.flatMap(({ linkedAccountId, country, currency, format, sealed }) => {
      const text = unseal(ctx.platform, placeOf(linkedAccountId), sealed);
      if (text === undefined) return [];
      const details = sealedShape.parse(JSON.parse(text));
      return [[linkedAccountId, { ...details, country, currency, format }] as const];
    }),
  );
}

export async function readBankDetails(
  ctx: Ctx,
  linkedAccountId: string,
): Promise<BankDetails | undefined> {
  return (await readBankDetailsOf(ctx, [linkedAccountId])).get(linkedAccountId);
}

export const isBankAccount = ({ provider }: { provider: string }): boolean =>
  provider === bankProvider;
