import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import * as own from '@vitrine/contract/shop/product-display.ts';
import * as contract from '@vitrine/contract/shop/storefront.ts';
import { findDay } from '@vitrine/contract/time-zone.ts';
import { eq, sql } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { storedFiles } from '#platform/files/files.tables.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { createProduct } from '../catalogue/create-product.ts';
import { createManyProducts } from '../catalogue/testing/sample-catalogue.ts';
import { addWorkingDays } from '../markets/delivery.rules.ts';
import { stores } from '../stores/stores.tables.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, sample, luna, mia } = await withOwner(
  { luna: { name: 'Luna' }, mia: { name: 'Mia', countryCode: 'ES', store: { language: 'es' } } },
  { units: 40, environment: { CACHES: 'off' } },
);
before(async () => {
  await app.drain();
});

const list = async (owner: TestOwner, query: Record<string, unknown> = {}, lang = 'en') =>
  (
    await app.call(
      contract.listStorefrontProducts,
      { params: { slug: owner.slug }, query: { limit: 20, ...query } as never },
      { lang },
    )
  ).body.data;
const keys = async (owner: TestOwner, query: Record<string, unknown>) =>
  (await list(owner, query)).list.map(({ key }) => key);

test('cards carry name, price, picture and colours in the asked language and currency', async () => {
  const page = await list(luna, { currency: 'JPY', keywords: 'lamp' }, 'zh-cn');
  const [lamp] = page.list;
  assert.equal(lamp?.name, '纸灯');
  assert.deepEqual(lamp?.price, { amount: 3_629, currency: 'JPY' });
  assert.equal(lamp?.hasRange, true);
  assert.deepEqual(lamp?.swatches, ['#cbb593', '#3a4f86']);
  assert.deepEqual(lamp?.image, {
    url: '/files/products/paper-lamp/1.webp',
    width: 960,
    height: 1200,
    tone: '#f3e8df',
    alt: '',
    altLanguage: 'en',
    focusX: 50,
    focusY: 50,
  });
  assert.equal(page.total, 1);
});

test('a text that a language lacks comes in the store’s, then English, then any', async () => {
  const names = async (owner: TestOwner) =>
    (await list(owner, { keywords: 'mug' }, 'fr')).list.map(({ name }) => name);
  assert.deepEqual(await names(luna), ['Mug']);
  assert.deepEqual(await names(mia), ['Taza']);
});

test('search understands five languages, accents, Chinese pairs, beginnings and a slip of the pen', async () => {
  assert.deepEqual(await keys(luna, { keywords: '手机' }), ['phone-grip']);
  assert.deepEqual(
    await keys(luna, { keywords: '灯' }),
    ['paper-lamp', 'nandu-print'],
    'the name before the category',
  );
  assert.deepEqual(await keys(luna, { keywords: 'Ñandú' }), ['nandu-print']);
  assert.deepEqual(await keys(luna, { keywords: 'nandu' }), ['nandu-print']);
  assert.deepEqual(await keys(luna, { keywords: 'lámp' }), ['paper-lamp']);
  assert.deepEqual(await keys(luna, { keywords: 'telefne' }), ['phone-grip']);
  // One wrong letter in the middle, like "teepot".
  assert.deepEqual(await keys(luna, { keywords: 'lanpara' }), ['paper-lamp']);
  for (const swapped of ['lmap', 'almp', 'papre', 'papre lapm', 'Lápmara', 'lamapras', 'the lmap'])
    assert.deepEqual(await keys(luna, { keywords: swapped }), ['paper-lamp'], swapped);
  assert.deepEqual(await keys(luna, { keywords: 'mgu' }), ['mug']);
  assert.deepEqual(await keys(luna, { keywords: 'LMP-NAVY' }), ['paper-lamp']);
  assert.deepEqual(
    await keys(luna, { keywords: 'navy' }),
    ['paper-lamp'],
    'a whole word of a variant',
  );
  assert.deepEqual(await keys(luna, { keywords: 'nav' }), [], 'but not its beginning');
  assert.deepEqual(
    await keys(luna, { keywords: 'papor lamp' }),
    ['paper-lamp'],
    'a wrong letter in the middle',
  );
  assert.deepEqual(await keys(luna, { keywords: 'zzzzzz' }), []);
  assert.deepEqual(await keys(luna, { keywords: "'; drop table products; --" }), []);
  assert.deepEqual(await keys(luna, { keywords: '!!!' }), []);
});

