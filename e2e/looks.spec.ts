import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { measure } from '../looks/measure.ts';
import {
  type Bought,
  deskWidths,
  operatorPages,
  ownerPages,
  phonePages,
  phoneWidths,
  signInPaths,
  storePages,
  widths,
} from '../looks/pages.ts';
import { describe, lookAt, planLooks, readWish, type Seen } from '../looks/walk.ts';
import { type Language, languages } from '../packages/contract/src/locales.ts';
import { consoleUrl, mobileUrl, storeUrl } from './support/addresses.ts';
import { approve, goToBank } from './support/buyer.ts';
import { luna, openDesk, signIn } from './support/console.ts';

/** `npm run look` walks everything and keeps pictures; without it every page is looked at once. */
const { out, hasPictures, only, colorScheme } = readWish(process.env);
const isWhole = out !== undefined;
const options = { colorScheme, reducedMotion: 'reduce' } as const;
const picturesIn = hasPictures ? out : undefined;

/** Buys something, so that there is an order to look at. */
async function buy(browser: Browser): Promise<Bought> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: storeUrl });
  const page = await context.newPage();
  await page.goto('/s/casa-luna/en');
  const category = (await page.locator('a[href*="/c/"]').first().getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto('/s/casa-luna/en/p/luna-stoneware-teapot');
  await goToBank(page, 'looks@example.com');
  const number = await approve(page);
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await context.close();
  return { number, token, category };
}

/** A site whose language is a setting that a reload reads. */
async function walkConsole(browser: Browser, site: string, plan: ReturnType<typeof planLooks>, account?: string): Promise<Seen[]> {
  const isPhone = site.startsWith('phone');
  const baseURL = isPhone ? mobileUrl : consoleUrl;
  const { page, close } = await openDesk(browser, 'en', { ...options, baseURL, viewport: { width: isPhone ? 390 : 1440, height: 900 } });
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
  if (account) await signIn(page, account);
  else await page.goto('/#/login');
  let spoken: Language = 'en';
  const seen: Seen[] = [];
  for (const look of plan) {
    if (look.language !== spoken) {
      spoken = look.language;
      await page.evaluate((language) => localStorage.setItem('language', language), spoken);
      await page.reload();
    }
    await page.goto(`/#${look.address}`);
    seen.push(...(await lookAt(page, site, look, picturesIn)));
  }
  await close();
  return seen;
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto('/s/casa-luna/en/p/luna-stoneware-teapot');
  await page.locator('.buybar .sec').click();
  await page.waitForURL(/\/cart/);
}

async function walkStorefront(browser: Browser, plan: ReturnType<typeof planLooks>): Promise<Seen[]> {
  const context = await browser.newContext({ ...options, viewport: { width: 390, height: 844 }, baseURL: storeUrl });
  const page = await context.newPage();
  await putIntoCart(page);
  const seen: Seen[] = [];
  for (const look of plan) {
    await page.goto(look.address);
    seen.push(...(await lookAt(page, 'storefront', look, picturesIn)));
  }
  await context.close();
  return seen;
}

/** Flaws of each kind, and beside them what only resembles one. */
const planted = `
  <style>body{margin:0;font:16px/1.4 sans-serif} div{position:relative} .box{border:1px solid;width:120px;height:30px;white-space:nowrap}
    .cut{width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}</style>
  <div style="width:2000px;height:20px">wide</div>
  <div class="box">outside of the box that is drawn</div>
  <p style="margin:0">one text</p><p style="margin:-20px 0 0">another text</p>
  <div class="cut">cut without a way to the rest</div>
  <div class="cut" title="all of it">cut with a title that says all</div>
  <div class="cut" style="overflow:auto">scrolled by whoever wants the rest</div>
  <div style="display:none">hidden text that is wider than anything else here</div>`;

test('flaws that are planted are found, and nothing beside them', async ({ page }) => {
  test.skip(isWhole, 'asked for every page');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(planted);
  const found = await page.evaluate(measure);
  expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'window: wide',
    'outside: outside of the box that is drawn',
    'cut: cut without a way to the rest',
    'overlap: one text ↔ another text',
  ]);
});

test(`${isWhole ? 'every page at every width in every language' : 'every page'} shows its texts whole, apart and inside their boxes`, async ({
  browser,
}) => {
  if (isWhole) test.setTimeout(3 * 3_600_000);
  const bought = await buy(browser);
  const plan = (pagesIn: (language: Language) => readonly string[], at: readonly number[] = widths) =>
    planLooks(pagesIn, languages, at, isWhole);
  const walks: Record<string, (site: string) => Promise<Seen[]>> = {
    storefront: () =>
      walkStorefront(
        browser,
        plan((language) => storePages(language, bought)),
      ),
    'console-signed-out': (site) =>
      walkConsole(
        browser,
        site,
        plan(() => signInPaths, deskWidths),
      ),
    'console-owner': (site) =>
      walkConsole(
        browser,
        site,
        plan(() => ownerPages(bought), deskWidths),
        luna,
      ),
    'console-operator': (site) =>
      walkConsole(
        browser,
        site,
        plan(() => operatorPages(bought)),
        'root',
      ),
    'phone-signed-out': (site) =>
      walkConsole(
        browser,
        site,
        plan(() => signInPaths, phoneWidths),
      ),
    'phone-owner': (site) =>
      walkConsole(
        browser,
        site,
        plan(() => phonePages(bought), phoneWidths),
        luna,
      ),
  };
  const asked = Object.entries(walks).filter(([site]) => site.includes(only));
  const lines: string[] = [];
  const run = ([site, walk]: (typeof asked)[number]) =>
    test.step(site, async () => {
      const found = (await walk(site)).map(describe);
      lines.push(...found);
      if (out && found.length) appendFileSync(path.join(out, 'findings.txt'), `${found.join('\n')}\n`);
    });
  // The long walk takes one site after the other: its pictures keep a machine busy enough.
  if (isWhole) for (const one of asked) await run(one);
  else await Promise.all(asked.map(run));
  expect(lines).toEqual([]);
});
