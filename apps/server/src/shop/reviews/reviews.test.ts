import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as own from '@vitrine/contract/shop/own-reviews.ts';
import { decideReviewsInBulk } from '@vitrine/contract/shop/review-bulk.ts';
import * as moderation from '@vitrine/contract/shop/review-moderation.ts';
import {
  getStorefrontHome,
  getStorefrontProduct,
  listStorefrontProducts,
} from '@vitrine/contract/shop/storefront.ts';
import * as contract from '@vitrine/contract/shop/storefront-reviews.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { writeConfig } from '#admin/configs/index.ts';
import { readMails, signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sweepPhotos } from '#platform/files/sent-photos.ts';
import { refundByOperators } from '../refunds/testing/refunds.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { sendInvitations } from './invite.ts';
import { photosOfReviews } from './reviews.tables.ts';
import { deliverTestOrder, placeDeliveredOrder } from './testing/delivered-orders.ts';

const { shop, luna, kira, admin } = await withBank(
  { luna: { name: 'Casa Luna' }, kira: { name: 'Kira' }, admin: 'ADMIN' },
  { CACHES: 'off' },
);

const listCards = async ({ slug }: TestOwner) =>
  (await shop.app.call(listStorefrontProducts, { params: { slug }, query: { limit: 50 } })).body
    .data.list;
const mugKey =
  (await listCards(luna)).find(({ onlyVariantId }) => onlyVariantId === shop.mug)?.key ?? '';
const deliver = (
  lines = [{ variantId: shop.mug, quantity: 1 }],
  options: Parameters<typeof placeDeliveredOrder>[3] = {},
) => placeDeliveredOrder(shop.app, luna.slug, lines, options, ({ token }) => shop.pay(token));
const words = {
  rating: 5,
  title: 'A good mug',
  text: 'Keeps my tea warm, and looks as in the video.',
  author: 'Maya T.',
} as const;
const send = (token: string, body: Partial<Parameters<typeof JSON.stringify>[0]> = {}) =>
  shop.app.call(contract.sendReview, {
    params: { token },
    body: { ...words, ...(body as object) },
  });
const form = async (token: string) =>
  (await shop.app.call(contract.readReviewForm, { params: { token } })).body.data;
const decide = (ids: string[], decision: moderation.ReviewDecision, reason = '') =>
  shop.app.call(moderation.decideReviews, { body: { ids, decision, reason } }, admin);
const page = async (query: object = {}) =>
  (await shop.app.call(moderation.pageReviews, { query }, admin)).body.data;
const list = async (query: object = {}, slug = luna.slug) =>
  (await shop.app.call(contract.listReviews, { params: { slug, product: mugKey }, query })).body
    .data;
const listOwn = async (query: object = {}, owner = luna) =>
  (await shop.app.call(own.listOwnReviews, { query }, owner)).body.data.list;
const refused = ({ status, body }: { status: number; body: { code: number | string } }) => [
  status,
  body.code,
];

async function photo(token: string, bytes?: Buffer) {
  const content =
    bytes ??
    (await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a55' } })
      .png()
      .toBuffer());
  const head =
    '--vt\r\ncontent-disposition: form-data; name="file"; filename="mug.png"\r\ncontent-type: image/png\r\n\r\n';
  return shop.app.send({
    method: 'POST',
    url: contract.addReviewPhoto.path.replace(':token', token),
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--vt--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=vt' },
  });
}
const keyOf = (answer: { body: { data: unknown } }) => (answer.body.data as { key: string }).key;

/** A review that waits for operators; answers its id. */
async function waiting(more: object = {}): Promise<string> {
  const { links } = await deliver();
  const sent = await send(links[0] ?? '', more);
  assert.equal(sent.status, 200, sent.text);
  return (await page({ status: 'waiting', pageSize: 100 })).list.at(-1)?.id ?? '';
}

async function published(more: object = {}): Promise<string> {
  const id = await waiting(more);
  assert.equal((await decide([id], 'publish')).status, 200);
  return id;
}