test('a beginning or a description in another language is no hit, and a guess is named as one', async () => {
  const ctx = systemContext(app.platform);
  const named = (
    key: string,
    names: Record<string, string>,
    descriptions: Record<string, string>,
  ) =>
    createProduct(ctx, {
      ...{ key, category: 'mobile', leadTimeDays: 1, names, descriptions, options: [] },
      variants: [{ sku: key.toUpperCase(), values: {}, priceMinor: 100, weightGrams: 1 }],
      images: [{ key: `products/${key}/1.webp`, width: 960, height: 1200 }],
    });
  const shakers = {
    en: 'Glass salt shaker',
    'zh-cn': '玻璃盐瓶',
    es: 'Salero de cristal',
    pt: 'Saleiro de vidro',
    fr: 'Salière en verre',
  };
  await named('shaker', shakers, { en: 'Pours well.', es: 'Sirve bien.' });
  await named(
    'pan',
    { en: 'Paella pan', es: 'Paellera' },
    { en: 'Even rice.', es: 'El arroz sale parejo.' },
  );
  const outcomes: Record<string, [found: string[], isGuess: boolean]> = {};
  const searches = [
    'en sale',
    'en salt',
    'en salero',
    'en cheap',
    'en shakre',
    'es sale',
    'es salt',
    'pt salei',
    'fr sali',
    'zh-cn sale',
    'zh-cn 盐瓶',
  ];
  for (const search of searches) {
    const [lang = '', keywords] = search.split(' ');
    for (const withFacets of [true, false]) {
      const page = await list(luna, { keywords, withFacets }, lang);
      outcomes[search] = [page.list.map(({ key }) => key), page.isGuess];
      assert.equal(page.total, page.list.length, search);
    }
  }
  assert.deepEqual(outcomes, {
    'en sale': [[], false],
    'en salt': [['shaker'], false],
    'en salero': [['shaker'], false],
    'en cheap': [[], false],
    'en shakre': [['shaker'], true],
    'es sale': [['shaker', 'pan'], false],
    'es salt': [['shaker'], false],
    'pt salei': [['shaker'], false],
    'fr sali': [['shaker'], false],
    'zh-cn sale': [[], false],
    'zh-cn 盐瓶': [['shaker'], false],
  });
  await app.platform.database.db.execute(
    sql`update products set status = 'archived' where key in ('shaker', 'pan')`,
  );
});

test('what a search finds in a name comes before what it finds in a description, a category or a variant', async () => {
  const ctx = systemContext(app.platform);
  const named = (key: string, en: string, words: { about?: string; color?: string } = {}) =>
    createProduct(ctx, {
      key,
      category: 'mobile',
      leadTimeDays: 1,
      names: { en },
      descriptions: { en: words.about ?? '' },
      options: words.color
        ? [
            {
              key: 'color',
              names: { en: 'Color' },
              values: [{ key: 'one', names: { en: words.color } }],
            },
          ]
        : [],
      variants: [
        {
          sku: `SKU${key}`,
          values: words.color ? { color: 'one' } : {},
          priceMinor: 100,
          weightGrams: 1,
        },
      ],
      images: [{ key: `products/${key}/1.webp`, width: 960, height: 1200 }],
    });
  await named('in-name', 'A quilt cover');
  await named('at-start', 'Quilting frame');
  await named('in-color', 'Plain cloth', { color: 'Quilt' });
  await named('in-color-only', 'Another cloth', { color: 'Quilted' });
  await named('in-description', 'Soft cloth', { about: 'Lies under a quilt.' });
  assert.deepEqual(await keys(luna, { keywords: 'quilt' }), [
    'at-start',
    'in-name',
    'in-description',
    'in-color',
  ]);
  const first = await list(luna, { keywords: 'quilt', limit: 2 });
  const second = await list(luna, { keywords: 'quilt', limit: 2, cursor: first.nextCursor });
  assert.deepEqual(
    [...first.list, ...second.list].map(({ key }) => key),
    ['at-start', 'in-name', 'in-description', 'in-color'],
  );
  assert.deepEqual(
    await keys(luna, { keywords: 'quelting' }),
    ['at-start'],
    'a slip of the pen is looked for in names',
  );
  await named('teapot', 'Stoneware teapot');
  await named('pot-and-tent', 'Plant pot tent');
  assert.deepEqual(
    await keys(luna, { keywords: 'teepot' }),
    ['teapot'],
    'parts of two words are no slip of one',
  );
  await app.platform.database.db.execute(
    sql`update products set status = 'archived' where key like 'in-%' or key in ('at-start', 'teapot', 'pot-and-tent')`,
  );
});

