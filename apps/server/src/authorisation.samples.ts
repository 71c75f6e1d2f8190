import { createDictionary, pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { createMenu, listMenus } from '@vitrine/contract/admin/menus.ts';
import type { TestApp } from '#platform/testing/app.ts';

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
export async function prepareSamples(app: TestApp, { admin }: Principals): Promise<(endpoint: string) => Promise<Sample | undefined>> {
  let count = 0;

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

  const makers: Record<string, () => Promise<Sample>> = {
    'dictionaries.create': async () => ({ body: { name: 'made', dictCode: `made${(count += 1)}` } }),
    'dictionaries.form': async () => ({ params: { id: await addDictionary() } }),
    'dictionaries.update': async () => ({ params: { id: await addDictionary() }, body: { name: 'changed', dictCode: `changed${count}` } }),
    'dictionaries.delete': async () => ({ params: { ids: await addDictionary() } }),
    'menus.create': async () => ({ body: menuForm(`made${(count += 1)}`) }),
    'menus.form': async () => ({ params: { id: await addMenu() } }),
    'menus.update': async () => ({ params: { id: await addMenu() }, body: menuForm(`changed${count}`) }),
    'menus.delete': async () => ({ params: { id: await addMenu() } }),
  };
  return async (endpoint) => makers[endpoint]?.();
}
