import type { BankRecord } from './bank-record.ts';
import { getCaptured, newRef, Refusal } from './bank-rows.ts';
import type { SandboxDispute, SandboxFile, SandboxPayment } from './sandbox.types.ts';

const dayMs = 86_400_000;
/** How long an answer is accepted. */
const answerDays = 9;
/** The bank's fee for a dispute, in minor units of the payment's currency; it is never returned. */
const disputeFee = '1500';

export const disputeReasons = [
  'not_received',
  'not_as_described',
  'fraudulent',
  'duplicate',
  'refund_missing',
  'cancelled',
  'unrecognized',
  'other',
] as const;

/** How the bank or the buyer continues a dispute. */
export const disputeSteps = ['escalate', 'win', 'lose', 'close', 'offer-appeal'] as const;
export type DisputeStep = (typeof disputeSteps)[number];

/** Disputes hold or have returned the money of these payments. */
export const isDisputed = ({ rows }: Pick<BankRecord, 'rows'>, { ref }: SandboxPayment): boolean =>
  [...rows.disputes.values()].some(
    ({ paymentRef, state }) =>
      paymentRef === ref && (state === 'open' || state === 'appealed' || state === 'lost'),
  );

/** Disputes of captured payments. */
export function createBankDisputes(record: BankRecord) {
  const { rows } = record;
  const find = (ref: string): SandboxDispute | undefined => rows.disputes.get(ref);

  async function write(dispute: SandboxDispute, type: string): Promise<SandboxDispute> {
    const at = record.at();
    const row = { ...dispute, changedAt: at };
    await record.tell({ at, kind: 'dispute', row }, `dispute.${type}`);
    return row;
  }

  /** Changes a dispute after all its changes in progress. */
  function change(
    ref: string,
    work: (dispute: SandboxDispute) => Promise<SandboxDispute>,
  ): Promise<SandboxDispute> {
    return record.alone(ref, () => {
      const dispute = find(ref);
      if (!dispute) throw new Refusal('not_found', 404);
      return work(dispute);
    });
  }

  const move = (
    dispute: SandboxDispute,
    kind: 'taken' | 'returned',
    fee = '0',
  ): SandboxDispute['movements'] => [
    ...dispute.movements,
    { kind, amount: dispute.amount, fee, at: record.at() },
  ];
  /** The bank takes the money of a dispute when it opens it. */
  const taken = (dispute: SandboxDispute): SandboxDispute => ({
    ...dispute,
    state: 'open',
    isAnswered: false,
    movements: move(dispute, 'taken', disputeFee),
  });
  const isOpen = ({ state }: SandboxDispute) =>
    state === 'inquiry' || state === 'open' || state === 'appealed';

  /** The buyer disputes a payment, perhaps with an inquiry of the bank first. */
  function openDispute(
    paymentRef: string,
    wanted: {
      amount?: string | undefined;
      reason: string;
      isInquiry: boolean;
      note?: string | undefined;
    },
  ): Promise<SandboxDispute> {
    return record.alone(`dispute:${paymentRef}`, async () => {
      const payment = rows.find('payment', paymentRef);
      if (payment?.state !== 'captured') throw new Refusal('not_captured');
      if (isDisputed(record, payment)) throw new Refusal('transaction_disputed', 409);
      const ref = newRef('dsp');
      const at = record.at();
      const dispute: SandboxDispute = {
        ref,
        key: ref,
        paymentRef: payment.ref,
        amount: wanted.amount ?? getCaptured(payment),
        reason: wanted.reason,
        state: 'inquiry',
        isAnswered: false,
        canAppeal: false,
        note: wanted.note ?? null,
        draft: {},
        answer: null,
        dueAt: new Date(record.now().getTime() + answerDays * dayMs).toISOString(),
        createdAt: at,
        changedAt: at,
        movements: [],
        via: payment.via && { dialect: payment.via.dialect, fields: {} },
      };
      return write(wanted.isInquiry ? dispute : taken(dispute), 'opened');
    });
  }

  const decide = (ref: string, step: DisputeStep): Promise<SandboxDispute> =>
    change(ref, async (dispute) => {
      if (step === 'offer-appeal') {
        if (dispute.state !== 'lost') throw new Refusal('dispute_state');
        return write({ ...dispute, canAppeal: true }, 'updated');
      }
      if (!isOpen(dispute)) throw new Refusal('dispute_state');
      if (step === 'escalate') {
        if (dispute.state !== 'inquiry') throw new Refusal('dispute_state');
        return write(taken(dispute), 'escalated');
      }
      if (step === 'lose' && dispute.state !== 'inquiry')
        return write({ ...dispute, state: 'lost' }, 'closed');
      if (step === 'win' && dispute.state !== 'inquiry')
        return write({ ...dispute, state: 'won', movements: move(dispute, 'returned') }, 'closed');
      if (step === 'close' && dispute.state === 'inquiry')
        return write({ ...dispute, state: 'closed' }, 'closed');
      // The buyer's bank takes its claim back before anybody decides it.
      if (step === 'close' && dispute.state === 'open')
        return write(
          { ...dispute, state: 'closed', movements: move(dispute, 'returned') },
          'closed',
        );
      throw new Refusal('dispute_state');
    });

  /** Keeps texts as a draft. */
  const saveEvidence = (ref: string, draft: SandboxDispute['draft']): Promise<SandboxDispute> =>
    change(ref, async (dispute) => {
      if (!isOpen(dispute) || dispute.isAnswered) throw new Refusal('dispute_state');
      const row = { ...dispute, draft: { ...dispute.draft, ...draft }, changedAt: record.at() };
      await record.write({ at: record.at(), kind: 'dispute', row });
      return row;
    });

  /** Takes the answer, or the appeal; each once. */
  const submitEvidence = (ref: string, evidence: SandboxDispute['draft']) =>
    change(ref, async (dispute) => {
      const answer = { ...dispute.draft, ...evidence };
      if (dispute.state === 'lost' && dispute.canAppeal)
        return write({ ...dispute, state: 'appealed', canAppeal: false, answer }, 'appealed');
      const isOver = !isOpen(dispute) || record.at() > dispute.dueAt;
      if (isOver || dispute.isAnswered) throw new Refusal('dispute_state');
      return write({ ...dispute, isAnswered: true, answer }, 'updated');
    });

  /** The shop accepts the claim: the buyer keeps the money. */
  const acceptDispute = (ref: string): Promise<SandboxDispute> =>
    change(ref, async (dispute) => {
      if (dispute.state !== 'open' || dispute.isAnswered) throw new Refusal('dispute_state');
      return write({ ...dispute, state: 'lost' }, 'closed');
    });

  /** Keeps what is known of a file that is sent before the answer: its bytes are not needed again. */
  async function keepFile(
    key: string,
    file: Pick<SandboxFile, 'name' | 'type' | 'size' | 'hash' | 'via'>,
  ): Promise<SandboxFile> {
    return record.alone(key, async () => {
      const known = rows.find('file', key);
      if (known) return known;
      const row: SandboxFile = { ...file, ref: newRef('file'), key, createdAt: record.at() };
      await record.write({ at: record.at(), kind: 'file', row });
      return row;
    });
  }

  return {
    findDispute: find,
    openDispute,
    decideDispute: decide,
    saveEvidence,
    submitEvidence,
    acceptDispute,
    keepFile,
  };
}
