import { expect, type Page, test } from '@playwright/test';
import {
  loadEndpoints,
  type Read,
  walkCounts,
} from '../apps/server/src/app-tests/list-counts.walk.ts';
import type { Endpoint } from '../packages/contract/src/endpoint.ts';
import { consoleUrl } from './support/addresses.ts';
import { luna, openDesk, signIn } from './support/console.ts';

/** Signs in at the desk and reads with that session, renewed when it is over. */
async function readerOf(
  page: Page,
  account: string,
): Promise<(endpoint: Endpoint, url: string) => Promise<unknown>> {
  const password = process.env['DEMO_PASSWORD'] ?? 'vitrine-demo';
  const enter = async () => {
    await page.context().clearCookies();
    await page.goto('/#/login');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem('hasHomeReload', 'true'));
    await page.reload();
    await signIn(page, account, password);
    return (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
  };
  let token = await enter();
  return async (endpoint, url) => {
    const ask = () =>
      page.request.get(url, { headers: endpoint.public ? {} : { authorization: token } });
    let answer = await ask();
    if (answer.status() === 401) {
      token = await enter();
      answer = await ask();
    }
    expect(answer.status(), url).toBe(200);
    return (await answer.json()).data;
  };
}

// All counts of the whole demonstration, under every two filters: a part of `npm run look`. A small world is in list-counts.test.ts.
if (process.env['LIST_COUNTS'] === 'all')
  for (const [account, slug] of [
    [luna, 'casa-luna'],
    ['kira@vitrine.local', 'kira-desk'],
  ] as const)
    test(`every count of ${slug} and of the platform is the number of rows behind it`, async ({
      browser,
    }) => {
      test.setTimeout(3_600_000);
      const [owner, root] = [await openDesk(browser), await openDesk(browser)];
      const readOwners = await readerOf(owner.page, account);
      const readPlatforms = await readerOf(root.page, 'root');
      const read: Read = (endpoint, query) => {
        const isOwners = /^(?:shop|account):/.test(endpoint.permission ?? '');
        const url = `${consoleUrl}${endpoint.path.replace(':slug', slug)}?${new URLSearchParams(query)}`;
        return (isOwners ? readOwners : readPlatforms)(endpoint, url);
      };
      const { compared, findings } = await walkCounts(await loadEndpoints(), read, true);
      expect(findings).toEqual([]);
      expect(compared).toBeGreaterThan(1_000);
      await Promise.all([owner.close(), root.close()]);
    });
