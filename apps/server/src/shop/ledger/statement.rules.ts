import type { Currency } from '@vitrine/contract/money.ts';
import type { MovementKind } from './ledger.rules.ts';

interface Line {
  kind: MovementKind;
  currency: Currency;
  availableMinor: bigint;
}

/** What came together in one currency: from the opening balance by kind of movement to the closing one. */
export interface StatementSum {
  currency: Currency;
  parts: { kind: MovementKind; minor: bigint }[];
  closingMinor: bigint;
}

/** Sums by kind that lead from the opening to the closing balance; a store without movements has its own currency. */
export function sumsOf(
  lines: readonly Line[],
  opening: ReadonlyMap<Currency, bigint>,
  storeCurrency: Currency,
): StatementSum[] {
  const currencies = [
    ...new Set([storeCurrency, ...opening.keys(), ...lines.map(({ currency }) => currency)]),
  ];
  return currencies.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const byKind = new Map<MovementKind, bigint>();
    for (const { kind, availableMinor } of own)
      byKind.set(kind, (byKind.get(kind) ?? 0n) + availableMinor);
    const parts = [...byKind]
      .filter(([, minor]) => minor !== 0n)
      .map(([kind, minor]) => ({ kind, minor }));
    const before = opening.get(currency) ?? 0n;
    // Another currency is listed only when something is or was in it.
    if (currency !== storeCurrency && own.length === 0 && before === 0n) return [];
    return [
      { currency, parts, closingMinor: parts.reduce((sum, { minor }) => sum + minor, before) },
    ];
  });
}
