import { createDictionary, pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { createMenu, listMenus } from '@vitrine/contract/admin/menus.ts';
import { createNotice, pageNotices } from '@vitrine/contract/admin/notices.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { eq } from 'drizzle-orm';
import { inTx, systemContext } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { createSampleCatalogue } from '#shop/catalogue/testing/sample-catalogue.ts';
import { payTestOrder, placeTestOrder, testAddress } from '#shop/orders/testing/placed-orders.ts';
import { setStock } from '#shop/stock/index.ts';
import { stores } from '#shop/stores/stores.tables.ts';

/** What a call of the walk sends instead of nothing at all, so that it reaches a row that exists. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Principals {
  ownerA: { token: string; accountId: string };
  admin: { token: string; accountId: string };
}

/**
 * Rows of owner A and of the platform, and calls that name them. An endpoint with a sample has its exact outcome in
 * the table: there owner B must meet `not-found` where owner A succeeds.
 */
export async function prepareSamples(
  app: TestApp,
  { admin, ownerA }: Principals,
): Promise<(endpoint: string) => Promise<Sample | undefined>> {
  let count = 0;
  const nextCount = (): number => {
    count += 1;
    return count;
  };

  async function addDictionary(): Promise<string> {
    count += 1;
    const dictCode = `sample${count}`;
    await app.call(createDictionary, { body: { name: dictCode, dictCode } }, { token: admin.token });
    const page = await app.call(pageDictionaries, { query: { pageNum: '1', pageSize: '10', keywords: dictCode } }, { token: admin.token });
    return page.body.data.list[0]?.id ?? '';
  }

  const menuForm = (name: string) =>
    ({ parentId: '0', name, type: 'MENU', routeName: name, routePath: `/${name}`, component: 'sample/index' }) as const;
  async function addMenu(): Promise<string> {
    count += 1;
    const name = `sample${count}`;
    await app.call(createMenu, { body: menuForm(name) }, { token: admin.token });
    return (await app.call(listMenus, { query: { keywords: name } }, { token: admin.token })).body.data[0]?.id ?? '';
  }

  const noticeForm = (title: string) => ({ title, content: '<p>Sample</p>', type: 99 });
  async function addNotice(isPublished = false): Promise<string> {
    const title = `sample${nextCount()}`;
    await app.call(createNotice, { body: { ...noticeForm(title), publish: isPublished } }, { token: admin.token });
    return (await app.call(pageNotices, { query: { title } }, { token: admin.token })).body.data.list[0]?.id ?? '';
  }

  const ctx = systemContext(app.platform);
  const { products } = await inTx(ctx, createSampleCatalogue);
  const variantId = products.mug.variantIds.values().next().value ?? '';
  await setStock(ctx, variantId, 500);
  const [store] = await ctx.db.select({ slug: stores.slug }).from(stores).where(eq(stores.ownerAccountId, ownerA.accountId));
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
    const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, { token })).body.data;
    const body = { lines, address: testAddress, shippingMethod: quote.shippingMethod, expectedTotal: quote.total };
    const placed = await app.call(placeOwnOrder, { body }, { token, idempotencyKey: `own-${nextCount()}` });
    return { params: { orderId: placed.body.data.orderId } };
  }
  const order = async () => ({ params: { orderId: (await addOrder()).orderId } });

  const makers: Record<string, () => Promise<Sample>> = {
    'dictionaries.create': async () => ({ body: { name: 'made', dictCode: `made${nextCount()}` } }),
    'dictionaries.form': async () => ({ params: { id: await addDictionary() } }),
    'dictionaries.update': async () => ({ params: { id: await addDictionary() }, body: { name: 'changed', dictCode: `changed${count}` } }),
    'dictionaries.delete': async () => ({ params: { ids: await addDictionary() } }),
    'menus.create': async () => ({ body: menuForm(`made${nextCount()}`) }),
    'menus.form': async () => ({ params: { id: await addMenu() } }),
    'menus.update': async () => ({ params: { id: await addMenu() }, body: menuForm(`changed${count}`) }),
    'notices.create': async () => ({ body: noticeForm('made') }),
    'notices.form': async () => ({ params: { id: await addNotice() } }),
    'notices.update': async () => ({ params: { id: await addNotice() }, body: noticeForm('changed') }),
    'notices.delete': async () => ({ params: { ids: await addNotice() } }),
    'notices.publish': async () => ({ params: { id: await addNotice() } }),
    'notices.revoke': async () => ({ params: { id: await addNotice(true) } }),
    'notices.detail': async () => ({ params: { id: await addNotice(true) } }),
    'orders.read': order,
    'orders.cancelOwn': addOwnOrder,
    'fulfilment.read': order,
    'fulfilment.process': order,
    'checkout.track': async () => ({ params: { token: (await addOrder()).token } }),
    'pricing.getProduct': async () => ({ params: { id: products.mug.productId } }),
    'catalogue.get': async () => ({ params: { id: products.mug.productId } }),
    'storefront.get': async () => ({ params: { slug } }),
    'storefront.home': async () => ({ params: { slug } }),
    'storefront.listProducts': async () => ({ params: { slug } }),
    'menus.delete': async () => ({ params: { id: await addMenu() } }),
  };
  return async (endpoint) => makers[endpoint]?.();
}