test('a buyer whose review is rejected is told why, in the language of the order', async () => {
  const { links } = await deliver([{ variantId: shop.mug, quantity: 1 }], {
    email: 'rejected@example.com',
    language: 'es',
  });
  await send(links[0] ?? '');
  const id = (await page({ status: 'waiting', pageSize: 100 })).list.at(-1)?.id ?? '';
  await decide([id], 'reject', 'Names a person.');
  const mails = (await readMails(shop.app, 'rejected@example.com')).filter(
    ({ template }) => template === 'review-rejected',
  );
  assert.equal(mails.length, 1);
  for (const words of ['valorar «Taza»', 'Names a person.'])
    assert.ok(mails[0]?.text.includes(words), words);
});

test('an operator opens one review by its id, whatever its state and age', async () => {
  const [first, second] = [await waiting(), await published()];
  for (const id of [first, second])
    assert.deepEqual(
      (await page({ id })).list.map((row) => row.id),
      [id],
    );
  assert.equal((await page({ id: '999999999' })).total, 0);
});

test('with a delay of 0 the invitation comes with the delivery; an own order and a line that was reviewed get none', async () => {
  await writeConfig(shop.ctx, 'review.invitationAfterHours', '0');
  const { links } = await deliver([{ variantId: shop.mug, quantity: 1 }], {
    email: 'early@example.com',
  });
  await send(links[0] ?? '');
  await shop.app.drain();
  const mails = await readMails(shop.app, 'early@example.com');
  assert.deepEqual(mails.filter(({ template }) => template === 'review-invitation').length, 0);
  await deliver([{ variantId: shop.mug, quantity: 1 }], { email: 'now@example.com' });
  await shop.app.drain();
  assert.ok(
    (await readMails(shop.app, 'now@example.com')).some(
      ({ template }) => template === 'review-invitation',
    ),
  );
  await writeConfig(shop.ctx, 'review.invitationAfterHours', '24');
});

test('a link opens the form of its line; a strange or changed one opens nothing', async () => {
  const { links } = await deliver([
    { variantId: shop.mug, quantity: 1 },
    { variantId: shop.lamp, quantity: 1 },
  ]);
  const [first = '', second = ''] = links;
  const seen = await form(first);
  assert.deepEqual(
    [seen.store.slug, seen.bought.state, seen.author, seen.productKey],
    [luna.slug, 'open', 'Maya T.', mugKey],
  );
  assert.deepEqual(
    seen.others.map(({ token, state }) => [token, state]),
    [[second, 'open']],
  );
  for (const token of [`${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`, 'A'.repeat(32)])
    assert.deepEqual(refused(await shop.app.call(contract.readReviewForm, { params: { token } })), [
      404,
      'not-found',
    ]);
});

test('a review is shown once operators publish it, with its photos, and counts for page and cards', async () => {
  const { links } = await deliver();
  const [token = ''] = links;
  const keys = [keyOf(await photo(token)), keyOf(await photo(token))];
  assert.equal((await send(token, { photoKeys: [keys[1], keys[0]] })).status, 200);
  assert.deepEqual(
    [(await form(token)).bought.state, (await form(token)).review?.status],
    ['done', 'waiting'],
  );
  const before = await list();
  const [row] = (await page({ status: 'waiting', pageSize: 100 })).list.slice(-1);
  assert.deepEqual([row?.text, row?.photos.length, row?.store.id], [words.text, 2, luna.storeId]);
  assert.equal((await decide([row?.id ?? ''], 'publish')).status, 200);
  const shown = await list();
  assert.equal(shown.summary.count, before.summary.count + 1);
  assert.deepEqual(
    shown.list[0]?.photos.map(({ url }) => url),
    [`/files/${keys[1]}`, `/files/${keys[0]}`],
  );
  assert.deepEqual(
    [shown.list[0]?.author, shown.list[0]?.language, shown.list[0]?.isReturned],
    ['Maya T.', 'en', false],
  );
  const product = (
    await shop.app.call(getStorefrontProduct, { params: { slug: luna.slug, product: mugKey } })
  ).body.data;
  assert.deepEqual(
    [product.reviews.summary.count, product.reviews.list[0]?.text],
    [shown.summary.count, words.text],
  );
  const rating = (await listCards(luna)).find(({ key }) => key === mugKey)?.rating;
  assert.deepEqual(rating, { average: shown.summary.average, count: shown.summary.count });
  assert.equal(
    (await listCards(kira)).find(({ key }) => key === mugKey)?.rating,
    null,
    'another store has reviews of its own',
  );
  assert.equal((await list({}, kira.slug)).summary.count, 0);
  const homeOf = async ({ slug }: TestOwner) => {
    const answer = await shop.app.call(getStorefrontHome, {
      params: { slug },
      query: { currency: 'USD', country: 'US' } as never,
    });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data;
  };
  const home = await homeOf(luna);
  assert.equal(
    home.reviews.summary.count,
    shown.summary.count,
    'the home counts what the store sold',
  );
  assert.deepEqual(
    [home.reviews.list[0]?.review.text, home.reviews.list[0]?.product.key],
    [words.text, mugKey],
  );
  assert.ok(
    (home.freeShipping?.freeFrom.amount ?? 0) > 0 &&
      home.freeShipping?.countryName === 'United States',
  );
  assert.deepEqual((await homeOf(kira)).reviews.list, []);
});

