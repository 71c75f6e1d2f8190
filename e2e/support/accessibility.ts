import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Marks rows and items with the same markup as two siblings before them, except for texts and addresses: a rule that one of them
 * breaks is broken by these two as well. A missing text, another class, style, role or state is different markup.
 */
const markRepeated = (page: Page) =>
  page.evaluate(() => {
    const items = 'tr, li, [role="row"], [role="listitem"], [role="treeitem"], [role="menuitem"]';
    const values =
      /\s(id|for|name|value|href|src|srcset|alt|title|placeholder|datetime|d|data-[\w-]+|aria-(?:label|labelledby|controls|describedby|owns|activedescendant))="([^"]*)"/g;
    for (const marked of document.querySelectorAll('[data-repeated]'))
      marked.removeAttribute('data-repeated');
    const counts = new Map<Element, Map<string, number>>();
    for (const item of document.querySelectorAll(items)) {
      const parent = item.parentElement;
      if (!parent || parent.childElementCount < 3 || parent.closest('[data-repeated]')) continue;
      const markup = item.outerHTML
        .replace(values, (_, name: string, value: string) => ` ${name}="${value.trim() && 'x'}"`)
        .replace(/>([^<]+)/g, (_, text: string) => `>${text.trim() && 'x'}`);
      const seen = counts.get(parent) ?? new Map<string, number>();
      counts.set(parent, seen);
      const before = seen.get(markup) ?? 0;
      seen.set(markup, before + 1);
      if (before >= 2) item.setAttribute('data-repeated', '');
    }
  });

/**
 * Finds what breaks WCAG 2.2 A and AA, in the theme that the page has, or in the part of it that `within` selects: what a drawer half
 * covers has no size that can be judged.
 */
export async function findBarriers(page: Page, within?: string): Promise<string[]> {
  // Half a megabyte of script goes to a page once: hash routes keep the document.
  const isThere = await page.evaluate(() => {
    const { axe } = window as { axe?: { configure(spec: object): void } };
    // Reports contain selectors and no markup.
    axe?.configure({ noHtml: true });
    return axe !== undefined;
  });
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .exclude('[data-repeated]')
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
  await markRepeated(page);
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
  const layer = await findOpenLayer(page);
  const within = layer ?? (await findShown(page, ['main']));
  // On a scrolled page the fixed bar may cover half of a button, whose size then cannot be judged.
  if (!layer) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await findBarriers(page, within), `accessibility of ${page.url()}`).toEqual([]);
}
