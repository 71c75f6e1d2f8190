import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/promotions.ts';
import { writeConfig } from '#admin/configs/index.ts';
import { settleSignals, signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import {
  addressMark,
  checkOffer,
  claimOffer,
  markInstrument,
  type OfferRequest,
  releaseOffer,
  useOffer,
  welcomeOfferFor,
} from './index.ts';

const app = await closeAfter(createTestApp());

const ctx = () => systemContext(app.platform);
const verdict = (input: OfferRequest) => checkOffer(ctx(), input, input);
const request = (owner: TestOwner, more: Partial<OfferRequest> = {}): OfferRequest => ({
  storeId: owner.storeId,
  accountId: owner.accountId,
  goodsMinor: 5_000n,
  goodsUsdMinor: 5_000n,
  currency: 'USD' as const,
  addresses: [addressMark({ line1: `${owner.slug} street 1`, city: 'Lyon', countryCode: 'FR' })],
  linkedAccounts: [],
  isFirst: true,
  ...more,
});

test('under 10 dollars is free, 10 to 100 inclusive is 10 % off, above there is nothing', () => {
  const given = (goods: bigint) => welcomeOfferFor(goods, 'USD', goods)?.amountMinor ?? 0n;
  assert.deepEqual([999n, 1_000n, 10_000n, 10_001n, 0n].map(given), [999n, 100n, 1_000n, 0n, 0n]);
});

test('the limits are compared in dollars, the offer is given in the currency of the payment', () => {
  assert.deepEqual(welcomeOfferFor(1_400n, 'JPY', 933n), {
    kind: 'free',
    percent: 100,
    amountMinor: 1_400n,
    currency: 'JPY',
    usdMinor: 933n,
  });
  assert.equal(welcomeOfferFor(1_500n, 'JPY', 1_000n)?.amountMinor, 150n);
  assert.equal(welcomeOfferFor(15_000n, 'JPY', 10_000n)?.amountMinor, 1_500n);
  assert.equal(welcomeOfferFor(15_001n, 'JPY', 10_001n), null);
});

test('an address is the same place however it is written', () => {
  const plain = addressMark({
    line1: '12 Rue de l’Été',
    postcode: '69001',
    city: 'Lyon',
    countryCode: 'FR',
  });
  assert.equal(
    addressMark({ line1: '12, rue de l ete', postcode: '69 001', city: 'LYON', countryCode: 'FR' }),
    plain,
  );
  assert.notEqual(
    addressMark({ line1: '13 Rue de l’Été', postcode: '69001', city: 'Lyon', countryCode: 'FR' }),
    plain,
  );
});

test('fifty claims of one owner at once give one', async () => {
  const owner = await createOwner(app);
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      inTx(ctx(), (tx) => claimOffer(tx, { ...request(owner), paymentId: String(1_000 + index) })),
    ),
  );
  assert.equal(tries.filter(Boolean).length, 1);
});

test('a failed payment gives the offer back, a captured one does not', async () => {
  const owner = await createOwner(app);
  const claim = (paymentId: string) =>
    inTx(ctx(), (tx) => claimOffer(tx, { ...request(owner), paymentId }));
  assert.ok(await claim('2001'));
  assert.equal(await claim('2002'), null);
  await inTx(ctx(), (tx) => releaseOffer(tx, '2001'));
  assert.ok(await claim('2003'));
  await inTx(ctx(), (tx) => useOffer(tx, '2003'));
  await inTx(ctx(), (tx) => releaseOffer(tx, '2003'));
  assert.equal(await claim('2004'), null);
});

test('another account with the same address, linked account or card gets nothing', async () => {
  const [one, two] = [await createOwner(app), await createOwner(app)];
  const first = request(one, { linkedAccounts: ['acct-1'] });
  assert.ok(await inTx(ctx(), (tx) => claimOffer(tx, { ...first, paymentId: '3001' })));
  const refusal = async (input: OfferRequest) => (await verdict(input)).refusal;
  assert.equal(await refusal(request(two, { addresses: first.addresses })), 'address_used');
  assert.equal(await refusal(request(two, { linkedAccounts: ['acct-1'] })), 'linked_account_used');
  assert.equal(await refusal(request(two, { isFirst: false })), 'not_first');
  assert.equal(
    await refusal(request(two, { goodsMinor: 20_000n, goodsUsdMinor: 20_000n })),
    'over_limit',
  );
  assert.equal(await refusal(first), 'held');
  const { offer, refusal: none } = await checkOffer(ctx(), first, first, ['3001']);
  assert.deepEqual(
    [offer?.amountMinor, none],
    [500n, null],
    'a claim that gives way is no obstacle to its own owner',
  );
  assert.ok(await inTx(ctx(), (tx) => claimOffer(tx, { ...request(two), paymentId: '3002' })));
  assert.equal(await inTx(ctx(), (tx) => markInstrument(tx, '3001', 'card-a')), true);
  assert.equal(await inTx(ctx(), (tx) => markInstrument(tx, '3001', 'card-a')), true);
  assert.equal(await inTx(ctx(), (tx) => markInstrument(tx, '3002', 'card-a')), false);
});

