import { BankRows, hashOf, newRef, nextBankDay, Refusal, testCards } from './bank-rows.ts';
import { type Book, openBook } from './book.ts';
import { createDelivery, type Delivery } from './deliver.ts';
import type { BookRecord, SandboxEntry, SandboxEvent, SandboxLink, SandboxPayment, SandboxPayout, SandboxRefund } from './sandbox.types.ts';

export interface BankOptions {
  bookFile: string;
  secret: string;
  targets: readonly string[];
  now: () => Date;
  /** How long after an approval a late confirmation comes. */
  lateMs: number;
}

/** The sandbox's bank: all that it knows stands in its book, and every change is told by a signed event. */
export class Bank {
  readonly rows = new BankRows();
  readonly #book: Book;
  readonly #late = new Map<string, NodeJS.Timeout>();
  readonly delivery: Delivery;
  readonly #options: BankOptions;
  /** Events that nobody had taken when the bank last stopped. */
  #untold: SandboxEvent[];

  constructor(options: BankOptions) {
    this.#options = options;
    const open = new Map<string, SandboxEvent>();
    this.#book = openBook(options.bookFile, (record) => {
      if (record.kind === 'event') open.set(record.row.id, record.row);
      else if (record.kind === 'delivered') open.delete(record.row.id);
      else this.rows.apply(record);
    });
    this.delivery = createDelivery({ secret: options.secret, book: this.#book, now: options.now, targets: options.targets });
    this.#untold = [...open.values()].slice(-1_000);
    if (options.targets.length) this.tellTo(options.targets);
    for (const payment of this.payments.values()) if (payment.isProcessing && payment.state === 'pending') this.#confirmLater(payment.ref);
  }

  /** Names those who are told of changes, once they listen; they hear first what nobody took before. */
  tellTo(targets: readonly string[]): void {
    this.delivery.setTargets(targets);
    this.delivery.resume(this.#untold);
    this.#untold = [];
  }

  async #write(...records: BookRecord[]): Promise<void> {
    for (const record of records) this.rows.apply(record);
    await this.#book.append(...records);
  }

  #at(): string {
    return this.#options.now().toISOString();
  }

  /** Writes a change with its event, and sends the event without waiting for it to arrive. */
  async #tell(record: Extract<BookRecord, { kind: 'payment' | 'link' | 'payout' }>, type: string): Promise<void> {
    const event: SandboxEvent = { id: newRef('evt'), type, data: { [record.kind]: { ...record.row } } };
    await this.#write(record, { at: record.at, kind: 'event', row: event });
    void this.delivery.send(event);
  }

  async #changePayment(payment: SandboxPayment, change: Partial<SandboxPayment>): Promise<SandboxPayment> {
    const row = { ...payment, ...change };
    await this.#tell(
      { at: this.#at(), kind: 'payment', row },
      `payment.${row.isProcessing && row.state === 'pending' ? 'processing' : row.state}`,
    );
    return row;
  }

  /** What this key made before; it is answered only once it is on disk. */
  #known<Row extends { bodyHash: string }>(known: Row | undefined, bodyHash: string): Promise<Row> | undefined {
    if (known && known.bodyHash !== bodyHash) throw new Refusal('key_reused', 409);
    return known && this.#book.settled().then(() => known);
  }

  get payments(): ReadonlyMap<string, SandboxPayment> {
    return this.rows.payments;
  }

  get refunds(): ReadonlyMap<string, SandboxRefund> {
    return this.rows.refunds;
  }

  get links(): ReadonlyMap<string, SandboxLink> {
    return this.rows.links;
  }

  get payouts(): ReadonlyMap<string, SandboxPayout> {
    return this.rows.payouts;
  }

  findPayment(refOrKey: string): SandboxPayment | undefined {
    return this.rows.find('payment', refOrKey);
  }

  findLink(refOrKey: string): SandboxLink | undefined {
    return this.rows.find('link', refOrKey);
  }

  /** A payout as it stands now: the bank books it when its day has come. */
  async findPayout(refOrKey: string): Promise<SandboxPayout | undefined> {
    await this.#book.settled();
    const payout = this.rows.find('payout', refOrKey);
    if (payout?.state !== 'in_transit' || this.#options.now().toISOString() < payout.expectedAt) return payout;
    const row: SandboxPayout = { ...payout, state: 'paid' };
    await this.#tell({ at: this.#at(), kind: 'payout', row }, 'payout.paid');
    return row;
  }

  async createPayment(
    key: string,
    input: Pick<
      SandboxPayment,
      'amount' | 'currency' | 'account' | 'capture' | 'payee' | 'description' | 'language' | 'returnUrl' | 'expiresAt'
    >,
  ): Promise<SandboxPayment> {
    const { expiresAt: _, ...fixed } = input;
    const bodyHash = hashOf(fixed);
    const known = this.#known(this.rows.find('payment', key), bodyHash);
    if (known) return known;
    if (input.account && !this.#accountIsActive(input.account)) throw new Refusal('account_unknown');
    const row: SandboxPayment = {
      ...input,
      ref: newRef('pay'),
      key,
      bodyHash,
      state: 'pending',
      isProcessing: false,
      refunded: '0',
      failure: null,
      instrument: null,
      createdAt: this.#at(),
    };
    await this.#write({ at: this.#at(), kind: 'payment', row });
    return row;
  }

  #accountIsActive(ref: string): boolean {
    return [...this.links.values()].some((link) => link.account?.ref === ref && link.state === 'active');
  }

  /** Ends payments that nobody finished in time. */
  async #expireIfDue(payment: SandboxPayment): Promise<SandboxPayment> {
    if (payment.state !== 'pending' || payment.isProcessing || this.#at() < payment.expiresAt) return payment;
    return this.#changePayment(payment, { state: 'expired', failure: 'expired' });
  }

  /** The person approved on the page: now, or with a confirmation that comes later. */
  async approve(ref: string, cardId: string, isLate: boolean): Promise<SandboxPayment | undefined> {
    const found = this.payments.get(ref);
    const payment = found && (await this.#expireIfDue(found));
    if (payment?.state !== 'pending' || payment.isProcessing) return payment;
    const card = testCards.find(({ id }) => id === cardId) ?? testCards[0];
    const instrument = { fingerprint: `sandbox-${card.id}`, label: card.label };
    if (!isLate) return this.#changePayment(payment, { state: payment.capture === 'manual' ? 'authorized' : 'captured', instrument });
    const processing = await this.#changePayment(payment, { isProcessing: true, instrument });
    this.#confirmLater(ref);
    return processing;
  }

  #confirmLater(ref: string): void {
    const timer = setTimeout(() => void this.confirm(ref), this.#options.lateMs);
    this.#late.set(ref, timer);
  }

  /** The late confirmation arrives. */
  async confirm(ref: string): Promise<void> {
    clearTimeout(this.#late.get(ref));
    this.#late.delete(ref);
    const payment = this.payments.get(ref);
    if (payment?.state !== 'pending' || !payment.isProcessing) return;
    await this.#changePayment(payment, { state: payment.capture === 'manual' ? 'authorized' : 'captured', isProcessing: false });
  }

  /** Lets all late confirmations arrive at once. */
  async confirmAll(): Promise<void> {
    for (const ref of [...this.#late.keys()]) await this.confirm(ref);
  }

  /** The person, or the bank, said no. */
  async decline(ref: string, failure: 'declined' | 'challenge_failed' | 'cancelled'): Promise<SandboxPayment | undefined> {
    const payment = this.payments.get(ref);
    if (payment?.state !== 'pending' || payment.isProcessing) return payment;
    return this.#changePayment(payment, { state: 'failed', failure });
  }

  async capture(refOrKey: string): Promise<SandboxPayment> {
    const payment = this.findPayment(refOrKey);
    if (!payment) throw new Refusal('not_found', 404);
    if (payment.state === 'authorized') return this.#changePayment(payment, { state: 'captured' });
    return payment;
  }

  async cancel(refOrKey: string): Promise<SandboxPayment> {
    const payment = this.findPayment(refOrKey);
    if (!payment) throw new Refusal('not_found', 404);
    if (payment.state === 'authorized') return this.#changePayment(payment, { state: 'failed', failure: 'cancelled' });
    if (payment.state !== 'pending' || payment.isProcessing) return payment;
    return this.#changePayment(payment, { state: 'expired', failure: 'expired' });
  }

  /** The payment as it stands now. */
  async readPayment(refOrKey: string): Promise<SandboxPayment | undefined> {
    await this.#book.settled();
    const payment = this.findPayment(refOrKey);
    return payment && this.#expireIfDue(payment);
  }

  async refund(key: string, paymentKey: string, amount: bigint): Promise<SandboxRefund> {
    const payment = this.findPayment(paymentKey);
    if (!payment) throw new Refusal('not_found', 404);
    const bodyHash = hashOf([payment.ref, amount.toString()]);
    const known = this.#known(this.rows.find('refund', key), bodyHash);
    if (known) return known;
    if (payment.state !== 'captured') throw new Refusal('not_captured');
    const refunded = BigInt(payment.refunded) + amount;
    if (amount <= 0n || refunded > BigInt(payment.amount)) throw new Refusal('too_much');
    const row: SandboxRefund = { ref: newRef('ref'), key, bodyHash, paymentRef: payment.ref, amount: amount.toString(), state: 'done' };
    const changed = { ...payment, refunded: refunded.toString() };
    await this.#write({ at: this.#at(), kind: 'refund', row });
    await this.#tell({ at: this.#at(), kind: 'payment', row: changed }, 'payment.refunded');
    return row;
  }

  async createLink(key: string, input: { payee: string; language: string; returnUrl: string }): Promise<SandboxLink> {
    const bodyHash = hashOf(input);
    const known = this.#known(this.rows.find('link', key), bodyHash);
    if (known) return known;
    const row: SandboxLink = { ...input, ref: newRef('lnk'), key, bodyHash, state: 'pending', failure: null, account: null };
    await this.#write({ at: this.#at(), kind: 'link', row });
    return row;
  }

  /** The person's answer on the linking page. An account that ends in 0000 refuses every payout. */
  async decideLink(ref: string, decision: 'approve' | 'refuse' | 'reject', digits: string): Promise<SandboxLink | undefined> {
    const link = this.links.get(ref);
    if (link?.state !== 'pending') return link;
    const ending = digits.replaceAll(/\D/g, '').slice(-4).padStart(4, '0');
    const row: SandboxLink =
      decision === 'approve'
        ? {
            ...link,
            state: 'active',
            account: {
              ref: newRef('acct'),
              label: `Sandbox Bank ••${ending}`,
              fingerprint: `sandbox-bank-${hashOf(digits.replaceAll(/\D/g, '')).slice(0, 24)}`,
            },
          }
        : { ...link, state: 'refused', failure: decision === 'refuse' ? 'refused_by_user' : 'refused_by_provider' };
    await this.#tell({ at: this.#at(), kind: 'link', row }, `link.${row.state}`);
    return row;
  }

  /** A page of what moved in a span of time; `next` is where the page after it begins. */
  listEntries(span: { from: string; before: string }, after: number, size = 500): { entries: SandboxEntry[]; next: number | null } {
    const found: SandboxEntry[] = [];
    for (let index = after; index < this.rows.entries.length; index += 1) {
      const entry = this.rows.entries[index];
      if (!entry || entry.at < span.from || entry.at >= span.before) continue;
      if (found.length === size) return { entries: found, next: index };
      found.push(entry);
    }
    return { entries: found, next: null };
  }

  async createPayout(key: string, input: { account: string; amount: string; currency: string }): Promise<SandboxPayout> {
    const bodyHash = hashOf(input);
    const known = this.#known(this.rows.find('payout', key), bodyHash);
    if (known) return known;
    const link = [...this.links.values()].find(({ account }) => account?.ref === input.account);
    if (link?.state !== 'active') throw new Refusal('account_unknown');
    const isClosed = link.account?.label.endsWith('0000') ?? false;
    const row: SandboxPayout = {
      ...input,
      ref: newRef('po'),
      key,
      bodyHash,
      state: isClosed ? 'failed' : 'in_transit',
      failure: isClosed ? 'account_closed' : null,
      expectedAt: nextBankDay(this.#options.now()).toISOString(),
    };
    await this.#tell({ at: this.#at(), kind: 'payout', row }, `payout.${row.state}`);
    return row;
  }

  async close(): Promise<void> {
    for (const timer of this.#late.values()) clearTimeout(timer);
    await this.delivery.close();
    await this.#book.close();
  }
}
