import type { Currency } from '@vitrine/contract/money.ts';
import type { Fees } from '@vitrine/contract/shop/fee-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { findFees } from './read-fees.ts';

/** The fees of a sale for which buyers pay the platform: the example on its page. */
export function readPlatformFees(
  ctx: Ctx,
  currency: Currency,
  countryCode: string | undefined,
): Promise<Fees> {
  return findFees(
    ctx,
    { id: '0', settlementMode: 'platform', countryCode: countryCode ?? '' },
    currency,
  );
}