test('the switch and the monthly budget end the offer', async () => {
  const admin = await signInAs(app, 'ADMIN');
  const owner = await createOwner(app);
  const save = async (isOn: boolean, amount: number) => {
    const saved = await app.call(
      contract.saveWelcomeSettings,
      { body: { isOn, monthlyBudget: { amount, currency: 'USD' }, chatUrl: null } },
      admin,
    );
    // Outside of a transaction settings are read from a cache, which a signal invalidates.
    await settleSignals(app);
    return saved;
  };
  assert.equal((await save(false, 500_000)).status, 200);
  assert.equal((await verdict(request(owner))).refusal, 'off');
  const { data } = (await save(true, 500_000)).body;
  assert.ok((await verdict(request(owner))).offer);
  await save(true, data.givenThisMonth.amount + 499);
  assert.equal((await verdict(request(owner))).refusal, 'budget_spent');
  await save(true, data.givenThisMonth.amount + 500);
  assert.ok((await verdict(request(owner))).offer);
});

test('operators read the settings and what the offer cost this month, owners do not', async () => {
  const guest = await signInAs(app, 'GUEST');
  const { data } = (await app.call(contract.readWelcomeSettings, {}, guest)).body;
  assert.deepEqual([data.isOn, data.monthlyBudget.currency, data.claims > 0], [true, 'USD', true]);
  const owner = await createOwner(app);
  assert.equal((await app.call(contract.readWelcomeSettings, {}, owner)).status, 403);
});

test('the welcome message names the chat that operators set, and stays dismissed for its owner alone', async () => {
  const admin = await signInAs(app, 'ADMIN');
  const [owner, other] = [await createOwner(app), await createOwner(app)];
  const read = async (one: { token: string }) =>
    (await app.call(contract.readWelcomeOffer, {}, one)).body.data;
  const fresh = await read(owner);
  assert.deepEqual([fresh.chatUrl, fresh.promotesCourses, fresh.isDismissed], [null, true, false]);
  const body = {
    isOn: true,
    monthlyBudget: { amount: 500_000, currency: 'USD' as const },
    chatUrl: 'https://chat.example/welcome',
  };
  assert.equal(
    (await app.call(contract.saveWelcomeSettings, { body }, admin)).body.data.chatUrl,
    body.chatUrl,
  );
  await settleSignals(app);
  assert.equal((await read(owner)).chatUrl, body.chatUrl);
  for (let times = 0; times < 2; times += 1)
    assert.equal((await app.call(contract.dismissWelcome, {}, owner)).body.code, 1);
  assert.deepEqual(
    [(await read(owner)).isDismissed, (await read(other)).isDismissed],
    [true, false],
  );
  await app.platform.database.withTx((tx) =>
    writeConfig(systemContext(app.platform, tx), 'welcome.promotion', 'off'),
  );
  await settleSignals(app);
  assert.equal((await read(owner)).promotesCourses, false);
  await app.call(contract.saveWelcomeSettings, { body: { ...body, chatUrl: null } }, admin);
  await settleSignals(app);
  assert.equal((await read(owner)).chatUrl, null);
});

test('only administrators change the settings, and only to sensible values', async () => {
  const body = {
    isOn: true,
    monthlyBudget: { amount: 1, currency: 'USD' as const },
    chatUrl: null,
  };
  const owner = await createOwner(app);
  const guest = await signInAs(app, 'GUEST');
  const admin = await signInAs(app, 'ADMIN');
  assert.equal((await app.call(contract.saveWelcomeSettings, { body })).status, 401);
  assert.equal((await app.call(contract.saveWelcomeSettings, { body }, owner)).status, 403);
  assert.equal((await app.call(contract.saveWelcomeSettings, { body }, guest)).status, 403);
  const bad = {
    ...body,
    monthlyBudget: { amount: -1, currency: 'EUR' as never },
    chatUrl: 'javascript:alert(1)',
  };
  const refused = await app.call(contract.saveWelcomeSettings, { body: bad }, admin);
  assert.equal(refused.status, 400);
  assert.deepEqual(refused.body.errors?.map(({ path }) => path).sort(), [
    'chatUrl',
    'monthlyBudget.amount',
    'monthlyBudget.currency',
  ]);
});