test('hidden products are neither listed nor found by their address, picks come first', async () => {
  const { mug, phone } = sample.products;
  const change = (
    body: { ids: string[]; isHidden?: boolean; isFeatured?: boolean },
    owner = luna,
  ) => app.call(own.changeProductDisplay, { body }, owner);
  assert.equal(
    (await change({ ids: [mug.productId], isHidden: true })).body.data.products[0]?.isHidden,
    true,
  );
  assert.equal((await change({ ids: [phone.productId], isFeatured: true })).status, 200);
  assert.equal((await change({ ids: ['987654'], isHidden: true })).status, 404);
  assert.equal((await change({ ids: [] })).status, 400);
  assert.deepEqual(await keys(luna, {}), ['phone-grip', 'nandu-print', 'paper-lamp']);
  assert.deepEqual(await keys(mia, {}), ['nandu-print', 'mug', 'phone-grip', 'paper-lamp']);
  assert.equal(
    (await app.call(contract.getStorefrontProduct, { params: { slug: luna.slug, product: 'mug' } }))
      .status,
    404,
  );
  assert.equal(
    (await app.call(contract.getStorefrontProduct, { params: { slug: mia.slug, product: 'mug' } }))
      .status,
    200,
  );
  const note = await app.call(
    own.noteProduct,
    { params: { id: phone.productId }, body: { note: 'Always in my bag.' } },
    luna,
  );
  assert.equal(note.body.data.product.note, 'Always in my bag.');
  const home = (
    await app.call(contract.getStorefrontHome, {
      params: { slug: luna.slug },
      query: { limit: 12 },
    })
  ).body.data;
  assert.deepEqual(
    home.picks.map(({ key, note: said }) => [key, said]),
    [['phone-grip', 'Always in my bag.']],
  );
  assert.equal(home.products.total, 3);
  assert.deepEqual(
    home.categories.map(({ key, productCount }) => [key, productCount]),
    [
      ['home', 2],
      ['gear', 1],
    ],
  );
  assert.equal((await change({ ids: [mug.productId], isHidden: false })).status, 200);
});

test('an owner’s order is kept, then picks, then the newest', async () => {
  const { lamp, mug } = sample.products;
  assert.equal(
    (await app.call(own.sortProducts, { body: { ids: [lamp.productId, mug.productId] } }, luna))
      .body.data.sortedCount,
    2,
  );
  assert.deepEqual(await keys(luna, { sort: 'featured' }), [
    'paper-lamp',
    'mug',
    'phone-grip',
    'nandu-print',
  ]);
  assert.equal((await app.call(own.sortProducts, { body: { ids: ['987654'] } }, luna)).status, 404);
  assert.deepEqual(await keys(luna, { sort: 'price-up' }), [
    'mug',
    'phone-grip',
    'paper-lamp',
    'nandu-print',
  ]);
  assert.deepEqual(await keys(luna, { sort: 'price-down', category: 'home' }), [
    'nandu-print',
    'paper-lamp',
    'mug',
  ]);
  await app.call(own.sortProducts, { body: { ids: [] } }, luna);
});

