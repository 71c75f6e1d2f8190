import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { listOwnCategories } from '@vitrine/contract/shop/own-categories.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { changeProductDisplay } from '@vitrine/contract/shop/product-display.ts';
import { getStorefrontProduct, listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { changeCategoryDisplay, chooseTopics, listTopics } from '@vitrine/contract/shop/topics.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { type Ctx, inTx, systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { until } from '#platform/testing/until.ts';
import { createProduct } from '../catalogue/index.ts';
import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';

let created = 0;

const { app, sample } = await closeAfter(
  createSampleShop({ units: 9, environment: { CACHES: 'off' } }),
);
const { categories } = sample;

const choose = (owner: TestOwner, ...categoryIds: string[]) =>
  app.call(chooseTopics, { body: { categoryIds } }, owner);
const switchCategory = (
  owner: TestOwner,
  id: string,
  body: { isChosen?: boolean; joinsNew?: boolean },
) => app.call(changeCategoryDisplay, { params: { id }, body }, owner);
const keysOf = async ({ slug }: TestOwner) => {
  const { body } = await app.call(listStorefrontProducts, { params: { slug } });
  return body.data.list.map(({ key }) => key).sort();
};

async function addProduct(ctx: Ctx, category: string): Promise<string> {
  created += 1;
  const key = `new-product-${created}`;
  const input = {
    key,
    category,
    names: { en: key },
    descriptions: { en: '' },
    options: [],
    leadTimeDays: 1,
    variants: [{ sku: key.toUpperCase(), values: {}, priceMinor: 500, weightGrams: 100 }],
    images: [],
  };
  await createProduct(ctx, input);
  return key;
}

test('a store sells what its owner chose, on every list and in every count, and no other store changes', async () => {
  const nora = await createOwner(app, { name: 'Nora' });
  const other = await createOwner(app);
  const all = await keysOf(nora);
  assert.deepEqual(all, ['mug', 'nandu-print', 'paper-lamp', 'phone-grip']);
  const before = (await app.call(listTopics, {}, nora)).body.data;
  assert.equal(before.sellsAll, true);
  assert.deepEqual(
    before.list.map(({ key, productCount, images }) => [key, productCount, images.length]),
    [
      ['home', 3, 3],
      ['gear', 1, 1],
    ],
  );
  const answer = await choose(nora, categories.gear);
  assert.deepEqual([answer.status, answer.body.data.inStoreCount], [200, 1]);
  assert.deepEqual(await keysOf(nora), ['phone-grip']);
  assert.equal(
    (await app.call(getStorefrontProduct, { params: { slug: nora.slug, product: 'mug' } })).status,
    404,
  );
  const shown = await app.call(listOwnProducts, { query: { show: 'in-store' } }, nora);
  assert.equal(shown.body.data.total, 1);
  assert.equal((await app.call(readDashboard, {}, nora)).body.data.products.total, 1);
  const tree = (await app.call(listOwnCategories, {}, nora)).body.data;
  assert.deepEqual([tree.sellsAll, tree.inStoreCount, tree.hiddenCount], [false, 1, 3]);
  assert.deepEqual(
    tree.list.map(({ key, isChosen, joinsNew, children }) => [
      key,
      isChosen,
      joinsNew,
      children.every((child) => child.isChosen === isChosen),
    ]),
    [
      ['home', false, false, true],
      ['gear', true, true, true],
    ],
  );
  assert.deepEqual(await keysOf(other), all);
  assert.equal((await app.call(listTopics, {}, other)).body.data.sellsAll, true);
});

test('products that were hidden one by one stay hidden while their category stays chosen', async () => {
  const owner = await createOwner(app);
  await app.call(
    changeProductDisplay,
    { body: { ids: [sample.products.mug.productId], isHidden: true } },
    owner,
  );
  await choose(owner, categories.home);
  assert.deepEqual(await keysOf(owner), ['nandu-print', 'paper-lamp']);
  await choose(owner, categories.home, categories.gear);
  assert.deepEqual(await keysOf(owner), ['nandu-print', 'paper-lamp', 'phone-grip']);
  // Removing a category and adding it again shows all of it.
  await choose(owner, categories.gear);
  await choose(owner, categories.home);
  assert.deepEqual(await keysOf(owner), ['mug', 'nandu-print', 'paper-lamp']);
});

test('a switch of a category of either level shows or hides its products and leaves the others', async () => {
  const owner = await createOwner(app);
  assert.equal((await switchCategory(owner, categories.light, { isChosen: false })).status, 200);
  assert.deepEqual(await keysOf(owner), ['mug', 'phone-grip']);
  await switchCategory(owner, categories.home, { isChosen: false });
  assert.deepEqual(await keysOf(owner), ['phone-grip']);
  await switchCategory(owner, categories.tea, { isChosen: true });
  assert.deepEqual(await keysOf(owner), ['mug', 'phone-grip']);
  await switchCategory(owner, categories.home, { isChosen: true });
  assert.deepEqual(await keysOf(owner), ['mug', 'nandu-print', 'paper-lamp', 'phone-grip']);
});

/** What an owner did before a product of the secondary category "tea", below "home", is created, and if the store shows it then. */
const joining: Record<string, { prepare: (owner: TestOwner) => Promise<unknown>; joins: boolean }> =
  {
    'has not chosen yet': { prepare: async () => {}, joins: true },
    'chose its topic': { prepare: (owner) => choose(owner, categories.home), joins: true },
    'chose another topic': { prepare: (owner) => choose(owner, categories.gear), joins: false },
    'removed its category': {
      prepare: (owner) => switchCategory(owner, categories.tea, { isChosen: false }),
      joins: false,
    },
    'removed a category beside it': {
      prepare: (owner) => switchCategory(owner, categories.light, { isChosen: false }),
      joins: true,
    },
    'lets no new products join its topic': {
      prepare: (owner) => switchCategory(owner, categories.home, { joinsNew: false }),
      joins: false,
    },
    'lets no new products join its category': {
      prepare: (owner) => switchCategory(owner, categories.tea, { joinsNew: false }),
      joins: false,
    },
    'chose its topic again': {
      prepare: async (owner) => {
        await switchCategory(owner, categories.home, { joinsNew: false });
        await choose(owner, categories.gear);
        await choose(owner, categories.home);
      },
      joins: true,
    },
  };

test('a new product joins only the stores whose category is switched on with new products', async () => {
  const owners = new Map<string, TestOwner>();
  for (const [name, { prepare }] of Object.entries(joining)) {
    const owner = await createOwner(app);
    await prepare(owner);
    owners.set(name, owner);
  }
  const key = await inTx(systemContext(app.platform), (tx) => addProduct(tx, 'tea'));
  for (const [name, owner] of owners)
    assert.equal((await keysOf(owner)).includes(key), joining[name]?.joins, `a store that ${name}`);
});

test('a product that did not join is new in the catalogue with its price, until the owner adds it or decides against it', async () => {
  const owner = await createOwner(app);
  await switchCategory(owner, categories.tea, { joinsNew: false });
  const added = await inTx(systemContext(app.platform), async (tx) => [
    await addProduct(tx, 'tea'),
    await addProduct(tx, 'tea'),
    await addProduct(tx, 'tea'),
  ]);
  const listNew = async () =>
    (await app.call(listOwnProducts, { query: { show: 'new' } }, owner)).body.data.list;
  const [third, second, first] = await listNew();
  assert.deepEqual(
    [first, second, third].map((row) => [row?.key, row?.isHidden, row?.sellingPrice.from.amount]),
    added.map((key) => [key, true, 1_000]),
  );
  const countNew = async () => {
    const { list, additionCount } = (await app.call(listOwnCategories, {}, owner)).body.data;
    const home = list.find(({ id }) => id === categories.home);
    const tea = home?.children.find(({ id }) => id === categories.tea);
    return [additionCount, home?.additionCount, tea?.additionCount];
  };
  assert.deepEqual(await countNew(), [3, 3, 3]);
  const decide = (id: string | undefined, body: { isHidden?: boolean; isFeatured?: boolean }) =>
    app.call(changeProductDisplay, { body: { ids: [id ?? ''], ...body } }, owner);
  await decide(first?.id, { isFeatured: true });
  assert.deepEqual(await countNew(), [3, 3, 3], 'the owner has not decided');
  await decide(first?.id, { isHidden: false });
  await decide(second?.id, { isHidden: true });
  assert.deepEqual(
    (await listNew()).map(({ key }) => key),
    [third?.key],
  );
  assert.deepEqual(await countNew(), [1, 1, 1]);
  assert.equal((await keysOf(owner)).includes(first?.key ?? ''), true);
  await switchCategory(owner, categories.tea, { joinsNew: true });
  assert.deepEqual(await countNew(), [1, 1, 1], 'what was added before the switch is still there');
  await switchCategory(owner, categories.tea, { isChosen: true });
  assert.deepEqual(await countNew(), [0, 0, 0]);
  const hidden = await app.call(listOwnProducts, { query: { show: 'hidden' } }, owner);
  assert.equal(hidden.body.data.total, 0, 'a category that is added is shown whole');
  const other = await createOwner(app);
  const none = await app.call(listOwnProducts, { query: { show: 'new' } }, other);
  assert.equal(none.body.data.total, 0);
});

test('a product that is created while an owner chooses is not shown in a category that was removed', async () => {
  const owner = await createOwner(app);
  const { db } = app.platform.database;
  const choosing: ReturnType<typeof choose>[] = [];
  const key = await inTx(systemContext(app.platform), async (tx) => {
    const added = await addProduct(tx, 'tea');
    choosing.push(choose(owner, categories.gear));
    await until('the choice waits for the product', async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows.length > 0;
    });
    return added;
  });
  assert.equal((await choosing[0])?.status, 200);
  assert.equal((await keysOf(owner)).includes(key), false);
});

test('topics and switches refuse unknown categories, secondary ones as topics, empty choices, and people without the right', async () => {
  const owner = await createOwner(app);
  assert.equal((await choose(owner, '987654')).status, 404);
  assert.equal((await choose(owner, categories.tea)).status, 404);
  assert.equal((await choose(owner)).status, 400);
  assert.equal((await switchCategory(owner, '987654', { isChosen: true })).status, 404);
  const guest = await signInAs(app, 'GUEST');
  const asGuest = { token: guest.token };
  assert.equal(
    (await app.call(chooseTopics, { body: { categoryIds: [categories.home] } }, asGuest)).status,
    403,
  );
  assert.equal(
    (
      await app.call(
        changeCategoryDisplay,
        { params: { id: categories.home }, body: { isChosen: true } },
        asGuest,
      )
    ).status,
    403,
  );
  assert.equal((await app.call(listTopics, {}, asGuest)).status, 403);
  assert.equal((await keysOf(owner)).length >= 4, true);
});
