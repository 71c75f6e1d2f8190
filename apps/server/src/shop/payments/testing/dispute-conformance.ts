import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type {
  DisputeEvidence,
  DisputeSnapshot,
  NewPayment,
  PaymentProvider,
  PaymentSnapshot,
  ProviderEntry,
  RefundSnapshot,
} from '../adapters/provider.ts';
import { type Counterpart, isRefused, isUnknown } from './counterpart.ts';

const dayMs = 86_400_000;

/** The evidence in the cases below. */
export const evidence: DisputeEvidence = {
  explanation: 'Delivered and signed for. '.repeat(120),
  carrier: 'Correos',
  trackingNumber: 'PQ4F8C0719283ES',
  shippedOn: '2026-11-03',
  deliveredOn: '2026-11-06',
  files: [
    {
      kind: 'delivery',
      name: 'proof of delivery.pdf',
      mimeType: 'application/pdf',
      bytes: Buffer.from('%PDF-1.4\n%%EOF'),
    },
  ],
};

interface DisputeCases {
  test(title: string, run: () => Promise<void>): void;
  /** Open since `before` of the suite. */
  getCounterpart(): Counterpart;
  pay(more?: Partial<NewPayment>): Promise<PaymentSnapshot>;
  refund(payment: PaymentSnapshot, amountMinor: bigint): Promise<RefundSnapshot>;
  link(): Promise<string>;
  /** The lines of today in a book. */
  listToday(account: string | null): Promise<readonly ProviderEntry[]>;
}