test('what is sold out comes after everything that can be bought, over all pages; owners keep their order', async () => {
  const listed = async () =>
    (await app.call(listOwnProducts, { query: { limit: 50 } }, luna)).body.data.list.map(
      ({ id }) => id,
    );
  /** The buyers' list in pages of one, so that every place is reached by a cursor. */
  const paged = async () => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(luna, {
        limit: 1,
        ...(cursor ? { cursor } : {}),
      });
      found.push(...page.list.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor && found.length < 20);
    return found;
  };
  const home = async () => {
    const answer = await app.call(contract.getStorefrontHome, {
      params: { slug: luna.slug },
      query: { currency: 'EUR' },
    });
    return [...answer.body.data.picks, ...answer.body.data.products.list].map(({ id }) => id);
  };
  const [before, pagedBefore] = [await listed(), await paged()];
  const [pick = '', newest = ''] = before;
  const { db } = app.platform.database;
  const kept = await db.execute<{ variant_id: string; on_hand: number }>(
    sql`select variant_id, on_hand from stock_levels`,
  );
  await db.execute(sql`update stock_levels set on_hand = held where variant_id in
    (select id from variants where product_id in (${pick}, ${newest}))`);
  assert.deepEqual(await listed(), [pick, ...before.slice(2), newest]);
  const rest = pagedBefore.filter((id) => id !== pick && id !== newest);
  const after = await paged();
  assert.deepEqual(after.slice(0, -2), rest);
  assert.deepEqual(new Set(after.slice(-2)), new Set([pick, newest]));
  const shown = await home();
  assert.deepEqual([shown[0], shown.at(-1)], [pick, newest], 'picks are a row of their own');
  for (const { variant_id, on_hand } of kept.rows)
    await db.execute(
      sql`update stock_levels set on_hand = ${on_hand} where variant_id = ${variant_id}`,
    );
  assert.deepEqual(await listed(), before);
});

test('a product page has gallery, options, variants, dates and a seller', async () => {
  const answer = await app.call(
    contract.getStorefrontProduct,
    {
      params: { slug: mia.slug, product: 'paper-lamp' },
      query: { country: 'ES', currency: 'EUR' },
    },
    { lang: 'es' },
  );
  assert.equal(answer.status, 200, answer.text);
  const { product, store, related } = answer.body.data;
  assert.equal(product.name, 'Lámpara de papel');
  assert.equal(product.language, 'es');
  assert.equal(product.images.length, 2);
  assert.deepEqual(
    product.options[0]?.values.map(({ name, swatch, image }) => [name, swatch, image?.url ?? null]),
    [
      ['Arena', '#cbb593', null],
      ['Azul marino', '#3a4f86', '/files/products/paper-lamp/navy.webp'],
    ],
  );
  assert.deepEqual(
    product.variants.map(({ label, imageIndex, price }) => [label, imageIndex, price.amount]),
    [
      ['Arena', 0, 2_677],
      ['Azul marino', 1, 3_344],
    ],
  );
  // Friday, 20 November: leaves on Tuesday, arrives three to five working days later.
  assert.deepEqual(
    [
      product.delivery?.orderedOn,
      product.delivery?.leavesOn,
      product.delivery?.earliestOn,
      product.delivery?.latestOn,
    ],
    ['2026-11-20', '2026-11-24', '2026-11-27', '2026-12-01'],
  );
  assert.deepEqual(product.delivery?.shipping, { amount: 550, currency: 'EUR' });
  assert.equal(store.seller.kind, 'platform');
  assert.deepEqual(
    related.map(({ key }) => key),
    ['nandu-print', 'mug'],
  );
});

test('chips name the categories with something on sale', async () => {
  const chips = await app.call(
    contract.listStorefrontCategories,
    { params: { slug: mia.slug } },
    { lang: 'es' },
  );
  assert.deepEqual(
    chips.body.data.list.map(({ name, productCount, children }) => [
      name,
      productCount,
      children.map((child) => child.name),
    ]),
    [
      ['Hogar', 3, ['Luz', 'Té']],
      ['Equipo', 1, ['Móvil']],
    ],
  );
  assert.equal(
    (await app.call(contract.listStorefrontCategories, { params: { slug: 'nobody-here' } })).status,
    404,
  );
});

