import { createConfig, pageConfigs } from '@vitrine/contract/admin/configs.ts';
import { createDemoItem, pageDemoItems } from '@vitrine/contract/admin/demo.ts';
import { createDictionary, pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { createMenu, listMenus } from '@vitrine/contract/admin/menus.ts';
import { createNotice, pageNotices } from '@vitrine/contract/admin/notices.ts';
import { createRole, pageRoles } from '@vitrine/contract/admin/roles.ts';
import { sendUploadPart, startUpload } from '@vitrine/contract/courses/course-files.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { eq } from 'drizzle-orm';
import { addSampleCourse } from '#courses/testing/sample-course.ts';
import { inTx, systemContext } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { createSampleCatalogue } from '#shop/catalogue/testing/sample-catalogue.ts';
import { payTestOrder, placeTestOrder, testAddress } from '#shop/orders/testing/placed-orders.ts';
import { addSampleReturn } from '#shop/returns/testing/sample-returns.ts';
import {
  addPublishedReview,
  addWaitingReview,
  placeDeliveredOrder,
} from '#shop/reviews/testing/delivered-orders.ts';
import { setStock } from '#shop/stock/index.ts';
import { alertToken, placeAlert } from '#shop/stock-alerts/index.ts';
import { stockAlerts } from '#shop/stock-alerts/stock-alerts.tables.ts';
import { stores } from '#shop/stores/stores.tables.ts';
import type { Principals, Sample, Samples } from './authorisation.types.ts';
import { ownSamples, userSamples } from './authorisation.users.ts';

/**
 * Rows of owner A and of the platform, and calls that name them. An endpoint with a sample has its exact outcome in
 * the table: there owner B must meet `not-found` where owner A succeeds.
 */
export async function prepareSamples(app: TestApp, principals: Principals): Promise<Samples> {
  const { admin, ownerA } = principals;
  let count = 0;
  const nextCount = (): number => {
    count += 1;
    return count;
  };

  async function addDictionary(): Promise<string> {
    count += 1;
    const dictCode = `sample${count}`;
    await app.call(
      createDictionary,
      { body: { name: dictCode, dictCode } },
      { token: admin.token },
    );
    const page = await app.call(
      pageDictionaries,
      { query: { pageNum: '1', pageSize: '10', keywords: dictCode } },
      { token: admin.token },
    );
    return page.body.data.list[0]?.id ?? '';
  }

  const menuForm = (name: string) =>
    ({
      parentId: '0',
      name,
      type: 'MENU',
      routeName: name,
      routePath: `/${name}`,
      component: 'sample/index',
    }) as const;
  async function addMenu(): Promise<string> {
    count += 1;
    const name = `sample${count}`;
    await app.call(createMenu, { body: menuForm(name) }, { token: admin.token });
    return (
      (await app.call(listMenus, { query: { keywords: name } }, { token: admin.token })).body
        .data[0]?.id ?? ''
    );
  }

  const roleForm = (code: string) => ({ name: code, code });
  async function addRole(): Promise<string> {
    const keywords = `SAMPLE${nextCount()}`;
    await app.call(createRole, { body: roleForm(keywords) }, { token: admin.token });
    return (
      (await app.call(pageRoles, { query: { keywords } }, { token: admin.token })).body.data.list[0]
        ?.id ?? ''
    );
  }

  const noticeForm = (title: string) => ({ title, content: '<p>Sample</p>', type: 99 });
  const configForm = (configKey: string) => ({
    configName: 'Sample',
    configKey,
    configValue: 'value',
  });
  async function addConfig(): Promise<string> {
    const keywords = `sample${nextCount()}`;
    await app.call(createConfig, { body: configForm(keywords) }, { token: admin.token });
    const { body } = await app.call(
      pageConfigs,
      { query: { pageNum: '1', pageSize: '10', keywords } },
      { token: admin.token },
    );
    return body.data.list[0]?.id ?? '';
  }

  const demoForm = (name: string) =>
    ({ name, kind: 'book', price: { amount: 100, currency: 'USD' }, percent: 1 }) as const;
  async function addDemoItem(): Promise<string> {
    const keywords = `sample${nextCount()}`;
    await app.call(createDemoItem, { body: demoForm(keywords) }, { token: admin.token });
    return (
      (await app.call(pageDemoItems, { query: { keywords } }, { token: admin.token })).body.data
        .list[0]?.id ?? ''
    );
  }

  async function addNotice(isPublished = false): Promise<string> {
    const title = `sample${nextCount()}`;
    await app.call(
      createNotice,
      { body: { ...noticeForm(title), publish: isPublished } },
      { token: admin.token },
    );
    return (
      (await app.call(pageNotices, { query: { title } }, { token: admin.token })).body.data.list[0]
        ?.id ?? ''
    );
  }

  const courseForm = { platform: 'tiktok', texts: { en: { title: 'Sample', summary: 'Words' } } };
  const lectureForm = {
    kind: 'article',
    texts: { en: { title: 'Sample', content: '<p>Words</p>' } },
  };
  const addCourse = (isPublished = false) => addSampleCourse(app, admin.token, isPublished);
  const ofCourse = async (body?: unknown, isPublished = false): Promise<Sample> => {
    const { id } = await addCourse(isPublished);
    return { params: { id }, ...(body === undefined ? {} : { body }) };
  };
  const ofChapter = async (body?: unknown): Promise<Sample> => {
    const { id, chapterId } = await addCourse();
    return { params: { id, chapterId }, ...(body === undefined ? {} : { body }) };
  };
  const ofLecture = async (body?: unknown, isPublished = false): Promise<Sample> => {
    const { id, lectureId } = await addCourse(isPublished);
    return { params: { id, lectureId }, ...(body === undefined ? {} : { body }) };
  };
  const newUpload = { kind: 'file', name: 'plan.pdf', bytes: 4 } as const;
  async function beginUpload(): Promise<{ id: string }> {
    return (await app.call(startUpload, { body: newUpload }, { token: admin.token })).body.data;
  }

  const ctx = systemContext(app.platform);
  const { products } = await inTx(ctx, createSampleCatalogue);
  const variantId = products.mug.variantIds.values().next().value ?? '';
  await setStock(ctx, variantId, 500);
  const [store] = await ctx.db
    .select({ slug: stores.slug })
    .from(stores)
    .where(eq(stores.ownerAccountId, ownerA.accountId));
  const slug = store?.slug ?? '';

  /** An order of a buyer in the store of owner A, paid. */
  async function addOrder(): Promise<{ orderId: string; token: string }> {
    const placed = await placeTestOrder(app, slug, [{ variantId, quantity: 1 }]);
    await payTestOrder(app, placed.orderId);
    return placed;
  }
  /** An order of owner A for himself, not paid. */
  async function addOwnOrder(): Promise<Sample> {
    const lines = [{ variantId, quantity: 1 }];
    const { token } = ownerA;
    const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, { token }))
      .body.data;
    const body = {
      lines,
      address: testAddress,
      shippingMethod: quote.shippingMethod,
      expectedTotal: quote.total,
    };
    const placed = await app.call(
      placeOwnOrder,
      { body },
      { token, idempotencyKey: `own-${nextCount()}` },
    );
    return { params: { orderId: placed.body.data.orderId } };
  }
  /** A review of a buyer in the store of owner A; it waits for operators until it is published. */
  const addReview = async (isPublished = false): Promise<string> =>
    isPublished ? addPublishedReview(app, slug, variantId) : addWaitingReview(app, slug, variantId);
  async function addReviewLink(): Promise<string> {
    return (await placeDeliveredOrder(app, slug, [{ variantId, quantity: 1 }])).links[0] ?? '';
  }
  /** The link of an address that waits for a product of the store of owner A. */
  async function addStockAlert(): Promise<string> {
    const email = `waits-${nextCount()}@example.com`;
    await inTx(ctx, (tx) => placeAlert(tx, { slug, product: 'mug' }, { variantId, email }));
    const [alert] = await ctx.db
      .select({ id: stockAlerts.id })
      .from(stockAlerts)
      .where(eq(stockAlerts.email, email));
    return alertToken(app.platform, alert?.id ?? '');
  }
  /** A request of a buyer in the store of owner A. */
  const addReturn = (answeredBy: 'operators' | 'owner' = 'operators') =>
    addSampleReturn(app, slug, variantId, { answeredBy });
  const refusal = { decision: 'refuse', reason: 'It was worn.' };
  const order = async () => ({ params: { orderId: (await addOrder()).orderId } });

  const makers: Record<string, () => Promise<Sample>> = {
    ...userSamples(app, principals),
    'demo.itemForm': async () => ({ params: { id: await addDemoItem() } }),
    'demo.updateItem': async () => ({
      params: { id: await addDemoItem() },
      body: demoForm('changed'),
    }),
    'demo.deleteItems': async () => ({ params: { ids: await addDemoItem() } }),
    'configs.create': async () => ({ body: configForm(`made${nextCount()}`) }),
    'configs.form': async () => ({ params: { id: await addConfig() } }),
    'configs.update': async () => ({
      params: { id: await addConfig() },
      body: configForm(`changed${count}`),
    }),
    'configs.delete': async () => ({ params: { id: await addConfig() } }),
    'dictionaries.create': async () => ({ body: { name: 'made', dictCode: `made${nextCount()}` } }),
    'dictionaries.form': async () => ({ params: { id: await addDictionary() } }),
    'dictionaries.update': async () => ({
      params: { id: await addDictionary() },
      body: { name: 'changed', dictCode: `changed${count}` },
    }),
    'dictionaries.delete': async () => ({ params: { ids: await addDictionary() } }),
    'menus.create': async () => ({ body: menuForm(`made${nextCount()}`) }),
    'menus.form': async () => ({ params: { id: await addMenu() } }),
    'menus.updateVisible': async () => ({
      params: { id: await addMenu() },
      query: { visible: '0' },
    }),
    'menus.uses': async () => ({ params: { id: await addMenu() } }),
    'roles.create': async () => ({ body: roleForm(`MADE${nextCount()}`) }),
    'roles.form': async () => ({ params: { id: await addRole() } }),
    'roles.update': async () => ({
      params: { id: await addRole() },
      body: roleForm(`CHANGED${count}`),
    }),
    'roles.updateStatus': async () => ({ params: { id: await addRole() }, query: { status: '0' } }),
    'roles.delete': async () => ({ params: { ids: await addRole() } }),
    'roles.menuIds': async () => ({ params: { id: await addRole() } }),
    'permissions.ofRole': async () => ({ params: { id: await addRole() } }),
    'permissions.ofUser': async () => ({ params: { id: ownerA.accountId } }),
    'roles.updateMenus': async () => ({ params: { id: await addRole() }, body: [] }),
    'menus.update': async () => ({
      params: { id: await addMenu() },
      body: menuForm(`changed${count}`),
    }),
    'notices.create': async () => ({ body: noticeForm('made') }),
    'notices.form': async () => ({ params: { id: await addNotice() } }),
    'notices.update': async () => ({
      params: { id: await addNotice() },
      body: noticeForm('changed'),
    }),
    'notices.delete': async () => ({ params: { ids: await addNotice() } }),
    'notices.publish': async () => ({ params: { id: await addNotice() } }),
    'notices.revoke': async () => ({ params: { id: await addNotice(true) } }),
    'notices.detail': async () => ({ params: { id: await addNotice(true) } }),
    'courses.read': () => ofCourse(undefined, true),
    'courses.lecture': () => ofLecture(undefined, true),
    'courses.progress': () => ofLecture({ isCompleted: true }, true),
    'courseDrafts.read': () => ofCourse(),
    'courseDrafts.create': async () => ({ body: courseForm }),
    'courseDrafts.update': () => ofCourse(courseForm),
    'courseDrafts.delete': async () => ({ params: { ids: (await addCourse()).id } }),
    'courseDrafts.publish': () => ofCourse(),
    'courseDrafts.unpublish': () => ofCourse(undefined, true),
    'courseDrafts.order': async () => {
      const { id, chapterId, lectureId } = await addCourse();
      return { params: { id }, body: { chapters: [{ id: chapterId, lectureIds: [lectureId] }] } };
    },
    'courseDrafts.createChapter': () => ofCourse({ titles: { en: 'Made' } }),
    'courseDrafts.updateChapter': () => ofChapter({ titles: { en: 'Changed' } }),
    'courseDrafts.deleteChapter': () => ofChapter(),
    'courseDrafts.lecture': () => ofLecture(),
    'courseDrafts.createLecture': () => ofChapter(lectureForm),
    'courseDrafts.updateLecture': () => ofLecture(lectureForm),
    'courseDrafts.deleteLecture': () => ofLecture(),
    'courseFiles.start': async () => ({ body: newUpload }),
    'courseFiles.part': async () => ({
      params: await beginUpload(),
      query: { bytesFrom: '0' },
      body: Buffer.from('text'),
    }),
    'courseFiles.finish': async () => {
      const params = await beginUpload();
      await app.call(
        sendUploadPart,
        { params, query: { bytesFrom: 0 }, body: Buffer.from('text') } as never,
        { token: admin.token },
      );
      return { params };
    },
    'reviews.form': async () => ({ params: { token: await addReviewLink() } }),
    'reviews.send': async () => ({
      params: { token: await addReviewLink() },
      body: { rating: 5, text: 'Good.', author: 'Maya T.' },
    }),
    'reviews.links': async () => ({ params: { token: (await addOrder()).token } }),
    'reviews.reply': async () => ({
      params: { id: await addReview(true) },
      body: { text: 'Thank you!' },
    }),
    'reviews.report': async () => ({
      params: { id: await addReview(true) },
      body: { reason: 'Not about it.' },
    }),
    'stockAlerts.place': async () => ({
      params: { slug, product: 'mug' },
      body: { variantId, email: `waits-${nextCount()}@example.com` },
    }),
    'stockAlerts.read': async () => ({ params: { token: await addStockAlert() } }),
    'stockAlerts.stop': async () => ({ params: { token: await addStockAlert() } }),
    'reviewModeration.log': async () => ({ params: { id: await addReview() } }),
    'reviewModeration.decide': async () => ({
      body: { ids: [await addReview()], decision: 'publish' },
    }),
    'returns.readByOrder': async () => ({ params: { token: (await addOrder()).token } }),
    'returns.readByLink': async () => ({ params: { token: (await addReturn()).link } }),
    'returns.withdraw': async () => {
      const { link, id } = await addReturn();
      return { params: { token: link, id } };
    },
    'returns.read': async () => ({ params: { id: (await addReturn()).id } }),
    'returns.decide': async () => ({
      params: { id: (await addReturn('owner')).id },
      body: refusal,
    }),
    'platformReturns.read': async () => ({ params: { id: (await addReturn()).id } }),
    'platformReturns.decide': async () => ({
      params: { id: (await addReturn()).id },
      body: refusal,
    }),
    'orders.read': order,
    'orders.cancelOwn': addOwnOrder,
    'fulfilment.read': order,
    'fulfilment.process': order,
    'checkout.track': async () => ({ params: { token: (await addOrder()).token } }),
    'pricing.listChanges': async () => ({ params: { id: products.mug.productId } }),
    'pricing.getProduct': async () => ({ params: { id: products.mug.productId } }),
    'catalogue.get': async () => ({ params: { id: products.mug.productId } }),
    'storefront.get': async () => ({ params: { slug } }),
    'storefront.home': async () => ({ params: { slug } }),
    'storefront.listProducts': async () => ({ params: { slug } }),
    'menus.delete': async () => ({ params: { id: await addMenu() } }),
  };
  const own = ownSamples(app);
  return {
    isOwn: (endpoint) => Object.hasOwn(own, endpoint),
    find: async (endpoint, person) => (person ? own[endpoint]?.(person) : makers[endpoint]?.()),
  };
}
