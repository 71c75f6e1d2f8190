import { createHash, randomBytes } from 'node:crypto';
import type {
  BookRecord,
  Dialect,
  SandboxAnswer,
  SandboxDispute,
  SandboxEntry,
  SandboxFile,
  SandboxLink,
  SandboxPayment,
  SandboxPayout,
  SandboxRefund,
  SandboxWebhook,
} from './sandbox.types.ts';

/** The bank rejected the call: nothing happened. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status = 422) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

const cardEnding = (id: string) => ({ id, label: `card ending ${id}` });

/** The test cards of the payment page: enough for several owners, because the welcome offer is given once per card. */
export const defaultCard = cardEnding('4242');
export const testCards = [defaultCard, ...['4444', '1117', '5100', '8431'].map(cardEnding)];

/** Cards of demonstration owners, which the payment page does not offer, because nobody needs them there. */
export const demoCards = ['2001', '2002', '2003', '2004', '2005'].map(cardEnding);

const dayMs = 86_400_000;

/** The next banking day. */
export function nextBankDay(from: Date): Date {
  const next = new Date(from.getTime() + dayMs);
  while (next.getUTCDay() === 0 || next.getUTCDay() === 6) next.setTime(next.getTime() + dayMs);
  return next;
}

/** The captured amount of a payment, perhaps less than its whole. */
export const getCaptured = ({ captured, amount }: SandboxPayment): string => captured ?? amount;

export function newRef(kind: string): string {
  return `${kind}_${randomBytes(16).toString('base64url')}`;
}

export function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

interface RowOf {
  payment: SandboxPayment;
  refund: SandboxRefund;
  link: SandboxLink;
  payout: SandboxPayout;
  dispute: SandboxDispute;
  file: SandboxFile;
}

/**
 * The bank's fee of a payment in its own dialect: 2.7 %, another fee than shops plan with, so that a difference that is
 * lost would be seen.
 */
const takeFee = (amount: string): string => ((BigInt(amount) * 270n) / 10_000n).toString();

/** The bank's book in memory: the newest row of each object, by its reference or by the key with which it was created. */
export class BankRows {
  readonly payments = new Map<string, SandboxPayment>();
  readonly refunds = new Map<string, SandboxRefund>();
  readonly links = new Map<string, SandboxLink>();
  readonly payouts = new Map<string, SandboxPayout>();
  readonly disputes = new Map<string, SandboxDispute>();
  readonly files = new Map<string, SandboxFile>();
  /** The responses of dialects, by their name and the key of the call. */
  readonly answers = new Map<string, { at: string; row: SandboxAnswer }>();
  /** Webhooks that were made through a dialect's API, by their ids. */
  readonly webhooks = new Map<string, SandboxWebhook>();
  /** Movements of money, in their order. */
  readonly entries: SandboxEntry[] = [];
  readonly #byKey = new Map<string, string>();