test('the platform page shows a store with a name, a picture and a product that its owner chose, and no other', async () => {
  const { db } = app.platform.database;
  const shown = async () =>
    (await app.call(contract.listExampleStores, {}, { lang: 'es' })).body.data.list;
  const isShown = async (owner: TestOwner) =>
    (await shown()).some(({ slug }) => slug === owner.slug);
  const nora = await createOwner(app, { name: 'Nora' });
  const mug = sample.products.mug.productId;
  const avatar = { key: 'a/b.webp', width: 9, height: 9, tone: null };
  assert.equal(await isShown(nora), false, 'a name alone');
  await app.call(own.changeProductDisplay, { body: { ids: [mug], isFeatured: true } }, nora);
  assert.equal(await isShown(nora), false, 'no picture');
  await db.update(stores).set({ avatar }).where(eq(stores.id, nora.storeId));
  assert.equal(await isShown(nora), true);
  const [card] = (await shown()).filter(({ slug }) => slug === nora.slug);
  assert.equal(card?.products[0]?.key, 'mug', 'the chosen product leads');
  assert.ok(card?.trade, 'and the store says what it sells');
  for (const change of [{ namedAt: null }, { status: 'paused' as const }, { avatar: null }]) {
    await db.update(stores).set(change).where(eq(stores.id, nora.storeId));
    assert.equal(await isShown(nora), false, JSON.stringify(change));
    await db
      .update(stores)
      .set({ namedAt: new Date(), status: 'open', avatar })
      .where(eq(stores.id, nora.storeId));
  }
  await app.call(own.changeProductDisplay, { body: { ids: [mug], isFeatured: false } }, nora);
  assert.equal(await isShown(nora), false, 'nothing chosen any more');
  await app.call(own.changeProductDisplay, { body: { ids: [mug], isHidden: true } }, nora);
  assert.equal(await isShown(nora), true, 'a product switched off is a choice as well');
  await db.update(stores).set({ status: 'paused' }).where(eq(stores.id, nora.storeId));
});

test('words come in the asked language where the owner has them, else as they were written, and say which', async () => {
  const { db } = app.platform.database;
  const read = async (lang: 'en' | 'fr') =>
    (await app.call(contract.getStorefront, { params: { slug: mia.slug } }, { lang })).body.data;
  await db
    .update(stores)
    .set({ bio: 'Hola.', quote: 'Sí.', translations: { fr: { bio: 'Bonjour.' } } })
    .where(eq(stores.id, mia.storeId));
  const french = await read('fr');
  assert.deepEqual(
    [french.bio, french.bioLanguage, french.quote, french.quoteLanguage],
    ['Bonjour.', 'fr', 'Sí.', 'es'],
  );
  assert.deepEqual([(await read('en')).bio, (await read('en')).bioLanguage], ['Hola.', 'es']);
  const { version } = (await app.call(getOwnStore, {}, mia)).body.data;
  await app.call(updateOwnStore, { body: { version, bio: 'Adiós.' } }, mia);
  assert.equal((await read('fr')).bio, 'Adiós.', 'a translation of other words is none');
});

test('wrong addresses and questions are answered 404 and 400', async () => {
  assert.equal(
    (
      await app.call(contract.listStorefrontProducts, {
        params: { slug: 'nobody-here' },
        query: { limit: 20 },
      })
    ).status,
    404,
  );
  assert.equal(
    (
      await app.call(contract.getStorefrontProduct, {
        params: { slug: luna.slug, product: 'no-such-thing' },
      })
    ).status,
    404,
  );
  for (const query of [
    { limit: 0 },
    { limit: 101 },
    { sort: 'cheap' },
    { currency: 'XXX' },
    { cursor: 'rubbish' },
    { cursor: 'WzAsIjsgZHJvcCIsIjEiLDBd' },
    { what: 1 },
  ]) {
    const answer = await app.call(contract.listStorefrontProducts, {
      params: { slug: luna.slug },
      query: query as never,
    });
    assert.equal(answer.status, 400, JSON.stringify(query));
  }
});

test('pages follow each other without gaps or repeats, in every order', async () => {
  await createManyProducts(systemContext(app.platform), 33);
  await app.call(
    own.sortProducts,
    { body: { ids: [sample.products.mug.productId, sample.products.lamp.productId] } },
    luna,
  );
  for (const sort of ['featured', 'newest', 'price-up', 'price-down']) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(luna, {
        sort,
        limit: 10,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.list.map(({ key }) => key));
      cursor = page.nextCursor;
    } while (cursor);
    assert.equal(seen.length, 37, sort);
    assert.equal(new Set(seen).size, 37, sort);
  }
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const query: { sort: string; limit: number; cursor?: string } = {
      sort: 'name',
      limit: 10,
      ...(cursor ? { cursor } : {}),
    };
    const page: EndpointAnswer<typeof listOwnProducts> = (
      await app.call(listOwnProducts, { query }, luna)
    ).body.data;
    names.push(...page.list.map(({ name }) => name.toLowerCase()));
    cursor = page.nextCursor;
  } while (cursor);
  assert.equal(names.length, 37);
  assert.deepEqual(names, [...names].sort());
});

