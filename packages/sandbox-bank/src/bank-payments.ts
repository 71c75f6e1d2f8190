import type { BankRecord } from './bank-record.ts';
import { defaultCard, demoCards, hashOf, newRef, Refusal, testCards } from './bank-rows.ts';
import type { SandboxPayment } from './sandbox.types.ts';

type PaymentInput = Pick<
  SandboxPayment,
  | 'amount'
  | 'currency'
  | 'account'
  | 'capture'
  | 'payee'
  | 'description'
  | 'language'
  | 'returnUrl'
  | 'expiresAt'
  | 'via'
>;

/** Payments of the bank, from the shop's request to the capture. A late confirmation arrives `lateMs` after the approval. */
export function createBankPayments(record: BankRecord, lateMs: number) {
  const late = new Map<string, NodeJS.Timeout>();
  /** The number of the next captures that take half of the amount only. */
  let inPart = 0;

  async function changePayment(
    payment: SandboxPayment,
    change: Partial<SandboxPayment>,
  ): Promise<SandboxPayment> {
    const row = { ...payment, ...change };
    if (change.state === 'captured' && inPart > 0) {
      inPart -= 1;
      row.captured = (BigInt(payment.amount) / 2n).toString();
    }
    const state = row.isProcessing && row.state === 'pending' ? 'processing' : row.state;
    await record.tell({ at: record.at(), kind: 'payment', row }, `payment.${state}`);
    return row;
  }

  function findPayment(refOrKey: string): SandboxPayment | undefined {
    return record.rows.find('payment', refOrKey);
  }

  function getPayment(refOrKey: string): SandboxPayment {
    const payment = findPayment(refOrKey);
    if (!payment) throw new Refusal('not_found', 404);
    return payment;
  }

  /** Changes a payment, or leaves it unchanged, after all its changes in progress. */
  async function change(
    refOrKey: string,
    work: (payment: SandboxPayment) => Promise<SandboxPayment>,
  ): Promise<SandboxPayment | undefined> {
    const key = findPayment(refOrKey)?.key;
    return key === undefined ? undefined : record.alone(key, () => work(getPayment(key)));
  }

  /** The current state of the payment. */
  const readPayment = (refOrKey: string) => change(refOrKey, expireIfDue);

  const createPayment = (key: string, input: PaymentInput) =>
    record.alone(key, () => create(key, input));

  async function create(key: string, input: PaymentInput): Promise<SandboxPayment> {
    const { expiresAt: _, ...fixed } = input;
    const bodyHash = hashOf(fixed);
    const known = record.known(findPayment(key), bodyHash);
    if (known) return known;
    if (input.account && record.rows.findAccount(input.account)?.state !== 'active')
      throw new Refusal('account_unknown');
    const at = record.at();
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
      createdAt: at,
    };
    await record.write({ at, kind: 'payment', row });
    return row;
  }

  /** Expires payments that were not finished in time. */
  async function expireIfDue(payment: SandboxPayment): Promise<SandboxPayment> {
    if (payment.state !== 'pending' || payment.isProcessing || record.at() < payment.expiresAt)
      return payment;
    return changePayment(payment, { state: 'expired', failure: 'expired' });
  }

  /** Real providers' pages let people try another card. */
  const isTriedAgain = ({ via }: SandboxPayment): boolean => via?.dialect === 'stripe';
  const isOpen = ({ state, isProcessing }: SandboxPayment): boolean =>
    state === 'pending' && !isProcessing;
  const paidState = ({ capture }: SandboxPayment) =>
    capture === 'manual' ? 'authorized' : 'captured';

  /** The user approved on the page: confirmed now, or later. */
  const approve = (ref: string, cardId: string, isLate: boolean) =>
    change(ref, async (known) => {
      const payment = await expireIfDue(known);
      if (!isOpen(payment)) return payment;
      const card = [...testCards, ...demoCards].find(({ id }) => id === cardId) ?? defaultCard;
      const instrument = { fingerprint: `sandbox-${card.id}`, label: card.label };
      const approved = { instrument, failure: null };
      if (!isLate) return changePayment(payment, { state: paidState(payment), ...approved });
      const processing = await changePayment(payment, {
        isProcessing: true,
        isLate: true,
        ...approved,
      });
      confirmLater(ref);
      return processing;
    });

  function confirmLater(ref: string): void {
    const timer = setTimeout(() => {
      // If writing to the journal fails now, it may work later.
      confirm(ref).catch(() => confirmLater(ref));
    }, lateMs);
    late.set(ref, timer);
  }

  /** The late confirmation arrives. */
  async function confirm(ref: string): Promise<void> {
    clearTimeout(late.get(ref));
    late.delete(ref);
    await change(ref, async (payment) => {
      if (payment.state !== 'pending' || !payment.isProcessing) return payment;
      return changePayment(payment, { state: paidState(payment), isProcessing: false });
    });
  }

  /** Makes all late confirmations arrive at once. */
  async function confirmAll(): Promise<void> {
    for (const ref of [...late.keys()]) await confirm(ref);
  }

  /** The user, or the bank, declined. */
  const decline = (ref: string, failure: 'declined' | 'challenge_failed' | 'cancelled') =>
    change(ref, async (payment) => {
      if (!isOpen(payment)) return payment;
      if (!isTriedAgain(payment)) return changePayment(payment, { state: 'failed', failure });
      return failure === 'cancelled' ? payment : changePayment(payment, { failure });
    });

  /** Like `change`, for a payment that must exist. */
  async function changeKnown(
    refOrKey: string,
    work: (payment: SandboxPayment) => Promise<SandboxPayment>,
  ): Promise<SandboxPayment> {
    return (await change(refOrKey, work)) ?? getPayment(refOrKey);
  }

  const capture = (refOrKey: string) =>
    changeKnown(refOrKey, async (payment) => {
      if (payment.state === 'authorized') return changePayment(payment, { state: 'captured' });
      // Taken before its late confirmation, it is captured by that.
      const isEarly = payment.state === 'pending' && payment.isProcessing;
      return isEarly && payment.capture === 'manual'
        ? changePayment(payment, { capture: 'automatic' })
        : payment;
    });

  const cancel = (refOrKey: string) =>
    changeKnown(refOrKey, async (payment) => {
      if (payment.state === 'authorized')
        return changePayment(payment, { state: 'failed', failure: 'cancelled' });
      return isOpen(payment)
        ? changePayment(payment, { state: 'expired', failure: 'expired' })
        : payment;
    });

  for (const { ref, isProcessing, state } of record.rows.payments.values())
    if (isProcessing && state === 'pending') confirmLater(ref);
  return {
    findPayment,
    getPayment,
    readPayment,
    createPayment,
    approve,
    confirm,
    confirmAll,
    captureInPart(times: number): void {
      inPart = times;
    },
    decline,
    capture,
    cancel,
    /** Pending late confirmations arrive after the next start. */
    close() {
      for (const timer of late.values()) clearTimeout(timer);
    },
  };
}
