import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test as runTest, type TestContext } from 'node:test';
import type {
  NewPayment,
  PaymentProvider,
  PaymentSnapshot,
  ProviderObject,
} from '../adapters/provider.ts';
import { watchBook } from './book-conformance.ts';
import { type Counterpart, isRefused, isUnknown, missingAccount } from './counterpart.ts';
import { describeDisputes, evidence } from './dispute-conformance.ts';
import { answerStrangely, strangeAnswers } from './strange-answers.ts';

const dayMs = 86_400_000;

/** Declares the tests that every payment provider passes; `findSkip` gives the reason to leave one out at a real account. */
export function describeProvider(
  name: string,
  open: () => Promise<Counterpart>,
  findSkip: (title: string) => string | undefined = () => undefined,
): void {
  describe(`payment provider ${name}`, () => {
    let opened: Counterpart;
    let other: Counterpart;
    let provider: PaymentProvider;
    before(async () => {
      opened = await open();
    });
    after(() => opened.close());
    const test = (title: string, run: (context: TestContext) => Promise<void>) =>
      runTest(title, { skip: findSkip(title) ?? false }, async (context) => {
        // The clock stands still, and lines of the case before would be of the same moment.
        if (opened.booksAtOnce) opened.advance(2_000);
        const { compare, ...watched } = watchBook(opened);
        other = { ...opened, ...watched };
        provider = other.provider;
        await run(context);
        if (other.booksAtOnce) await compare();
      });

    const newKey = () => `key-${randomUUID()}`;
    const plan = (more: Partial<NewPayment> = {}): NewPayment => ({
      key: newKey(),
      amountMinor: 4_190n,
      currency: 'USD',
      account: null,
      capture: 'automatic',
      payee: 'Luna Studio',
      description: 'VT-20001',
      language: 'en',
      returnUrl: 'http://127.0.0.1/api/paymentCallback?payment=x',
      expiresAt: new Date(other.now().getTime() + 900_000),
      ...more,
    });
    /** How our rows find it again: by its key and what else they keep. */
    const objectOf = ({
      key,
      ref = null,
      account = null,
    }: {
      key: string;
      ref?: string | null;
      account?: string | null;
    }): ProviderObject => ({ key, ref, account, createdAt: other.now() });
    const read = async (payment: Parameters<typeof objectOf>[0]) =>
      (await provider.readPayment(objectOf(payment))) ?? assert.fail(`no payment ${payment.key}`);
    /** Captures a payment that the person has approved, as our server does. */
    async function finish(payment: Parameters<typeof objectOf>[0]): Promise<PaymentSnapshot> {
      const seen = await read(payment);
      const isOurs = seen.state === 'authorized' && !seen.isProcessing;
      return isOurs ? provider.capturePayment(objectOf(seen)) : seen;
    }
    async function pay(more: Partial<NewPayment> = {}): Promise<PaymentSnapshot> {
      const wanted = plan(more);
      const payment = await provider.createPayment(wanted);
      await other.decide(payment, 'approve');
      return wanted.capture === 'manual' ? read(payment) : finish(payment);
    }
    const refund = (
      payment: Parameters<typeof objectOf>[0],
      amountMinor: bigint,
      key = newKey(),
      at = provider,
    ) => at.refund({ key, payment: objectOf(payment), amountMinor, currency: 'USD' });
    const beginLink = (key = newKey()) =>
      provider.createAccountLink({
        key,
        purpose: 'payments',
        payee: 'Luna Studio',
        language: 'en',
        returnUrl: 'http://127.0.0.1/return',
      });
    async function link(): Promise<string> {
      const begun = await beginLink();
      await other.answerLink(begun, 'approve');
      return (
        (await provider.readAccountLink(objectOf({ ...begun, account: null })))?.account?.ref ??
        assert.fail('not linked')
      );
    }
    const payOut = (account: string, key = newKey(), at = provider) =>
      at.createPayout({ key, account, amountMinor: 2_500n, currency: 'USD' });

    test('a payment begins with a page for the person; one key makes one payment, and none of another amount', async () => {
      const wanted = plan();
      const made = await Promise.all(
        Array.from({ length: 5 }, () => provider.createPayment(wanted)),
      );
      made.push(await provider.createPayment(wanted));
      assert.equal(new Set(made.map(({ ref }) => ref)).size, 1);
      const [
        {
          state,
          isProcessing,
          amountMinor,
          currency,
          refundedMinor,
          account,
          payUrl,
        } = assert.fail(),
      ] = made;
      assert.deepEqual(
        [state, isProcessing, amountMinor, currency, refundedMinor, account],
        ['pending', false, 4_190n, 'USD', 0n, null],
      );
      assert.ok(
        provider.pageOrigins.includes(new URL(payUrl ?? '').origin),
        `${payUrl} is on no page that the policy allows`,
      );
      await assert.rejects(provider.createPayment({ ...wanted, amountMinor: 1n }), isRefused);
    });

    test('a key that the provider has never received is nothing, and no failure', async () => {
      const key = newKey();
      assert.deepEqual(
        [
          await provider.readPayment(objectOf({ key })),
          await provider.readAccountLink(objectOf({ key })),
          await provider.readRefund({ ...objectOf({ key }), payment: objectOf(await pay()) }),
        ],
        [null, null, null],
      );
      const payout = () => provider.readPayout(objectOf({ key }));
      if (other.findsByKey) assert.equal(await payout(), null);
      else await assert.rejects(payout(), { code: 'reference_missing' }, 'it may be on its way');
    });

    test('an approved payment is captured; the same card has the same fingerprint', async () => {
      const [one, two] = [await pay(), await pay()];
      assert.deepEqual([one.state, one.failure, one.isLive], ['captured', null, provider.isLive]);
      assert.ok(one.instrument?.label && one.instrument.fingerprint);
      assert.equal(one.instrument.fingerprint, two.instrument?.fingerprint);
    });

    test('a payment that is captured later waits for it, and is captured once', async () => {
      const held = await pay({ capture: 'manual' });
      assert.equal(held.state, 'authorized');
      const both = [
        await provider.capturePayment(objectOf(held)),
        await provider.capturePayment(objectOf(held)),
      ];
      assert.deepEqual(
        both.map((payment) => payment.state),
        ['captured', 'captured'],
      );
      assert.equal((await list(around())).filter(({ key }) => key === held.key).length, 1);
    });

    test('a challenge is passed or failed, and a card can be declined', async () => {
      const after = async (decision: Parameters<Counterpart['decide']>[1]) => {
        const payment = await provider.createPayment(plan());
        await other.decide(payment, decision);
        const { state, failure } = await finish(payment);
        return [state, failure];
      };
      assert.deepEqual(await after('pass-challenge'), ['captured', null]);
      const end = other.endsWithDecline ? 'failed' : 'pending';
      assert.deepEqual(await after('fail-challenge'), [end, 'challenge_failed']);
      assert.deepEqual(await after('decline'), [end, 'declined']);
    });

    test('a card that was declined does not decide about the next one on the same page', async () => {
      const payment = await provider.createPayment(plan());
      for (const decision of ['decline', 'fail-challenge', 'approve'] as const)
        await other.decide(payment, decision);
      const { state, failure } = await finish(payment);
      assert.deepEqual(
        [state, failure],
        other.endsWithDecline ? ['failed', 'declined'] : ['captured', null],
      );
    });

    test('an approval that the provider confirms later is under way until then, and cannot be cancelled', async () => {
      const payment = await provider.createPayment(plan());
      await other.decide(payment, 'later');
      assert.equal((await finish(payment)).isProcessing, true);
      assert.equal((await provider.cancelPayment(objectOf(payment))).isProcessing, true);
      await other.confirmLater();
      const { state, isProcessing } = await read(payment);
      assert.deepEqual([state, isProcessing], ['captured', false]);
    });

    test('cancelling ends what is unpaid or authorised and leaves what is paid; unfinished payments expire', async () => {
      const unpaid = await provider.createPayment(plan());
      const authorised = await pay({ capture: 'manual' });
      for (const payment of [unpaid, authorised]) {
        assert.match((await provider.cancelPayment(objectOf(payment))).state, /^(expired|failed)$/);
        await other.decide(await read(payment), 'approve');
        const over = other.endsPayments ? /^(expired|failed)$/ : /^authorized$/;
        assert.match((await read(payment)).state, over);
        assert.ok((await list(around())).every(({ key }) => key !== payment.key));
      }
      assert.equal((await provider.cancelPayment(objectOf(await pay()))).state, 'captured');
      const late = await provider.createPayment(plan());
      other.advance(1_000_000 + other.openAfterEndMs);
      assert.equal((await provider.readPayment(objectOf(late)))?.state, other.expired);
    });

    test('money is returned in parts, each once, and never more than was paid', async () => {
      const paid = await pay();
      const again = newKey();
      const parts = [
        await refund(paid, 1_000n, again),
        await refund(paid, 1_000n, again),
        await refund(paid, 190n),
      ];
      assert.deepEqual(
        parts.map(({ amountMinor }) => amountMinor),
        [1_000n, 1_000n, 190n],
      );
      assert.equal((await read(paid)).refundedMinor, 1_190n);
      await assert.rejects(refund(paid, 3_001n), isRefused);
      await refund(paid, 3_000n);
      assert.equal((await read(paid)).refundedMinor, 4_190n);
      await assert.rejects(refund(paid, 1n), isRefused);
      await assert.rejects(
        refund(await provider.createPayment(plan()), 100n),
        isRefused,
        'of what is not paid',
      );
    });

    test('a refund made in the provider’s dashboard is reported, listed and in the book', async () => {
      const paid = await pay();
      await refund(paid, 1_000n);
      await other.takeEvents();
      await other.refundAtProvider(paid, 700n);
      const subjects = (
        await Promise.all((await other.takeEvents()).map((event) => provider.readEvent(event)))
      ).flatMap(({ subject }) => subject ?? []);
      assert.ok(
        subjects.some(({ key }) => key === paid.key),
        'it names our payment',
      );
      assert.equal((await read(paid)).refundedMinor, 1_700n);
      const amounts = (await provider.listRefunds(objectOf(paid))).map(
        ({ amountMinor }) => amountMinor,
      );
      assert.deepEqual(new Set(amounts), new Set([700n, 1_000n]));
      await assert.rejects(refund(paid, 2_491n), isRefused, 'more than is left');
    });

    test('events that arrive in the opposite order, and twice, lead to what is true now', async () => {
      await other.takeEvents();
      const paid = await pay();
      await refund(paid, 700n);
      const events = await other.takeEvents();
      assert.ok(events.length > 1);
      for (const request of [...events.toReversed(), ...events]) {
        const { subject } = await provider.readEvent(request);
        if (subject?.key !== paid.key) continue;
        const { state, refundedMinor } = await read(paid);
        assert.deepEqual([state, refundedMinor], ['captured', 700n]);
      }
    });

    test('an account is linked or refused, and takes payments', async () => {
      const begun = await beginLink();
      assert.equal(begun.state, 'pending');
      assert.ok(URL.canParse(begun.linkUrl ?? ''));
      assert.equal((await beginLink(begun.key)).ref, begun.ref, 'one key begins one link');
      await other.answerLink(begun, 'refuse');
      const refused = await provider.readAccountLink(objectOf({ ...begun, account: null }));
      assert.deepEqual(
        [refused?.state, refused?.failure, refused?.account],
        ['refused', 'refused_by_user', null],
      );
      const account = await link();
      assert.equal((await pay({ account })).account, account);
      await assert.rejects(provider.createPayment(plan({ account: missingAccount })), isRefused);
    });

    test('a payout goes to a linked account once and arrives after some days', async () => {
      const sent = await payOut(await link());
      assert.equal(sent.state, other.sentPayout);
      assert.equal((await payOut(sent.account, sent.key)).ref, sent.ref);
      await assert.rejects(payOut(missingAccount), isRefused);
      other.advance(5 * dayMs);
      const { state, amountMinor } = (await provider.readPayout(objectOf(sent))) ?? assert.fail();
      assert.deepEqual([state, amountMinor], ['paid', 2_500n]);
    });

    test('a refund and a payout are found by their keys after the provider has forgotten these', async () => {
      const [paid, account, createdAt] = [await pay(), await link(), other.now()];
      const [refunded, sent] = [await refund(paid, 700n), await payOut(account)];
      const { refund: refundMs, payout: payoutMs } = provider.keysLiveMs;
      const longest = Math.max(...[refundMs, payoutMs].filter(Number.isFinite), 0);
      other.advance(longest + dayMs);
      const ofRefund = { ...objectOf({ key: refunded.key }), createdAt };
      const found = await provider.readRefund({ ...ofRefund, payment: objectOf(paid) });
      assert.equal(found?.ref, refunded.ref);
      const lost = { ...objectOf({ key: sent.key, account }), createdAt };
      if (other.findsByKey) assert.equal((await provider.readPayout(lost))?.ref, sent.ref);
    });

    const list = async (span: { from: Date; before: Date }, account: string | null = null) =>
      (await provider.listEntries({ ...span, account })).entries;
    const around = () => ({
      from: new Date(other.now().getTime() - dayMs),
      before: new Date(other.now().getTime() + 1),
    });

    test('its book has each capture, refund and payout under our key, in the time that is asked for', async () => {
      const paid = await pay();
      const returned = await refund(paid, 700n);
      const payout = await payOut(await link());
      other.advance(5 * dayMs);
      await provider.readPayout(objectOf(payout));
      const entries = await list({
        ...around(),
        from: new Date(other.now().getTime() - 6 * dayMs),
      });
      const of = (key: string) =>
        entries
          .filter((entry) => entry.key === key)
          .map(({ kind, amountMinor }) => [kind, amountMinor]);
      assert.deepEqual(
        [of(paid.key), of(returned.key), of(payout.key)],
        [[['capture', 4_190n]], [['refund', 700n]], [['payout', 2_500n]]],
      );
      assert.ok(
        (await list(around())).every(({ key }) => key !== paid.key),
        'five days ago',
      );
    });

    test('the book of a linked account has the payments to it and the refunds from it', async () => {
      const account = await link();
      const paid = await pay({ account });
      const returned = await refund(paid, 500n);
      const entries = await list(around(), account);
      assert.deepEqual(
        entries
          .filter(({ key }) => key === paid.key || key === returned.key)
          .map(({ kind, amountMinor }) => [kind, amountMinor])
          .sort(),
        [
          ['capture', 4_190n],
          ['refund', 500n],
        ],
      );
      assert.equal((await read(paid)).refundedMinor, 500n);
    });

    test('an event is read from its own bytes, with its own signature, while it is fresh', async () => {
      await other.takeEvents();
      const { key } = await pay();
      const [request = assert.fail('no event')] = await other.takeEvents();
      const event = await provider.readEvent(request);
      const { subject } = event;
      assert.deepEqual([subject?.kind, subject?.key], ['payment', key]);
      assert.deepEqual(await provider.readEvent(request), event, 'sent again it has the same id');
      assert.deepEqual(
        provider.parseEvent(request.body.toString('utf8')),
        event,
        'and read from our store it is the same',
      );
      const altered = Buffer.from(request.body);
      altered.writeUInt8(altered.readUInt8(altered.length >> 1) ^ 1, altered.length >> 1);
      const late = new Date(request.receivedAt.getTime() + other.eventsLiveMs + 1_000);
      for (const [what, wrong] of Object.entries({
        altered: { ...request, body: altered },
        unsigned: { ...request, headers: {} },
        old: { ...request, receivedAt: late },
        empty: { ...request, body: Buffer.alloc(0) },
      }))
        await assert.rejects(provider.readEvent(wrong), isRefused, what);
      assert.throws(() => provider.parseEvent('{'), isRefused);
    });

    test('links and payouts are reported too, and a kind that we do not act on has no subject', async () => {
      await other.takeEvents();
      const payout = await payOut(await link());
      const events = await Promise.all(
        (await other.takeEvents()).map((request) => provider.readEvent(request)),
      );
      assert.deepEqual(
        new Set(events.map(({ subject }) => subject?.kind)),
        new Set(['link', 'payout']),
      );
      assert.ok(events.some(({ subject }) => subject?.key === payout.key));
      assert.equal((await provider.readEvent(other.createUnknownEvent())).subject, null);
    });

    describeDisputes({
      test,
      getCounterpart: () => other,
      pay,
      refund,
      link,
      listToday: (account) => list(around(), account),
    });

    test('when an answer is lost or late the outcome is unknown, and asking again with the key finds it done once', async () => {
      const account = await link();
      const paid = await pay();
      for (const how of ['lost', 'late'] as const) {
        const first = how === 'late' ? other.impatient : provider;
        const wanted = plan();
        await other.spoilNextAnswer(how);
        await assert.rejects(first.createPayment(wanted), isUnknown);
        const seen = await provider.readPayment(objectOf(wanted));
        const { ref } = await provider.createPayment(wanted);
        assert.equal((await provider.createPayment(wanted)).ref, ref);
        assert.equal(seen?.ref, other.findsByKey ? ref : undefined);

        const held = await pay({ capture: 'manual' });
        await other.spoilNextAnswer(how);
        await assert.rejects(first.capturePayment(objectOf(held)), isUnknown);
        assert.equal((await provider.capturePayment(objectOf(held))).state, 'captured');

        const before = (await read(paid)).refundedMinor;
        const [refundKey, payoutKey] = [newKey(), newKey()];
        await other.spoilNextAnswer(how);
        await assert.rejects(refund(paid, 100n, refundKey, first), isUnknown);
        assert.equal((await refund(paid, 100n, refundKey)).amountMinor, 100n);
        assert.equal((await read(paid)).refundedMinor, before + 100n);

        await other.spoilNextAnswer(how);
        await assert.rejects(payOut(account, payoutKey, first), isUnknown);
        const sent = await payOut(account, payoutKey);
        assert.equal((await payOut(account, payoutKey)).ref, sent.ref);
        const known = other.findsByKey ? null : sent.ref;
        assert.equal(
          (await provider.readPayout(objectOf({ key: payoutKey, account, ref: known })))?.ref,
          sent.ref,
        );
      }
    });

    test('whatever is answered that cannot be understood is unknown, never done and never refused', async (t) => {
      const server = await answerStrangely();
      t.after(() => server.close());
      const strange = other.providerAt(server.address);
      const strangeObject = () => objectOf({ key: newKey(), ref: other.someRef });
      const calls = {
        create: () => strange.createPayment(plan()),
        read: () => strange.readPayment(strangeObject()),
        capture: () => strange.capturePayment(strangeObject()),
        cancel: () => strange.cancelPayment(strangeObject()),
        refund: () =>
          strange.refund({
            key: newKey(),
            payment: strangeObject(),
            amountMinor: 100n,
            currency: 'USD',
          }),
        link: () =>
          strange.createAccountLink({
            key: newKey(),
            purpose: 'payouts',
            payee: 'x',
            language: 'en',
            returnUrl: 'http://127.0.0.1/',
          }),
        dispute: () => strange.readDispute({ ref: other.someDispute, account: null }),
        answer: () =>
          strange.submitEvidence(
            { ref: other.someDispute, account: null, key: newKey(), isAppeal: false },
            evidence,
          ),
        payout: () =>
          strange.createPayout({ key: newKey(), account: 'a', amountMinor: 100n, currency: 'USD' }),
      };
      for (const [what, answer] of Object.entries(strangeAnswers)) {
        server.answerWith(answer);
        for (const [call, run] of Object.entries(calls))
          await assert.rejects(run(), isUnknown, `${call}: ${what}`);
      }
    });
  });
}