test('a list takes the same number of queries whatever its length', async () => {
  const storefront = (limit: number) => countQueries(app, () => list(luna, { limit }));
  const owner = (limit: number) =>
    countQueries(app, () => app.call(listOwnProducts, { query: { limit } }, luna));
  const home = (limit: number) =>
    countQueries(app, () =>
      app.call(contract.getStorefrontHome, { params: { slug: luna.slug }, query: { limit } }),
    );
  const feed = (limit: number) =>
    countQueries(app, () =>
      app.call(contract.getStorefrontFeed, { params: { slug: luna.slug }, query: { limit } }),
    );
  const near = (limit: number) =>
    countQueries(app, () => list(luna, { limit, keywords: 'candel' }));
  for (const count of [storefront, owner, feed, near])
    assert.equal(await count(2), await count(36));
  assert.ok((await storefront(20)) <= 4);
  // A page that holds all products holds the picks as well.
  assert.equal(await home(2), await home(20));
  assert.ok((await home(36)) < (await home(20)));
});

test('a home has four picks beside its list, which goes on after what it shows; together they are one query', async () => {
  const home = (limit: number) =>
    app.call(contract.getStorefrontHome, { params: { slug: luna.slug }, query: { limit } });
  const withOnePick = await countQueries(app, () => home(8));
  const ids = (await list(luna, { limit: 12 })).list.slice(6, 10).map(({ id }) => id);
  const feature = (isFeatured: boolean) =>
    app.call(own.changeProductDisplay, { body: { ids, isFeatured } }, luna);
  assert.equal((await feature(true)).status, 200);
  const all = (await list(luna, { limit: 50 })).list;
  const expected = all.filter(({ isFeatured }) => isFeatured).slice(0, 4);
  const others = all.filter((card) => !expected.includes(card));
  const { picks, products } = (await home(9)).body.data;
  assert.deepEqual(picks, expected);
  assert.deepEqual(products.list, others.slice(0, 9));
  assert.ok(
    products.list.some(({ isFeatured }) => isFeatured),
    'the fifth has its place in the list',
  );
  const shownAt = all.findIndex(({ id }) => id === products.list.at(-1)?.id);
  const following = await list(luna, { limit: 50, cursor: products.nextCursor });
  assert.deepEqual(following.list, all.slice(shownAt + 1));
  assert.equal(await countQueries(app, () => home(10)), withOnePick - 1);
  await feature(false);
});

test('sitemap and feed hold what is on sale', async () => {
  const sitemap = (await app.call(contract.getStorefrontSitemap, { params: { slug: luna.slug } }))
    .body.data;
  assert.equal(sitemap.products.length, 37);
  assert.ok(sitemap.categories.some(({ key }) => key === 'light'));
  assert.equal(
    (
      await app.call(contract.getStorefrontSitemap, {
        params: { slug: luna.slug },
        query: { file: 2 },
      })
    ).status,
    404,
  );
  const feed = (
    await app.call(contract.getStorefrontFeed, {
      params: { slug: luna.slug },
      query: { limit: 50 },
    })
  ).body.data;
  assert.equal(feed.list.length, 38);
  assert.deepEqual(
    feed.list.find(({ sku }) => sku === 'LMP-NAVY'),
    {
      sku: 'LMP-NAVY',
      productKey: 'paper-lamp',
      title: 'Paper lamp, Navy',
      description: 'A warm light.',
      category: 'Home > Light',
      imageUrl: '/files/products/paper-lamp/navy.webp',
      moreImageUrls: ['/files/products/paper-lamp/1.webp'],
      values: { colour: 'navy' },
      color: 'Navy',
      size: null,
      brand: '',
      barcode: '',
      unitPricing: null,
      excludedCountries: [],
      shipping: feed.list.find(({ sku }) => sku === 'LMP-SAND')?.shipping,
      price: { amount: 3_000, currency: 'USD' },
      availability: 'in-stock',
      weightGrams: 600,
    },
  );
});

