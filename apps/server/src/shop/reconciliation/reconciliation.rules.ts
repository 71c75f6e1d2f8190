import type { Currency } from '@vitrine/contract/money.ts';
import { type BookComparison, comparedKinds } from '@vitrine/contract/shop/reconciliation.ts';
import type { PaidAccount, ProviderEntry } from '../payments/index.ts';

export interface BookDifference {
  kind: ProviderEntry['kind'];
  problem: BookComparison['differences'][number]['problem'];
  key: string;
  /** The owner's account in which it is; null for the platform's own. */
  owner: PaidAccount | null;
  ours: ProviderEntry | undefined;
  theirs: ProviderEntry | undefined;
}

interface BookTotal {
  kind: ProviderEntry['kind'];
  currency: Currency;
  oursMinor: bigint;
  theirsMinor: bigint;
  oursCount: number;
  theirsCount: number;
}

export interface Span {
  from: Date;
  before: Date;
}

const isCompared = (kind: ProviderEntry['kind']) =>
  (comparedKinds as readonly ProviderEntry['kind'][]).includes(kind);
const isDispute = ({ kind }: ProviderEntry) => kind === 'dispute' || kind === 'dispute_return';
const nameOf = ({ kind, key }: ProviderEntry) => `${kind}:${key}`;
const isIn = ({ at }: ProviderEntry, { from, before }: Span) => at >= from && at < before;

/** A provider may write a movement of a dispute down later than the dispute itself has it. */
const apartMaxMs = 3 * 86_400_000;

/**
 * Our movements of disputes under the ids of the provider's book. PayPal gives a dispute's movement no id, and the sandbox
 * gives it another one: there the lines of a payment are matched by kind and amount, each with one at most.
 */
export function matchDisputes<Entry extends ProviderEntry>(
  ours: readonly Entry[],
  theirs: readonly ProviderEntry[],
): Entry[] {
  const known = new Set(ours.map(nameOf));
  const seen = new Set(theirs.map(nameOf));
  const free = new Set(
    theirs.filter((their) => isDispute(their) && their.paymentKey && !known.has(nameOf(their))),
  );
  return ours.map((our) => {
    if (!isDispute(our) || seen.has(nameOf(our))) return our;
    const found = [...free].find(
      (their) =>
        their.kind === our.kind &&
        their.paymentKey === our.paymentKey &&
        their.amountMinor === our.amountMinor &&
        their.currency === our.currency &&
        Math.abs(their.at.getTime() - our.at.getTime()) <= apartMaxMs,
    );
    if (!found) return our;
    free.delete(found);
    return { ...our, key: found.key };
  });
}

export interface Comparison {
  totals: BookTotal[];
  differences: BookDifference[];
}

/** The comparisons of several accounts as one: sums by kind and currency, all differences. */
export function mergeComparisons(comparisons: readonly Comparison[]): Comparison {
  const totals = new Map<string, BookTotal>();
  for (const total of comparisons.flatMap((one) => one.totals)) {
    const name = `${total.kind}:${total.currency}`;
    const known = totals.get(name);
    totals.set(
      name,
      known
        ? {
            ...known,
            oursMinor: known.oursMinor + total.oursMinor,
            theirsMinor: known.theirsMinor + total.theirsMinor,
            oursCount: known.oursCount + total.oursCount,
            theirsCount: known.theirsCount + total.theirsCount,
          }
        : total,
    );
  }
  return {
    totals: [...totals.values()],
    differences: comparisons.flatMap((one) => one.differences),
  };
}

/**
 * Compares two books line by line. Both lists reach beyond the span, because one side may write a line down a moment
 * later than the other, on the next day: what the provider wrote in the span must be in ours whenever that was, and the
 * other way round.
 */
export function matchBooks(
  ours: readonly ProviderEntry[],
  theirs: readonly ProviderEntry[],
  span: Span,
  owner: PaidAccount | null = null,
): Comparison {
  const known = new Map(ours.map((entry) => [nameOf(entry), entry]));
  const seen = new Map(theirs.map((entry) => [nameOf(entry), entry]));
  const totals = new Map<string, BookTotal>();
  const totalOf = ({ kind, currency }: ProviderEntry) => {
    const name = `${kind}:${currency}`;
    const total = totals.get(name) ?? {
      kind,
      currency,
      oursMinor: 0n,
      theirsMinor: 0n,
      oursCount: 0,
      theirsCount: 0,
    };
    totals.set(name, total);
    return total;
  };
  const countOurs = (entry: ProviderEntry) => {
    const total = totalOf(entry);
    total.oursMinor += entry.amountMinor;
    total.oursCount += 1;
  };
  // A refund that came back to the provider moved nothing in the end.
  const undone = new Set(theirs.flatMap(({ kind, key }) => (kind === 'adjustment' ? [key] : [])));
  const differences: BookDifference[] = [];
  for (const their of [...seen.values()].filter((entry) => isIn(entry, span))) {
    const total = totalOf(their);
    total.theirsMinor += their.amountMinor;
    total.theirsCount += 1;
    // Fees and transfers to the bank are the provider's own lines.
    if (!isCompared(their.kind)) continue;
    const our = known.get(nameOf(their));
    if (our) countOurs(our);
    if (!our && their.kind === 'refund' && undone.has(their.key)) continue;
    const isAlike = our?.amountMinor === their.amountMinor && our.currency === their.currency;
    if (!isAlike)
      differences.push({
        kind: their.kind,
        key: their.key,
        problem: our ? 'amount' : 'not_ours',
        owner,
        ours: our,
        theirs: their,
      });
  }
  for (const our of [...known.values()].filter(
    (entry) => isIn(entry, span) && !seen.has(nameOf(entry)),
  )) {
    countOurs(our);
    differences.push({
      kind: our.kind,
      key: our.key,
      problem: 'not_theirs',
      owner,
      ours: our,
      theirs: undefined,
    });
  }
  return { totals: [...totals.values()], differences };
}
