import type { Page } from '@playwright/test';
import { findBarriers, findOpenLayer } from '../e2e/support/accessibility.ts';
import { findFlaws, settle } from '../e2e/support/whole.ts';
import { intlTags, type Language } from '../packages/contract/src/locales.ts';
import type { Finding } from './finding.ts';
import type { Look } from './walk.ts';
import type { Theme } from './wish.ts';

/** Of each page of a browser the themes in which its frame was read: menu and top bar are the same on all pages of a menu. */
const framesRead = new WeakMap<Page, Set<Theme>>();

const readingsMax = 3;

async function findBarriersOnce(page: Page, theme: Theme): Promise<string[]> {
  const layer = await findOpenLayer(page);
  if (layer) return findBarriers(page, layer);
  const read = framesRead.get(page) ?? new Set<Theme>();
  const hasFrame = (await page.getByRole('complementary').count()) > 0;
  const within = hasFrame && read.has(theme) ? 'main' : undefined;
  if (hasFrame) framesRead.set(page, read.add(theme));
  let found = await findBarriers(page, within);
  // A list that is read again in this moment is dimmed: what is found in the page at rest counts.
  for (let round = 1; found.length && round < readingsMax; round += 1) {
    await settle(page);
    found = await findBarriers(page, within);
  }
  return found;
}

/** Some addresses of the storefront contain no language: they show the one that was read last. */
const hasLanguage = (address: string, language: Language) =>
  !/^\/(?:s\/|nowhere$)/.test(address) || address.split(/[/?]/).includes(language);

const asFindings = (flaws: readonly string[]): Finding[] =>
  flaws.map((text) => ({ kind: 'reader', path: text, text: '', detail: '' }));

/** Finds what breaks WCAG, and nothing else: for pages in English that name parts of the code. */
export const readBarriers = async (
  page: Page,
  { themes: [theme = 'light'] }: Look,
): Promise<Finding[]> => asFindings(await findBarriersOnce(page, theme));

/** Finds another language than the wanted one, gaps in texts, and what breaks WCAG; of a layer only the first two. */
export async function readPage(
  page: Page,
  { address, language, themes: [theme = 'light'], presses }: Look,
): Promise<Finding[]> {
  const spoken = await page.evaluate(() => document.documentElement.lang);
  const flaws = [
    ...(spoken === intlTags[language] || !hasLanguage(address, language)
      ? []
      : [`language of the page: ${spoken}`]),
    ...(await findFlaws(page)),
    ...(presses ? [] : await findBarriersOnce(page, theme)),
  ];
  return asFindings(flaws);
}