test('the index of sitemaps names every open store, and no paused one', async () => {
  const index = async () => (await app.call(contract.listSitemapStores, {})).body.data;
  const before = await index();
  assert.equal(before.pages, 1);
  assert.deepEqual(
    before.list.map(({ slug, files }) => [slug, files]).sort(),
    [
      [luna.slug, 1],
      [mia.slug, 1],
    ].sort(),
  );
  await app.platform.database.db.execute(
    sql`update stores set status = 'paused' where slug = ${mia.slug}`,
  );
  assert.deepEqual(
    (await index()).list.map(({ slug }) => slug),
    [luna.slug],
  );
  assert.deepEqual(
    (await app.call(contract.listSitemapStores, { query: { file: 2 } })).body.data.list,
    [],
  );
  await app.platform.database.db.execute(
    sql`update stores set status = 'open' where slug = ${mia.slug}`,
  );
});

test('working days skip weekends', () => {
  assert.equal(addWorkingDays('2026-11-20', 1), '2026-11-23');
  assert.equal(addWorkingDays('2026-11-21', 1), '2026-11-23');
  assert.equal(addWorkingDays('2026-12-31', 2), '2027-01-04');
  assert.equal(findDay(new Date('2026-11-20T23:30:00Z'), 'Asia/Tokyo'), '2026-11-21');
});

test('pictures of the carousel come in the owner’s order and lead to what buyers can see', async () => {
  const keysOfPictures = ['pictures/one.webp', 'pictures/two.webp', 'pictures/three.webp'];
  await app.platform.database.db.insert(storedFiles).values(
    keysOfPictures.map((key) => ({
      key,
      ownerId: luna.accountId,
      name: key,
      width: 160,
      height: 70,
      bytes: 1,
      createdAt: app.clock.now(),
    })),
  );
  const { lamp, mug } = sample.products;
  const save = async (carousel: object[]) => {
    const { version } = (await app.call(getOwnStore, {}, luna)).body.data;
    const answer = await app.call(
      updateOwnStore,
      { body: { version, carousel: carousel as never } },
      luna,
    );
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data.carousel;
  };
  const slides = [
    { key: 'pictures/two.webp', productId: lamp.productId },
    { key: 'pictures/one.webp', categoryId: sample.categories.tea },
    { key: 'pictures/three.webp', productId: '999999' },
  ];
  assert.deepEqual(
    (await save(slides)).map(({ key, productId, categoryId }) => [key, productId, categoryId]),
    [
      ['pictures/two.webp', lamp.productId, null],
      ['pictures/one.webp', null, sample.categories.tea],
      ['pictures/three.webp', '999999', null],
    ],
  );
  const shown = async (lang = 'es') => {
    const { store } = (
      await app.call(
        contract.getStorefrontHome,
        { params: { slug: luna.slug }, query: {} as never },
        { lang },
      )
    ).body.data;
    return store.carousel.map(({ image, productKey, categoryKey, linkName }) => [
      image.url,
      productKey,
      categoryKey,
      linkName,
    ]);
  };
  assert.deepEqual(await shown(), [
    ['/files/pictures/two.webp', 'paper-lamp', null, 'Lámpara de papel'],
    ['/files/pictures/one.webp', null, 'tea', 'Té'],
    ['/files/pictures/three.webp', null, null, null],
  ]);
  await app.call(
    own.changeProductDisplay,
    { body: { ids: [lamp.productId], isHidden: true } },
    luna,
  );
  assert.deepEqual(
    (await shown())[0],
    ['/files/pictures/two.webp', null, null, null],
    'a hidden product is no link',
  );
  await app.call(
    own.changeProductDisplay,
    { body: { ids: [lamp.productId], isHidden: false } },
    luna,
  );
  assert.deepEqual(
    await save([{ key: 'pictures/three.webp', productId: mug.productId }]).then(
      (list) => list.length,
    ),
    1,
  );
  assert.deepEqual(await shown('en'), [['/files/pictures/three.webp', 'mug', null, 'Mug']]);
  await save([]);
});
