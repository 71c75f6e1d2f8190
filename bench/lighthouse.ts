import lighthouse from 'lighthouse';
import type { DemoPages } from './demo-pages.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface LighthouseFigures {
  name: string;
  /** From 0 to 100; the middle one of the runs by performance. No SEO for pages that search engines must not list. */
  scores: Partial<Record<Category, number>>;
  paintMs: number;
  shift: number;
  blockingMs: number;
  /** Audits that cost points, with their titles. */
  complaints: string[];
}

/** Runs that may be repeated because nothing was recorded. */
const failuresMax = 3;
const round = (score: number | null) => Math.round((score ?? 0) * 100);

/** Lighthouse's mobile run with its own simulation of slow 4G and a processor four times slower. */
export async function runLighthouse(
  { pages, cookie, debuggingPort }: DemoPages,
  runs: number,
  say: (text: string) => void,
): Promise<LighthouseFigures[]> {
  const figures: LighthouseFigures[] = [];
  let failures = 0;
  for (const { name, url, isIndexable } of pages) {
    const wanted = isIndexable ? categories : categories.filter((category) => category !== 'seo');
    const results: LighthouseFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, {
        port: debuggingPort,
        logLevel: 'error',
        output: 'json',
        onlyCategories: [...wanted],
        extraHeaders: { cookie },
      });
      if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
      const { lhr } = result;
      if (lhr.runtimeError) {
        // On a busy machine a trace may lack its beginning; that says nothing about the page.
        failures += 1;
        if (failures > failuresMax) throw new Error(`${url}: ${lhr.runtimeError.message}`);
        run -= 1;
        continue;
      }
      const number = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
      const referenced = wanted
        .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0);
      results.push({
        name,
        scores: Object.fromEntries(
          wanted.map((category) => [category, round(lhr.categories[category]?.score ?? 0)]),
        ),
        paintMs: Math.round(number('largest-contentful-paint')),
        shift: number('cumulative-layout-shift'),
        blockingMs: Math.round(number('total-blocking-time')),
        complaints: referenced.flatMap(({ id }) => {
          const audit = lhr.audits[id];
          return audit?.score != null && audit.score < 0.9
            ? [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
            : [];
        }),
      });
    }
    results.sort((left, right) => (left.scores.performance ?? 0) - (right.scores.performance ?? 0));
    const middle = results[Math.floor(results.length / 2)];
    if (!middle) continue;
    figures.push(middle);
    say(
      `${name}: ${Object.values(middle.scores).join(' / ')}${middle.complaints.length ? `; ${middle.complaints.join('; ')}` : ''}`,
    );
  }
  return figures;
}
