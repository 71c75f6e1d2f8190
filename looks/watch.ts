import type { Page } from '@playwright/test';
import { collectComplaints } from '../e2e/support/watch.ts';
import type { Finding } from './finding.ts';

/** What a page may move by itself while it comes up, as the web vitals call it good. */
const mostMoved = 0.1;

export interface Watch {
  /** Forgets the complaints that were before; called before a page is opened. */
  begin(): void;
  /** Forgets the jumps that were before, once those of a new size of the window were reported. */
  beginJumps(): Promise<void>;
  /** How far the page jumped by itself since `begin`; called before the window gets another size, which moves everything. */
  findJumps(): Promise<Finding[]>;
  /** What the browser's console said since `begin`. */
  findComplaints(): Promise<Finding[]>;
}

interface Watched {
  jumps?: { moved: number; by: string[] };
}

/** Records the console of a page and adds up its layout shifts; made before the page is opened. */
export async function observePage(page: Page): Promise<Watch> {
  const complaints = collectComplaints(page);
  await page.addInitScript(() => {
    const jumps = { moved: 0, by: [] as string[] };
    (window as Watched).jumps = jumps;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        jumps.moved += entry.value;
        for (const { node } of entry.sources)
          if (node instanceof Element)
            jumps.by.push([node.localName, ...[...node.classList].slice(0, 2)].join('.'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    begin() {
      complaints.length = 0;
    },
    async beginJumps() {
      await page.evaluate(async () => {
        // What a new size of the window moved is heard of some frames later, and is no jump of the page that comes.
        await new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
        );
        const { jumps } = window as Watched;
        if (jumps) Object.assign(jumps, { moved: 0, by: [] });
      });
    },
    async findJumps() {
      const jumps = await page.evaluate(() => (window as Watched).jumps);
      if (!jumps || jumps.moved <= mostMoved) return [];
      const by = [...new Set(jumps.by)].slice(0, 6).join(' ');
      return [{ kind: 'jump', path: by, text: '', detail: `moved by ${jumps.moved.toFixed(2)}` }];
    },
    async findComplaints() {
      const shown = await page.evaluate(() =>
        [...document.images].map(({ currentSrc }) => currentSrc.split('?')[0]),
      );
      return (
        complaints
          // A page that says that there is nothing at its address answers so, too.
          .filter(
            ({ text, url, pageUrl }) =>
              !(text.includes('Failed to load resource') && url === pageUrl),
          )
          // The preload of a small size is not used where the page before it, in a wide window, left a larger one of the same picture.
          .filter(
            ({ text }) =>
              !shown.includes(
                /The resource ([^\s?]+)\S* was preloaded using link preload but not used/.exec(
                  text,
                )?.[1],
              ),
          )
          .map(({ text, url }) => ({
            kind: 'said',
            path: 'console',
            text: text.slice(0, 200),
            detail: url,
          }))
      );
    },
  };
}
