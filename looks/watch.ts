import type { Page } from '@playwright/test';
import type { Finding } from './measure.ts';

/** What a page may move by itself while it comes up, as the web vitals call it good. */
const mostMoved = 0.1;

export interface Watch {
  /** Forgets what was before; called before a page is opened. */
  begin(): Promise<void>;
  /** What the browser's console said and how far the page jumped since `begin`. */
  end(): Promise<Finding[]>;
}

interface Watched {
  jumps?: { moved: number; by: string[] };
}

/** Hears the console of a page and adds up its layout shifts; made before the page is opened. */
export async function watchPage(page: Page): Promise<Watch> {
  let said: string[] = [];
  page.on('console', (message) => {
    // A page that says that there is nothing at its address answers so, too.
    const isOwnAnswer = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if ((message.type() === 'error' || message.type() === 'warning') && !isOwnAnswer)
      said.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => said.push(`exception: ${error.message}`));
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
          if (node instanceof Element) jumps.by.push([node.localName, ...[...node.classList].slice(0, 2)].join('.'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    async begin() {
      said = [];
      await page.evaluate(() => {
        const { jumps } = window as Watched;
        if (jumps) Object.assign(jumps, { moved: 0, by: [] });
      });
    },
    async end() {
      const jumps = await page.evaluate(() => (window as Watched).jumps);
      const findings: Finding[] = said.map((text) => ({ kind: 'said', path: 'console', text: text.slice(0, 200), detail: '' }));
      if (jumps && jumps.moved > mostMoved)
        findings.push({
          kind: 'jump',
          path: [...new Set(jumps.by)].slice(0, 6).join(' '),
          text: '',
          detail: `moved by ${jumps.moved.toFixed(2)}`,
        });
      return findings;
    },
  };
}