/** Declares the tests of disputes that every payment provider passes. */
export function describeDisputes({
  test,
  getCounterpart,
  pay,
  refund,
  link,
  listToday,
}: DisputeCases): void {
  let other: Counterpart;
  let provider: PaymentProvider;
  const testDispute = (title: string, run: () => Promise<void>) =>
    test(title, () => {
      other = getCounterpart();
      provider = other.provider;
      return run();
    });
  const newKey = () => `key-${randomUUID()}`;
  /** A payment that its buyer disputes, and how the provider names the dispute. */
  async function openDispute(
    wanted: Partial<Parameters<Counterpart['dispute']>[1]> = {},
    account: string | null = null,
  ) {
    const paid = await pay({ account });
    await other.takeEvents();
    const decide = await other.dispute(paid, { reason: 'not_received', ...wanted });
    const events = await Promise.all(
      (await other.takeEvents()).map((request) => provider.readEvent(request)),
    );
    const [subject] = events.flatMap((event) =>
      event.subject?.kind === 'dispute' ? event.subject : [],
    );
    assert.ok(subject, 'it is reported');
    const named = { ref: subject.key, account };
    const readNow = async () => (await provider.readDispute(named)) ?? assert.fail('no dispute');
    return { paid, decide, named, readNow, keyed: { ...named, key: newKey(), isAppeal: false } };
  }
  const moved = ({ movements }: DisputeSnapshot) =>
    movements.flatMap(({ kind, amountMinor }) => (amountMinor ? [[kind, amountMinor]] : []));
  const takenOf = async (account: string | null = null) =>
    (await listToday(account)).filter(({ kind }) => /^dispute/.test(kind));

  testDispute(
    'a dispute takes the money, is answered once, and gives the money back when it is won',
    async () => {
      const note = 'I never got the parcel.';
      const { paid, decide, named, readNow, keyed } = await openDispute({ note });
      const before = (await takenOf()).length;
      const opened = await readNow();
      assert.deepEqual(
        [opened.state, opened.reason, opened.paymentKey, opened.account, opened.amountMinor],
        ['open', 'not_received', paid.key, null, 4_190n],
      );
      assert.deepEqual([opened.awaitsAnswer, opened.isAnswered], [true, false]);
      assert.ok(opened.dueAt && opened.dueAt > other.now() && opened.isLive === provider.isLive);
      if (opened.buyerNote !== null) assert.equal(opened.buyerNote, note);
      assert.deepEqual(moved(opened), [['taken', 4_190n]]);
      assert.ok(opened.movements.some(({ fee }) => fee && fee.amountMinor > 0n));
      assert.equal(new Set(opened.movements.map(({ ref }) => ref)).size, opened.movements.length);
      await assert.rejects(refund(paid, 100n), isRefused, 'while it is disputed');

      const draft = await provider.saveEvidence(named, evidence);
      assert.deepEqual([draft.awaitsAnswer, draft.isAnswered], [true, false], 'nothing was sent');
      const answered = await provider.submitEvidence(keyed, evidence);
      assert.deepEqual([answered.awaitsAnswer, answered.isAnswered], [false, true]);
      assert.deepEqual(await provider.submitEvidence(keyed, evidence), answered);
      const others = { ...evidence, explanation: 'Something else.' };
      assert.deepEqual(
        await provider.submitEvidence({ ...keyed, key: newKey() }, others),
        answered,
        'another answer changes nothing',
      );
      assert.deepEqual(moved(answered), [['taken', 4_190n]]);

      await decide('win');
      const won = await readNow();
      assert.deepEqual([won.state, won.canAppeal, won.canAccept], ['won', false, false]);
      assert.deepEqual(moved(won), [
        ['taken', 4_190n],
        ['returned', 4_190n],
      ]);
      assert.equal((await takenOf()).length, before + 1, 'its book has the return as well');
      const listed = await provider.listDisputes({
        since: new Date(other.now().getTime() - dayMs),
        accounts: [],
      });
      assert.deepEqual(
        listed.find(({ ref }) => ref === named.ref),
        won,
      );
      await refund(paid, 100n);
    },
  );

  testDispute(
    'a dispute is lost by its decision or when it is accepted, and what was accepted stays so',
    async () => {
      const { paid, decide, readNow } = await openDispute({ reason: 'fraudulent' });
      await decide('lose');
      const lost = await readNow();
      assert.deepEqual(
        [lost.state, lost.reason, lost.awaitsAnswer, moved(lost)],
        ['lost', 'fraudulent', false, [['taken', 4_190n]]],
      );
      await assert.rejects(refund(paid, 100n), isRefused);
      const part = await openDispute({ amount: '1000' });
      const accepted = await provider.acceptDispute(part.keyed);
      assert.deepEqual(
        [accepted.state, accepted.amountMinor, moved(accepted)],
        ['lost', 1_000n, [['taken', 1_000n]]],
      );
      assert.deepEqual(await provider.acceptDispute(part.keyed), accepted);
      assert.deepEqual(await provider.submitEvidence(part.keyed, evidence), accepted);
    },
  );

  testDispute(
    'a lost dispute is appealed once where the provider offers it, and the appeal can win',
    async () => {
      const { decide, readNow, keyed } = await openDispute();
      await decide('lose');
      await decide('offer-appeal');
      const offered = await readNow();
      assert.deepEqual([offered.state, offered.canAppeal], ['lost', true]);
      assert.deepEqual(
        await provider.submitEvidence({ ...keyed, key: newKey() }, evidence),
        offered,
        'a late answer is not taken for the appeal',
      );
      const appeal = { ...keyed, isAppeal: true };
      const appealed = await provider.submitEvidence(appeal, evidence);
      assert.deepEqual([appealed.state, appealed.canAppeal], ['appealed', false]);
      assert.deepEqual(await provider.submitEvidence(appeal, evidence), appealed);
      await decide('win');
      assert.equal((await readNow()).state, 'won');
      assert.deepEqual(moved(await readNow()), [
        ['taken', 4_190n],
        ['returned', 4_190n],
      ]);
    },
  );

  testDispute('an inquiry moves no money unless it becomes a dispute', async () => {
    const first = await openDispute({ isInquiry: true });
    const inquiry = await first.readNow();
    assert.deepEqual(
      [inquiry.state, inquiry.awaitsAnswer, inquiry.movements],
      ['inquiry', true, []],
    );
    const answered = await provider.submitEvidence(first.keyed, evidence);
    assert.deepEqual([answered.state, answered.isAnswered], ['inquiry', true]);
    await first.decide('close');
    const closed = await first.readNow();
    assert.deepEqual([closed.state, closed.movements], ['closed', []]);
    await refund(first.paid, 100n);

    const second = await openDispute({ isInquiry: true });
    await second.decide('escalate');
    const opened = await second.readNow();
    assert.deepEqual([opened.state, moved(opened)], ['open', [['taken', 4_190n]]]);
  });

  testDispute(
    'a dispute of a payment to a linked account is in that account and in its book',
    async () => {
      const account = await link();
      const { named, decide, readNow, keyed } = await openDispute({}, account);
      const opened = await readNow();
      assert.equal(opened.account, account);
      if (other.hasAccounts)
        assert.equal(await provider.readDispute({ ...named, account: null }), null);
      await provider.submitEvidence(keyed, evidence);
      await decide('win');
      const listed = await provider.listDisputes({
        since: new Date(other.now().getTime() - dayMs),
        accounts: [account],
      });
      assert.ok(listed.some(({ ref }) => ref === named.ref));
      assert.deepEqual(
        (await takenOf(account))
          .slice(-2)
          .map(({ kind, amountMinor }) => [kind, amountMinor])
          .sort(),
        [
          ['dispute', 4_190n],
          ['dispute_return', 4_190n],
        ],
      );
    },
  );

  testDispute(
    'an answer that is sent several times at once is given, and every call shows it',
    async () => {
      const { keyed } = await openDispute();
      const sent = await Promise.all(
        Array.from({ length: 4 }, () => provider.submitEvidence(keyed, evidence)),
      );
      assert.deepEqual(
        sent.map(({ isAnswered, state }) => [isAnswered, state]),
        sent.map(() => [true, 'open']),
      );
    },
  );

  testDispute('an answer to a dispute that was lost on its way is not given twice', async () => {
    for (const how of ['lost', 'late'] as const) {
      const { keyed, readNow } = await openDispute();
      await other.spoilNextAnswer(how);
      const first = how === 'late' ? other.impatient : provider;
      await assert.rejects(first.submitEvidence(keyed, evidence), isUnknown);
      assert.equal((await provider.submitEvidence(keyed, evidence)).isAnswered, true);
      const { isAnswered, state } = await readNow();
      assert.deepEqual([isAnswered, state], [true, 'open']);
    }
    assert.equal(
      await provider.readDispute({ ref: other.someDispute, account: null }),
      null,
      'one that does not exist',
    );
  });
}
