import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Finds what breaks WCAG 2.2 A and AA, in the theme that the page has, or in the part of it that `within` selects: what a drawer half
 * covers has no size that can be judged.
 */
export async function findBarriers(page: Page, within?: string): Promise<string[]> {
  // Half a megabyte of script goes to a page once: hash routes keep the document.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // The component library measures its columns in a hidden row, which cannot be reached.
    .exclude('.ant-table-measure-row')
    // Checks in the page itself: a blank page for every answer costs more than the checks.
    .setLegacyMode()
    // Neither where all that is right stands, nor the style sheets, which only a rule that is not run would read, nor the
    // document in a frame: that of the API, of thousands of elements, is read by its own address.
    .options({ resultTypes: ['violations'], preload: false, iframes: false });
  if (within) axe.include(within);
  // What still moves or fades has neither its size nor its colours yet.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await axe.withTags(tags).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The first of some parts that the page shows. */
const findShown = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.find((selector) =>
        [...document.querySelectorAll(selector)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ),
      ),
    parts,
  );

/** The dialog or sheet that is open: what it dims behind it has other colours. */
export const findOpenLayer = (page: Page) => findShown(page, ['dialog[open]', '[role="dialog"]']);

/** Expects that the open dialog or sheet, or else the main part of the page, breaks no rule of WCAG 2.2 A and AA; the tour reads whole pages. */
export async function expectAccessible(page: Page): Promise<void> {
  const within = (await findOpenLayer(page)) ?? (await findShown(page, ['main']));
  expect.soft(await findBarriers(page, within), `accessibility of ${page.url()}`).toEqual([]);
}
