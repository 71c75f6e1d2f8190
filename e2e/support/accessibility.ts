import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another theme can break; all else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the page as it stands, or the part of it that `within` selects, against WCAG 2.2 A and AA; with `colours`, only what a theme
 * changes. A drawer is checked by itself: what it half covers has no size that anybody could judge.
 */
export async function expectAccessible(page: Page, scope: 'everything' | 'colours' = 'everything', within?: string): Promise<void> {
  // Half a megabyte of script goes to a page once: hash routes keep the document. Frames come and go with the page.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // The component library measures its columns in a hidden row, which cannot be reached.
    .exclude('.ant-table-measure-row')
    // Checks in the page itself: a blank page for every answer costs more than the checks.
    .setLegacyMode()
    // Neither where all that is right stands, nor the style sheets, which only a rule that is not run would read.
    .options({ resultTypes: ['violations'], preload: false });
  if (within) axe.include(within);
  // What still moves or fades has neither its size nor its colours yet.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await (scope === 'colours' ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}
