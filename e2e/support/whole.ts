import type { Page } from '@playwright/test';

/** Parts of a page that wait for something. */
const waitingParts = '.skeleton, [aria-busy="true"], .ant-spin-spinning';

/** Where a page is, and which of its parts still wait: for the report of a test. */
const describeWaiting = (page: Page) =>
  page.evaluate((parts) => {
    const waiting = [...document.querySelectorAll(parts)].map(
      (one) => `${one.tagName.toLowerCase()}.${one.className}`,
    );
    const isNavigating = document.documentElement.hasAttribute('data-navigating');
    return [
      location.href,
      ...(isNavigating ? ['navigating'] : []),
      ...new Set(waiting),
      `${document.body.innerText.trim().length} characters`,
    ].join(', ');
  }, waitingParts);

/** Waits until nothing on the page is on its way any more. */
export async function settle(page: Page): Promise<void> {
  // An address that changed just now is heard of first: the page before it has nothing on its way.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  const isSettled = (parts: string) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const waiting = [...document.querySelectorAll(parts)];
    if (document.documentElement.hasAttribute('data-navigating') || waiting.some(isShown))
      return false;
    // Last, because it lays the whole page out.
    return document.body.innerText.trim().length > 20;
  };
  await page
    .waitForFunction(isSettled, waitingParts, { polling: 50 })
    .catch(async (error: Error) => {
      throw new Error(`The page does not settle: ${await describeWaiting(page)}`, { cause: error });
    });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What a reader would notice: keys in the place of words, empty places, labels that are cut, a page that is too wide. */
export async function findFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (
        !text ||
        !parent ||
        parent.closest('code, pre, script, style, noscript, input, textarea, .code') ||
        !isShown(parent)
      )
        continue;
      // A stored file that another journey left on the page is called like a key.
      const isFile = /\.(?:csv|pdf|png|webp|xlsx)$/.test(text);
      const isKey =
        !isFile &&
        (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(text) ||
          /^[a-z]+(?:[A-Z][a-z]+)*\.[a-z][A-Za-z]+$/.test(text));
      if (isKey) flaws.push(`a key instead of words: ${text}`);
      if (/\{\{?\w+\}?\}|\bundefined\b|\bNaN\b|Invalid Date|\[object /.test(text))
        flaws.push(`an empty place: ${text.slice(0, 80)}`);
    }
    const labels =
      'button, [role="tab"], [role="menuitem"], th, .ant-menu-title-content, .btn, .chip, .tag, .status-tag, nav a';
    for (const label of document.querySelectorAll<HTMLElement>(labels)) {
      const { overflowX, display } = getComputedStyle(label);
      if (
        !label.innerText?.trim() ||
        /auto|scroll/.test(overflowX) ||
        display === 'inline' ||
        !isShown(label)
      )
        continue;
      // Goods and people may have long names, if a tooltip shows the rest.
      if (label.title === label.innerText.trim()) continue;
      if (label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 1)
        flaws.push(
          `a cut label: ${label.innerText.trim().slice(0, 60)} (${label.scrollWidth} in ${label.clientWidth})`,
        );
    }
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) flaws.push(`${wider} px wider than the window`);
    for (const picture of document.images)
      if (!picture.hasAttribute('alt')) flaws.push(`a picture without alt: ${picture.src}`);
    return [...new Set(flaws)];
  });
}
