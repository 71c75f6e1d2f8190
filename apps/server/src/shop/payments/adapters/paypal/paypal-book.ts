import { isCurrency } from '@vitrine/contract/money.ts';
import { comparedKinds } from '@vitrine/contract/shop/reconciliation.ts';
import { z } from 'zod';
import type { BookRange, ProviderBalance, ProviderBook, ProviderEntry } from '../provider.ts';
import { moneyShape, readAmount } from './paypal-amounts.ts';
import { type PaypalCall, PaypalRefusal } from './paypal-calls.ts';
import { paypalCurrencies } from './paypal-currencies.ts';
import { toPaymentKey, toRefundKey } from './paypal-orders.ts';

const momentShape = z
  .string()
  .transform((text) => new Date(text))
  .refine((moment) => !Number.isNaN(moment.getTime()));
const lineShape = z.object({
  transaction_id: z.string().min(1),
  transaction_event_code: z.string(),
  transaction_initiation_date: momentShape,
  transaction_amount: moneyShape,
  fee_amount: moneyShape.optional(),
  transaction_status: z.string(),
  custom_field: z.string().optional(),
  invoice_id: z.string().optional(),
  /** Of a line about another one: the id of that. */
  paypal_reference_id: z.string().optional(),
});
const pageShape = z.object({
  transaction_details: z.array(z.object({ transaction_info: lineShape })).default([]),
  last_refreshed_datetime: momentShape,
  total_pages: z.number().int().min(0),
});
type Line = z.output<typeof lineShape>;

/** The longest span of one search, and the largest page. */
const windowMs = 31 * 86_400_000;
const pageSize = 500;

/** The kinds of PayPal's codes; the first match counts. */
const kinds: readonly (readonly [RegExp, ProviderEntry['kind']])[] = [
  [/^T1107$/, 'refund'],
  [/^T111[45]$/, 'payout_return'],
  // Reversals and chargebacks; then their opposite. A hold for an investigation keeps the money in the account.
  [/^(T1106|T1201)$/, 'dispute'],
  [/^T1202$/, 'dispute_return'],
  [/^(T1108|T1110|T1111)$/, 'adjustment'],
  [/^T01/, 'fee'],
  [/^T04/, 'bank_payout'],
  [/^T12/, 'adjustment'],
];

/** Done, or done and given back since: then another line has the return. Pending and denied ones moved nothing. */
const isMoved = ({ transaction_status }: Line) => /^[SV]$/.test(transaction_status);

function kindOf({ transaction_event_code: code }: Line, isIn: boolean): ProviderEntry['kind'] {
  if (code === 'T0001' && !isIn) return 'payout';
  if (/^T00/.test(code) && isIn) return 'capture';
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}

const isDispute = (kind: ProviderEntry['kind']) => kind === 'dispute' || kind === 'dispute_return';

/** The lines of an account that were read together; null for the platform's own. */
interface Book {
  lines: ReadonlyMap<string, Line>;
  account: string | null;
}

const markOf = ({ custom_field, invoice_id }: Line) => custom_field || invoice_id;

/**
 * Our key for a line. A refund that was made in PayPal's own pages carries the key of its payment only, so it goes by
 * PayPal's id; sales and transfers that have no key are the account's own business and not ours.
 */
function keyOf(
  line: Line,
  kind: ProviderEntry['kind'],
  { lines, account }: Book,
): string | undefined {
  const mark = markOf(line);
  // In an owner's account one of a sale that is not ours has no key.
  if (isDispute(kind)) return mark || account === null ? line.transaction_id : undefined;
  // A return has the mark of its payout, or only PayPal's id of it.
  if (kind === 'payout_return')
    return mark || markOf(lines.get(line.paypal_reference_id ?? '') ?? line) || undefined;
  if (!mark) return undefined;
  if (kind === 'refund') return toRefundKey(mark) ?? line.transaction_id;
  return kind === 'capture' || kind === 'payout' ? toPaymentKey(mark) : undefined;
}

