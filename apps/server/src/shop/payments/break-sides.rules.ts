import { type Currency, isCurrency, type Money, toMoney } from '@vitrine/contract/money.ts';
import type { ReconciliationBreak } from '@vitrine/contract/shop/payments.ts';
import { bookKinds } from '@vitrine/contract/shop/reconciliation.ts';
import type { ProviderEntry } from './provider.ts';

type Side = ReconciliationBreak['expected'];
type Sides = Pick<ReconciliationBreak, 'moves' | 'key' | 'expected' | 'seen'>;

const nothing = 'nothing';
const amountWords = /^(-?\d{1,15}) ([A-Z]{3})$/;

/** `readSides` makes money of it again. */
const amountText = (minor: bigint, currency: Currency): string => `${minor} ${currency}`;

interface Amount {
  amountMinor: bigint;
  currency: Currency;
}

/** Both amounts as a break keeps them; alike where only the currency differs, which is a break of its own. */
export function amountSides(ours: Amount, theirs: Amount): readonly [expected: string, seen: string] {
  const expected = amountText(ours.amountMinor, ours.currency);
  return [expected, ours.amountMinor === theirs.amountMinor ? expected : amountText(theirs.amountMinor, theirs.currency)];
}

const entryText = (entry: ProviderEntry | undefined) => (entry ? amountText(entry.amountMinor, entry.currency) : nothing);

/** What a break keeps of a line that is not alike in both books. */
export function bookSides(
  line: Pick<ProviderEntry, 'kind' | 'key'> & { ours: ProviderEntry | undefined; theirs: ProviderEntry | undefined },
): {
  expected: string;
  seen: string;
} {
  return { expected: `${line.kind}: ${entryText(line.ours)}`, seen: `${entryText(line.theirs)}, ${line.key}` };
}

function readMoney(text: string): Money | null {
  const [, minor = '', currency] = amountWords.exec(text) ?? [];
  return isCurrency(currency) ? toMoney(BigInt(minor), currency) : null;
}

function readSide(text: string): Side {
  const money = readMoney(text);
  return { money, text: money || text === nothing ? null : text };
}

/** What a break keeps, taken apart for people: which money moved, and what stands on either side. */
export function readSides(expected: string, seen: string): Sides {
  const moves = bookKinds.find((kind) => expected.startsWith(`${kind}: `)) ?? null;
  const comma = seen.indexOf(', ');
  if (!moves || comma < 0) return { moves: null, key: null, expected: readSide(expected), seen: readSide(seen) };
  return {
    moves,
    key: seen.slice(comma + 2),
    expected: readSide(expected.slice(moves.length + 2)),
    seen: readSide(seen.slice(0, comma)),
  };
}
