import type { DemoPages } from './demo-pages.ts';

export interface Paint {
  name: string;
  /** Largest contentful paint of each load, fastest first. */
  paintsMs: number[];
  /** The painted element, as a selector. */
  element: string;
  /** Layout shift of the worst load. */
  shift: number;
  aimMs: number;
}

/** Slow 4G as Lighthouse defines it: round trip, download and upload. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
const cpuSlowdown = 4;
const quietMs = 1_500;

interface Seen {
  paintMs: number;
  element: string;
  shift: number;
}

/** Largest contentful paints with an empty cache on a phone's screen, slow 4G and a processor four times slower. */
export async function measurePaint(
  { browser, pages, cookie }: DemoPages,
  loads: number,
  say: (text: string) => void,
): Promise<Paint[]> {
  const figures: Paint[] = [];
  for (const { name, url } of pages) {
    if (name === 'cart' || name === 'checkout') continue;
    const seen: Seen[] = [];
    // The first load only fills the server's caches, as the visits of others do.
    for (let load = 0; load <= loads; load += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Network.setExtraHTTPHeaders', { headers: { cookie } });
      await session.send('Network.emulateNetworkConditions', slow4g);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await page.goto(url, { waitUntil: 'load' });
      const found = await page.evaluate(
        (waitMs) =>
          new Promise<Seen>((resolve) => {
            const result: Seen = { paintMs: 0, element: '', shift: 0 };
            const nameOf = (element: Element | null | undefined) =>
              element
                ? element.tagName.toLowerCase() +
                  [...element.classList].map((one) => `.${one}`).join('')
                : '';
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & {
                element?: Element;
              })[]) {
                result.paintMs = entry.startTime;
                result.element = nameOf(entry.element);
              }
            }).observe({ type: 'largest-contentful-paint', buffered: true });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                result.shift += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(result), waitMs);
          }),
        quietMs,
      );
      await context.close();
      if (load > 0) seen.push(found);
    }
    seen.sort((left, right) => left.paintMs - right.paintMs);
    const middle = seen[Math.floor(seen.length / 2)];
    figures.push({
      name,
      paintsMs: seen.map(({ paintMs }) => Math.round(paintMs)),
      element: middle?.element ?? '',
      shift: Math.max(...seen.map(({ shift }) => shift)),
      aimMs: name === 'search' ? 2_000 : 1_800,
    });
    say(`${name}: ${Math.round(middle?.paintMs ?? 0)} ms (${middle?.element})`);
  }
  return figures;
}