function toEntry(line: Line, book: Book): ProviderEntry | undefined {
  const { currency_code } = line.transaction_amount;
  // Balances in currencies that Vitrine does not have come from elsewhere.
  if (!isCurrency(currency_code) || !paypalCurrencies[currency_code]) return undefined;
  const { amountMinor: moved, currency } = readAmount(line.transaction_amount);
  const isOwnCurrency = line.fee_amount?.currency_code === currency;
  const fee = line.fee_amount && isOwnCurrency ? readAmount(line.fee_amount).amountMinor : 0n;
  const kind = kindOf(line, moved > 0n);
  const key = keyOf(line, kind, book);
  const mark = markOf(line);
  const isOrdered = (comparedKinds as readonly ProviderEntry['kind'][]).includes(kind);
  return {
    kind: isOrdered && !key ? 'other' : kind,
    key: key ?? line.transaction_id,
    paymentKey: (kind === 'refund' || isDispute(kind)) && mark ? toPaymentKey(mark) : null,
    amountMinor: moved < 0n ? -moved : moved,
    currency,
    at: line.transaction_initiation_date,
    // PayPal writes the fee that it takes with a minus.
    settled: fee === 0n ? null : { amountMinor: moved + fee, feeMinor: -fee, currency },
  };
}

/** Lines of one account from a moment on and before another, at most 31 days later. */
async function readWindow(
  call: PaypalCall,
  account: string | null,
  from: Date,
  before: Date,
): Promise<{ lines: Line[]; completeUntil: Date }> {
  const lines: Line[] = [];
  let completeUntil = before;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: before.toISOString(),
      fields: 'transaction_info',
      page_size: String(pageSize),
      page: String(page),
    });
    const answer = await call(pageShape, {
      method: 'GET',
      path: `/v1/reporting/transactions?${query}`,
      account,
    });
    pages = answer.total_pages;
    if (answer.last_refreshed_datetime < completeUntil)
      completeUntil = answer.last_refreshed_datetime;
    lines.push(...answer.transaction_details.map(({ transaction_info }) => transaction_info));
  }
  return { lines, completeUntil };
}

/** The same, in halves where PayPal has more lines than it gives for one search (10,000). */
async function readSpan(
  call: PaypalCall,
  account: string | null,
  from: Date,
  before: Date,
): ReturnType<typeof readWindow> {
  const middle = new Date((from.getTime() + before.getTime()) / 2);
  try {
    return await readWindow(call, account, from, before);
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    // Younger than all that PayPal has prepared so far.
    if (/not available/i.test(JSON.stringify(error.answer)))
      return { lines: [], completeUntil: from };
    if (error.code !== 'RESULTSET_TOO_LARGE' || before.getTime() - from.getTime() < 2_000)
      throw error;
  }
  const first = await readSpan(call, account, from, middle);
  const second = await readSpan(call, account, middle, before);
  return {
    lines: [...first.lines, ...second.lines],
    completeUntil: first.completeUntil < middle ? first.completeUntil : second.completeUntil,
  };
}

/** PayPal's book of an account by its transaction search. It is hours late, so it is complete until PayPal has prepared it. */
export async function readPaypalBook(
  call: PaypalCall,
  { from, before, account }: BookRange,
): Promise<ProviderBook> {
  const lines = new Map<string, Line>();
  let completeUntil = before;
  for (let start = from; start < before; ) {
    const end = new Date(Math.min(start.getTime() + windowMs, before.getTime()));
    const span = await readSpan(call, account, start, end);
    // A line on the border of two spans is in both.
    for (const line of span.lines) if (isMoved(line)) lines.set(line.transaction_id, line);
    if (span.completeUntil < end) {
      completeUntil = span.completeUntil;
      break;
    }
    start = end;
  }
  const entries = [...lines.values()].flatMap((line) => toEntry(line, { lines, account }) ?? []);
  return {
    entries: entries.filter(({ at }) => at >= from && at < before),
    completeUntil: completeUntil < from ? from : completeUntil,
  };
}

const balancesShape = z.object({
  balances: z
    .array(z.object({ currency: z.string(), available_balance: moneyShape.optional() }))
    .default([]),
  as_of_time: momentShape.optional(),
  last_refresh_time: momentShape.optional(),
});

/** The last balance that PayPal has prepared, which may be three hours old. */
export async function readPaypalBalance(call: PaypalCall): Promise<ProviderBalance> {
  const answer = await call(balancesShape, { method: 'GET', path: '/v1/reporting/balances' });
  return {
    at: answer.as_of_time ?? answer.last_refresh_time ?? null,
    available: answer.balances.flatMap(({ currency, available_balance: money }) =>
      money && isCurrency(currency) && paypalCurrencies[currency] ? [readAmount(money)] : [],
    ),
  };
}