  /** A captured payment, a refund, a payout that arrived, and the return of either: each once. */
  #note(record: BookRecord): void {
    const { at } = record;
    if (record.kind === 'payment') {
      const { ref, key, currency, state, via, account } = record.row;
      if (state === 'captured' && this.payments.get(ref)?.state !== 'captured')
        this.entries.push({
          kind: 'capture',
          key,
          ref,
          amount: getCaptured(record.row),
          fee: takeFee(getCaptured(record.row)),
          account,
          currency,
          at,
          dialect: via?.dialect,
        });
    } else if (record.kind === 'refund') {
      const { ref, key, amount, paymentRef, state } = record.row;
      const payment = this.payments.get(paymentRef);
      const before = this.refunds.get(ref)?.state;
      const isReturn = state === 'failed' && before === 'done';
      if (!isReturn && (state !== 'done' || before === 'done')) return;
      this.entries.push({
        kind: isReturn ? 'refund_return' : 'refund',
        key,
        ref,
        amount,
        account: payment?.account ?? null,
        currency: payment?.currency ?? '',
        at,
        dialect: payment?.via?.dialect,
      });
    } else if (record.kind === 'payout') {
      const { ref, key, amount, currency, state, via } = record.row;
      const before = this.payouts.get(ref)?.state;
      const isReturn = state === 'returned' && before === 'paid';
      if (isReturn || (state === 'paid' && before !== 'paid'))
        this.entries.push({
          kind: isReturn ? 'payout_return' : 'payout',
          key,
          ref,
          amount,
          account: null,
          currency,
          at,
          dialect: via?.dialect,
        });
    }
  }

  /** The movements of a dispute since its last row; some books have the fee in a separate line. */
  #noteDispute({ ref, key, paymentRef, movements, via }: SandboxDispute): void {
    const payment = this.payments.get(paymentRef);
    const [currency, account] = [payment?.currency ?? '', payment?.account ?? null];
    const known = this.disputes.get(ref)?.movements.length ?? 0;
    const isOneLine = via?.dialect === 'stripe';
    for (const { kind, amount, fee, at } of movements.slice(known)) {
      const line = { key, ref, account, currency, at, dialect: via?.dialect };
      this.entries.push({
        ...line,
        kind: kind === 'taken' ? 'dispute' : 'dispute_return',
        amount,
        ...(isOneLine && { fee }),
      });
      if (fee !== '0' && !isOneLine) this.entries.push({ ...line, kind: 'fee', amount: fee });
    }
  }

  apply(record: BookRecord): void {
    if (record.kind === 'dispute') this.#noteDispute(record.row);
    else this.#note(record);
    if (record.kind === 'payment') this.payments.set(record.row.ref, record.row);
    else if (record.kind === 'refund') this.refunds.set(record.row.ref, record.row);
    else if (record.kind === 'link') this.links.set(record.row.ref, record.row);
    else if (record.kind === 'payout') this.payouts.set(record.row.ref, record.row);
    else if (record.kind === 'dispute') this.disputes.set(record.row.ref, record.row);
    else if (record.kind === 'file') this.files.set(record.row.ref, record.row);
    else if (record.kind === 'webhook') {
      if (record.row.isDeleted) this.webhooks.delete(record.row.id);
      else this.webhooks.set(record.row.id, record.row);
      return;
    } else if (record.kind === 'answer') {
      const { at, row } = record;
      this.answers.set(`${row.dialect}:${row.key}`, { at, row });
      return;
    } else return;
    this.#byKey.set(`${record.kind}:${record.row.key}`, record.row.ref);
  }

  find<Kind extends keyof RowOf>(kind: Kind, refOrKey: string): RowOf[Kind] | undefined {
    const rows: { [Name in keyof RowOf]: ReadonlyMap<string, RowOf[Name]> } = {
      payment: this.payments,
      refund: this.refunds,
      link: this.links,
      payout: this.payouts,
      dispute: this.disputes,
      file: this.files,
    };
    return rows[kind].get(refOrKey) ?? rows[kind].get(this.#byKey.get(`${kind}:${refOrKey}`) ?? '');
  }

  /** The webhooks of a dialect. */
  webhooksOf(dialect: Dialect): SandboxWebhook[] {
    return [...this.webhooks.values()].filter((webhook) => webhook.dialect === dialect);
  }

  /** The link through which an account became known to the shop. */
  findAccount(ref: string): SandboxLink | undefined {
    return [...this.links.values()].find(({ account }) => account?.ref === ref);
  }

  /** The balances of an account of one API, by currency: all that came in, less all that went out and its fees. */
  sumBalances(
    { dialect, account }: Pick<SandboxEntry, 'dialect' | 'account'>,
    feeOf: (entry: SandboxEntry) => bigint,
  ): Map<string, bigint> {
    const sums = new Map<string, bigint>();
    for (const entry of this.entries) {
      if (entry.dialect !== dialect || entry.account !== account) continue;
      const isIncome = entry.kind === 'capture' || entry.kind.endsWith('_return');
      const moved = isIncome ? BigInt(entry.amount) : -BigInt(entry.amount);
      sums.set(entry.currency, (sums.get(entry.currency) ?? 0n) + moved - feeOf(entry));
    }
    return sums;
  }

  /** A page of the movements in a time range that one API made; `next` is where the next page begins. */
  listEntries(
    span: {
      from: string;
      before: string;
      dialect?: Dialect | undefined;
      /** Of this account only; null for the shop's own, undefined for all. */
      account?: string | null | undefined;
    },
    after: number,
    size = 500,
  ): { entries: SandboxEntry[]; next: number | null } {
    const found: SandboxEntry[] = [];
    for (let index = after; index < this.entries.length; index += 1) {
      const entry = this.entries[index];
      if (!entry || entry.dialect !== span.dialect) continue;
      if (span.account !== undefined && entry.account !== span.account) continue;
      if (entry.at < span.from || entry.at >= span.before) continue;
      if (found.length === size) return { entries: found, next: index };
      found.push(entry);
    }
    return { entries: found, next: null };
  }
}
