import type { SandboxPayment, SandboxPayout, SandboxRefund } from '../sandbox.types.ts';
import type { PaypalDialect } from './paypal-dialect.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** For so long PayPal keeps the request id of a call on an order, of a refund, and the id of a batch of payouts. */
const idsLiveMs = { payment: 6 * hourMs, refund: 45 * dayMs, payout: 30 * dayMs } as const;

interface Rows {
  payment: SandboxPayment;
  refund: SandboxRefund;
  payout: SandboxPayout;
}

/** The ids of earlier calls that PayPal still knows. */
export function createRequestIds({ bank, ageOf }: Pick<PaypalDialect, 'bank' | 'ageOf'>) {
  /** The key under which the bank has an object: with an id that PayPal has forgotten, another one is made. */
  function find<Kind extends keyof Rows>(
    kind: Kind,
    id: string,
  ): { key: string; known: Rows[Kind] | undefined } {
    for (let count = 1; ; count += 1) {
      const key = count === 1 ? id : `${id}.${count}`;
      const known = bank.rows.find(kind, key) as Rows[Kind] | undefined;
      if (!known || ageOf(known.createdAt) < idsLiveMs[kind]) return { key, known };
    }
  }

  const findCapture = (id: string) => {
    const kept = bank.rows.answers.get(`paypal:${id}`);
    return kept && ageOf(kept.at) < idsLiveMs.payment ? kept.row.body : undefined;
  };

  function keepCapture(id: string, body: unknown): void {
    const row = { dialect: 'paypal', key: id, bodyHash: '', status: 201, body } as const;
    // Without waiting for the disk: after a crash the order shows that it was captured.
    bank.note({ at: bank.now().toISOString(), kind: 'answer', row });
  }

  return { find, findCapture, keepCapture };
}
