import type { Currency } from '@vitrine/contract/money.ts';
import { type AccountCode, type JournalKind, ownerCodes } from '@vitrine/contract/shop/journals.ts';
import type { movementKinds } from '@vitrine/contract/shop/movements.ts';

/** The accounts whose balances are cached. */
export type OwnerCode = (typeof ownerCodes)[number];

/** What a movement needs to be described later, whatever became of the order. */
export interface JournalMemo {
  orderId?: string;
  orderNumber?: string;
  orders?: number;
  paymentId?: string;
  payoutId?: string;
  payoutLabel?: string;
}

export interface AccountRef {
  code: AccountCode;
  storeId?: string | null;
  provider?: string | null;
}

/** One line: debit above zero, credit below. */
export interface JournalLine {
  account: AccountRef;
  amountMinor: bigint;
  currency: Currency;
}

export type MovementKind = (typeof movementKinds)[number];

/** How the owner's list of movements calls a journal; the others move only between accounts that no list shows. */
export const movementOfJournal: Readonly<Partial<Record<JournalKind, MovementKind>>> = {
  buyer_capture: 'sale',
  matured: 'matured',
  seller_capture: 'order_payment',
  payout_reserved: 'payout',
  payout_returned: 'payout_returned',
  payout_reversed: 'payout_returned',
  sale_reversed: 'sale_reversed',
  seller_reversed: 'order_payment_returned',
  dispute_held: 'dispute_held',
  dispute_released: 'dispute_released',
  dispute_lost: 'dispute_lost',
  dispute_undone: 'dispute_undone',
};

/** Journals that move earnings between pending and available: the sum of both does not change. */
export const isBetweenBalances = (kind: JournalKind): boolean =>
  kind === 'matured' || kind === 'dispute_held' || kind === 'dispute_released';

export function isOwnerCode(code: AccountCode): code is OwnerCode {
  return (ownerCodes as readonly string[]).includes(code);
}

/** Adds up lines of one account and drops what is nothing, so that callers may state every line of a scheme. */
export function compactLines(lines: readonly JournalLine[]): JournalLine[] {
  const byAccount = new Map<string, JournalLine>();
  for (const line of lines) {
    const key = `${line.account.code}|${line.account.storeId ?? ''}|${line.account.provider ?? ''}|${line.currency}`;
    const known = byAccount.get(key);
    byAccount.set(
      key,
      known ? { ...known, amountMinor: known.amountMinor + line.amountMinor } : line,
    );
  }
  return [...byAccount.values()].filter((line) => line.amountMinor !== 0n);
}

/** What the lines are off by, per currency: empty when they balance. */
export function imbalanceOf(lines: readonly JournalLine[]): Map<Currency, bigint> {
  const sums = new Map<Currency, bigint>();
  for (const { currency, amountMinor } of lines)
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
  return new Map([...sums].filter(([, sum]) => sum !== 0n));
}