test('nobody reviews twice, not even at the same time, nor what has not arrived', async () => {
  const { links } = await deliver();
  const [token = ''] = links;
  const answers = await Promise.all([send(token), send(token), send(token)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.deepEqual(refused(await send(token)), [409, 'review-exists']);
  assert.deepEqual([(await photo(token)).body.code], ['review-exists']);
  const order = await shop.paidOrder(luna);
  const [open] = (await shop.app.call(contract.listReviewLinks, { params: { token: order.token } }))
    .body.data.list;
  assert.equal(open?.state, 'undelivered');
  assert.deepEqual(refused(await send(open?.token ?? '')), [409, 'review-closed']);
});

test('a line that was refunded in full takes no review; an earlier one stays and says so', async () => {
  const [reviewed, bare] = [await shop.order(luna), await shop.order(luna)];
  for (const order of [reviewed, bare]) {
    await shop.pay(order.token);
    await deliverTestOrder(shop.app, order.orderId);
  }
  const linkOf = async ({ token }: { token: string }) =>
    (await shop.app.call(contract.listReviewLinks, { params: { token } })).body.data.list[0]
      ?.token ?? '';
  assert.equal(
    (await send(await linkOf(reviewed), { text: 'It broke after a day.', rating: 1 })).status,
    200,
  );
  const id = (await page({ status: 'waiting', pageSize: 100 })).list.at(-1)?.id ?? '';
  await decide([id], 'publish');
  for (const order of [reviewed, bare]) {
    const refund = await refundByOperators(
      shop,
      admin.token,
      order.orderId,
      { kind: 'whole' },
      { areBack: true },
    );
    assert.equal(refund.status, 200, refund.text);
  }
  await shop.settle();
  assert.equal((await form(await linkOf(bare))).bought.state, 'returned');
  assert.deepEqual(refused(await send(await linkOf(bare))), [409, 'review-closed']);
  assert.equal(
    (await list({ rating: 1 })).list.find((review) => review.id === id)?.isReturned,
    true,
  );
});

test('a photo is refused above 2 MiB, when it is none, when it is of another line, and beyond the number of photos', async () => {
  const [mine, other] = [await deliver(), await deliver()];
  const [token = ''] = mine.links;
  assert.deepEqual(
    (await photo(token, Buffer.alloc(2 * 1024 * 1024 + 1, 1))).body.code,
    'image-too-large',
  );
  assert.deepEqual((await photo(token, Buffer.from('<svg/>'))).body.code, 'image-unreadable');
  const strange = keyOf(await photo(other.links[0] ?? ''));
  const answer = await send(token, { photoKeys: [strange] });
  assert.deepEqual([answer.status, answer.body.errors?.[0]?.path], [400, 'photoKeys']);
  assert.equal((await form(token)).bought.state, 'open', 'nothing of the refused review is left');
  for (let stored = 0; stored < 15; stored += 1) assert.equal((await photo(token)).status, 200);
  assert.deepEqual(refused(await photo(token)), [409, 'review-photos-full']);
  const six = Array.from({ length: 6 }, (_, index) => `2026-11-20/${index}.webp`);
  assert.deepEqual((await send(token, { photoKeys: six })).status, 400);
});

test('operators publish, reject, remove and bring back; each step is in the log, and totals follow', async () => {
  const id = await waiting({ rating: 2, text: 'The handle is too small for me.' });
  const counts = async () => (await shop.app.call(moderation.countReviews, {}, admin)).body.data;
  const stars = async () => (await list()).summary.stars[1] ?? 0;
  const [start, startCounts] = [await stars(), await counts()];
  assert.deepEqual((await decide([id], 'reject')).body.errors?.[0]?.path, 'reason');
  assert.deepEqual(refused(await decide([id], 'remove', 'never shown')), [409, 'review-state']);
  await decide([id], 'reject', 'Names a person.');
  assert.equal((await counts()).rejected, startCounts.rejected + 1);
  await decide([id], 'publish');
  assert.equal(await stars(), start + 1);
  assert.deepEqual(refused(await decide([id], 'publish')), [409, 'review-state']);
  await decide([id], 'remove', 'Names a person.');
  assert.equal(await stars(), start);
  assert.equal(
    (await counts()).removed,
    startCounts.removed + 1,
    'what was removed stays countable',
  );
  assert.equal(
    (await listOwn()).find((review) => review.id === id)?.removedReason,
    'Names a person.',
  );
  await decide([id], 'publish');
  assert.equal(await stars(), start + 1);
  const log = (await shop.app.call(moderation.readReviewLog, { params: { id } }, admin)).body.data
    .list;
  assert.deepEqual(
    log.map(({ step, reason }) => [step, reason]),
    [
      ['sent', null],
      ['reject', 'Names a person.'],
      ['publish', null],
      ['remove', 'Names a person.'],
      ['publish', null],
    ],
  );
  assert.deepEqual([log[0]?.by, typeof log[1]?.by], [null, 'string']);
});

test('several reviews are decided on together or not at all, also when two operators do it at once', async () => {
  const ids = [await waiting(), await waiting(), await waiting()];
  const start = (await list()).summary.count;
  const both = await Promise.all([decide(ids, 'publish'), decide([...ids].reverse(), 'publish')]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await list()).summary.count, start + 3);
  const open = await waiting();
  assert.deepEqual(refused(await decide([open, ids[0] ?? ''], 'publish')), [409, 'review-state']);
  assert.equal(
    (await page({ status: 'waiting', pageSize: 100 })).list.at(-1)?.id,
    open,
    'nothing of it was done',
  );
});

test('an owner replies to, changes and withdraws, and reports a review of the own store only', async () => {
  const id = await published({ rating: 4, text: 'A little heavy, but I like it.' });
  const reply = (text: string, owner = luna) =>
    shop.app.call(own.replyToReview, { params: { id }, body: { text } }, owner);
  const report = (owner = luna) =>
    shop.app.call(
      own.reportReview,
      { params: { id }, body: { reason: 'Not about the mug.' } },
      owner,
    );
  assert.deepEqual(refused(await reply('Hello', kira)), [404, 'not-found']);
  assert.deepEqual(refused(await report(kira)), [404, 'not-found']);
  assert.ok(!(await listOwn({}, kira)).some((review) => review.id === id));
  const unanswered = async () =>
    (await shop.app.call(own.summariseOwnReviews, {}, luna)).body.data.unanswered;
  const start = await unanswered();
  await reply('Thank you!');
  await reply('Thank you, Maya!');
  assert.equal(await unanswered(), start - 1);
  assert.equal(
    (await list()).list.find((review) => review.id === id)?.reply?.text,
    'Thank you, Maya!',
  );
  assert.ok((await listOwn({ reply: 'given' })).some((review) => review.id === id));
  await decide([id], 'remove_reply', 'An address is in it.');
  assert.equal((await listOwn({ reply: 'open' })).find((review) => review.id === id)?.reply, null);
  assert.deepEqual(refused(await decide([id], 'remove_reply', 'Again')), [409, 'review-state']);
  await report();
  assert.deepEqual(
    (await page({ isReported: 'true' })).list.map((review) => review.id),
    [id],
  );
  assert.equal(
    (await list()).list.some((review) => review.id === id),
    true,
    'a report changes nothing for buyers',
  );
  await decide([id], 'dismiss_report');
  assert.equal((await page({ isReported: 'true' })).total, 0);
  const hidden = await waiting();
  const early = await shop.app.call(
    own.replyToReview,
    { params: { id: hidden }, body: { text: 'Hello' } },
    luna,
  );
  assert.deepEqual(refused(early), [404, 'not-found'], 'what waits is not there for the owner');
});

test('reviews are filtered, sorted and paged without one shown twice', async () => {
  for (const rating of [1, 3, 3, 5])
    await published({ rating, text: `A review of ${rating} stars.` });
  const all = (await list({ limit: 50 })).list;
  for (const sort of contract.reviewSorts) {
    const seen: (typeof all)[number][] = [];
    let cursor: string | null | undefined;
    do {
      const part = await list({ sort, limit: 3, ...(cursor ? { cursor } : {}) });
      seen.push(...part.list);
      cursor = part.nextCursor;
    } while (cursor);
    assert.deepEqual(new Set(seen.map(({ id }) => id)), new Set(all.map(({ id }) => id)), sort);
    assert.equal(seen.length, all.length, sort);
    const key = ({ rating }: { rating: number }) =>
      sort === 'newest' ? 0 : sort === 'highest' ? -rating : rating;
    assert.ok(
      seen.every((review, index) => index === 0 || key(seen[index - 1] ?? review) <= key(review)),
      sort,
    );
  }
  assert.ok((await list({ rating: 3 })).list.every(({ rating }) => rating === 3));
  const withPhotos = (await list({ withPhotos: 'true', limit: 50 })).list;
  assert.ok(withPhotos.length > 0 && withPhotos.every(({ photos }) => photos.length > 0));
  assert.deepEqual((await list({ language: 'fr' })).list, []);
  const broken = await shop.app.call(contract.listReviews, {
    params: { slug: luna.slug, product: mugKey },
    query: { cursor: 'eA' },
  });
  assert.deepEqual([broken.status, broken.body.errors?.[0]?.path], [400, 'cursor']);
});

test('the platform page has the best reviews of example stores, those in its language first', async () => {
  const best = async () => {
    const answer = await shop.app.call(contract.listBestReviews, {}, { lang: 'en' });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data.list;
  };
  assert.deepEqual(await best(), [], 'a store that was only opened is no example');
  const { db } = shop.app.platform.database;
  await db.run(
    sql`update stores set named_at = now(), avatar = '{"key":"a/b.webp","width":8,"height":8,"tone":null}' where id = ${luna.storeId}`,
  );
  await db.run(sql`insert into store_products (store_id, product_id, is_featured) select ${luna.storeId}, id, true from products where key = ${mugKey}
    on conflict (store_id, product_id) do update set is_featured = true`);
  shop.app.clock.advance(60_000);
  const [first, second] = await best();
  assert.deepEqual(
    [first?.store.slug, first?.product.key, first?.review.rating],
    [luna.slug, mugKey, 5],
  );
  assert.equal(second, undefined, 'one for each product');
});

test('a delivered order invites once, when its time has come, with a link for each line in the language of the order', async () => {
  const lines = [shop.mug, shop.lamp].map((variantId) => ({ variantId, quantity: 1 }));
  const { links } = await deliver(lines, { email: 'lucia@example.com', language: 'es' });
  const invitations = async () => {
    await shop.app.drain();
    await sendInvitations(shop.app.platform);
    return (await readMails(shop.app, 'lucia@example.com')).filter(
      ({ template }) => template === 'review-invitation',
    );
  };
  assert.equal((await invitations()).length, 0, 'the day of the delivery is too early');
  shop.app.clock.advance(23 * 3_600_000);
  assert.equal((await invitations()).length, 0);
  shop.app.clock.advance(3_600_000);
  const [mail, more] = await invitations();
  assert.equal(more, undefined);
  assert.match(mail?.text ?? '', /tu pedido ya ha llegado/);
  for (const link of links)
    assert.ok(mail?.text.includes(`/s/${luna.slug}/es/review/${link}`) && mail.html.includes(link));
  assert.equal((await invitations()).length, 1, 'it is sent once');
  admin.token = (await signInAs(shop.app, 'ADMIN')).token;
});

test('photos of a review that is never sent are deleted after a day, those of a sent one stay', async () => {
  const [sent, left] = [await deliver(), await deliver()];
  const kept = keyOf(await photo(sent.links[0] ?? ''));
  await send(sent.links[0] ?? '', { photoKeys: [kept] });
  const gone = keyOf(await photo(left.links[0] ?? ''));
  const stored = async () =>
    (
      await shop.app.platform.database.db.rows(
        sql`select key from stored_files where key in (${kept}, ${gone})`,
        {
          key: as.text,
        },
      )
    ).map(({ key }) => key);
  await sweepPhotos(shop.app.platform, photosOfReviews);
  assert.equal((await stored()).length, 2);
  shop.app.clock.advance(25 * 3_600_000);
  await sweepPhotos(shop.app.platform, photosOfReviews);
  assert.deepEqual(await stored(), [kept]);
  admin.token = (await signInAs(shop.app, 'ADMIN')).token;
});

test('reviews are never deleted, and nothing is left that does not add up', async () => {
  const { db } = shop.app.platform.database;
  await assert.rejects(db.run(sql`delete from reviews`), /Reviews stay/);
  await assert.rejects(db.run(sql`delete from review_steps`), /Reviews stay/);
  assert.deepEqual(await shop.discrepancies(), []);
  await db.run(
    sql`update review_totals set stars_5 = stars_5 + 1 where product_id = (select id from products where key = ${mugKey})`,
  );
  assert.equal((await shop.discrepancies()).length, 1);
});

test('several reviews are decided on one by one: a preview first, then each with its own result', async () => {
  const { preview, run } = decideReviewsInBulk;
  const [first, second, third] = [await waiting(), await waiting(), await published()];
  const ids = [first, third, second, '900000001'];
  const outcomes = (answer: Awaited<ReturnType<typeof callRun>>) =>
    answer.body.data.list.map(({ id, effect, failure }) => [id, effect?.to ?? failure?.code]);
  const callRun = (body: object, key?: string, token = admin.token) =>
    shop.app.call(run, { body: body as never }, { token, ...(key ? { idempotencyKey: key } : {}) });
  const expected = [
    [first, 'published'],
    [third, 'row-unchanged'],
    [second, 'published'],
    ['900000001', 'not-found'],
  ];
  const planned = await shop.app.call(
    preview,
    { body: { ids, decision: 'publish' } },
    { token: admin.token, lang: 'es' },
  );
  assert.deepEqual(outcomes(planned), expected);
  assert.match(planned.body.data.list[1]?.failure?.message ?? '', /ya está así/);
  const statesOf = async () =>
    Promise.all([first, second].map(async (id) => (await page({ id })).list[0]?.status));
  assert.deepEqual(await statesOf(), ['waiting', 'waiting'], 'a preview changes nothing');

  const done = await callRun({ ids, decision: 'publish' }, 'bulk-1');
  assert.deepEqual(outcomes(done), expected);
  assert.deepEqual(await statesOf(), ['published', 'published']);
  assert.equal((await callRun({ ids, decision: 'publish' }, 'bulk-1')).text, done.text);
  assert.deepEqual(
    outcomes(await callRun({ ids: [first, first], decision: 'publish' })),
    [[first, 'row-unchanged']],
    'a row that is named twice is decided on once',
  );

  assert.deepEqual(
    outcomes(await callRun({ ids: [first], decision: 'reject', reason: 'Names a person.' })),
    [[first, 'review-not-waiting']],
  );
  const errorsOf = (answer: Awaited<ReturnType<typeof callRun>>) =>
    answer.body.errors?.map(({ path, code, maximum }) => [path, code, maximum]);
  assert.deepEqual(errorsOf(await callRun({ ids: [first], decision: 'remove' })), [
    ['reason', 'required', undefined],
  ]);
  const many = Array.from({ length: 101 }, (_, index) => String(index + 1));
  assert.deepEqual(errorsOf(await callRun({ ids: many, decision: 'publish' })), [
    ['ids', 'too-many', 100],
  ]);
  const guest = (await signInAs(shop.app, 'GUEST')).token;
  const owner = (await createOwner(shop.app, { name: 'Ben' })).token;
  for (const target of [preview, run] as const)
    for (const token of [guest, owner])
      assert.deepEqual(
        refused(
          await shop.app.call(target, { body: { ids: [first], decision: 'remove' } }, { token }),
        ),
        [403, 'forbidden'],
      );
});
