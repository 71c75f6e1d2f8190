import type { Currency } from '@vitrine/contract/money.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { FeePolicy, Fees } from '@vitrine/contract/shop/fee-rules.ts';

const none: FeePolicy = { basisPoints: 0, fixedMinor: 0n };

/** Fees as clients compute with them. */
export function describeFees([first = none, ...others]: Fees, currency: Currency) {
  const describe = ({ basisPoints, fixedMinor }: FeePolicy) => ({
    basisPoints,
    fixed: toMoney(fixedMinor, currency),
  });
  return { ...describe(first), alternatives: others.map(describe) };
}
