import type { Browser, Page } from '@playwright/test';
import { closeOtherTags, openDesk, signIn } from '../e2e/support/console.ts';
import { settle } from '../e2e/support/whole.ts';
import { type Language, languages } from '../packages/contract/src/locales.ts';
import type { Finding } from './finding.ts';
import { mailsIn } from './mails.ts';
import { desktopWish } from './pages.ts';
import type { Pictures } from './pictures.ts';
import type { Seen } from './seen.ts';
import { isLayerShown, type Look, lookAt, type Walk } from './walk.ts';
import { observePage } from './watch.ts';
import { type Theme, themes } from './wish.ts';

export interface Tour {
  browser: Browser;
  site: string;
  baseURL: string;
  looks: readonly Look[];
  pictures: Pictures | undefined;
  hearsJumps: boolean;
  read: ((page: Page, look: Look) => Promise<Finding[]>) | undefined;
  onMeasured: () => void;
  report: (seen: Seen) => void;
}

const motion = { reducedMotion: 'reduce' } as const;

async function beginWalk(
  page: Page,
  { site, looks, pictures, hearsJumps, read, onMeasured, report }: Tour,
): Promise<Walk> {
  const addresses = new Set(looks.map(({ address }) => address));
  return {
    page,
    addresses,
    watch: await observePage(page),
    site,
    pictures,
    hearsJumps,
    read,
    onMeasured,
    report,
  };
}

/** The theme in which a page is read and measured. */
const themeOf = ({ themes: [first = 'light'] }: Look): Theme => first;

/** The looks of each theme by language and width: a page of the console that gets another one is drawn again as a whole. */
const byThemeAndWidth = (looks: readonly Look[]): Look[] =>
  looks.toSorted(
    (one, other) =>
      themes.indexOf(themeOf(one)) - themes.indexOf(themeOf(other)) ||
      languages.indexOf(one.language) - languages.indexOf(other.language) ||
      (one.widths[0] ?? 0) - (other.widths[0] ?? 0),
  );

/** Chooses the language as another tab of the browser would: what is open is drawn in it, without being loaded again. */
const speak = (page: Page, language: Language) =>
  page.evaluate((newValue) => {
    const key = 'language';
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);

/** A site whose language is a setting of the browser. */
export async function walkConsole(tour: Tour, account?: string): Promise<void> {
  const { browser, baseURL } = tour;
  const { page, close } = await openDesk(browser, 'en', { baseURL });
  await page.addInitScript((wish) => {
    localStorage.setItem('theme', 'auto');
    localStorage.setItem(wish, '1');
  }, desktopWish);
  const walk = await beginWalk(page, tour);
  if (account) await signIn(page, account);
  else await page.goto('/#/login');
  let spoken: Language = 'en';
  let isLayerOpen = false;
  let theme: Theme = 'light';
  // Where a page is measured at several widths or with pictures, its looks stay in their order.
  for (const look of tour.read ? byThemeAndWidth(tour.looks) : tour.looks) {
    if (look.language !== spoken) {
      spoken = look.language;
      await speak(page, spoken);
      if (!tour.read) await page.reload();
    }
    await lookAt(walk, look, async () => {
      if (!tour.read) await closeOtherTags(page);
      await page.goto(`/#${look.address}`);
      // The shell keeps its layers open, and a page that is opened again keeps its own. A page that was drawn in one theme is read in it.
      const isOtherTheme = tour.read !== undefined && themeOf(look) !== theme;
      if (isOtherTheme || (isLayerOpen && (await isLayerShown(page)))) await page.reload();
      theme = themeOf(look);
      if (!tour.read) return;
      // The previous page is still in the document, hidden: it is closed now, so that it is not read again with this one.
      await settle(page);
      await closeOtherTags(page);
    });
    isLayerOpen = look.presses !== undefined;
  }
  await close();
}

/** Pages with real addresses: each is loaded anew, by a browser in that language. */
export async function walkAddresses(
  tour: Tour,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { browser, baseURL } = tour;
  const context = await browser.newContext({
    ...motion,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const walk = await beginWalk(page, tour);
  await prepare?.(page);
  let spoken: Language | undefined;
  for (const look of tour.looks) {
    if (look.language !== spoken) {
      spoken = look.language;
      await page.setExtraHTTPHeaders({ 'accept-language': spoken });
    }
    await lookAt(walk, look, () => page.goto(look.address));
  }
  await context.close();
}

/** Removes automatic redirects and reloads. */
export const freezePage = (page: Page) =>
  page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, ''),
    });
  });

/** Mails of all kinds as a mail program shows them. */
export async function walkMails(tour: Tour): Promise<void> {
  const page = await tour.browser.newPage(motion);
  const walk = await beginWalk(page, tour);
  for (const look of tour.looks) {
    const html = mailsIn(look.language).find(({ address }) => address === look.address)?.html ?? '';
    await lookAt(walk, look, () => page.setContent(html));
  }
  await page.close();
}
