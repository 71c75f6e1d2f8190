import os from 'node:os';
import { describeConsole, measureConsole } from '../bench/console.ts';
import { openDemoPages } from '../bench/demo-pages.ts';
import { type LighthouseFigures, runLighthouse } from '../bench/lighthouse.ts';
import { measurePaint, type Paint } from '../bench/paint.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { ensureBrowser } from './browser.mjs';

/**
 * `npm run bench:pages [-- paint | lighthouse | console] [--no-report]`: how soon pages are painted on a slow line, Lighthouse's
 * scores, and how soon the owner's pages are usable.
 */
const words = process.argv.slice(2);
const parts = ['paint', 'lighthouse', 'console'] as const;
const only = parts.find((part) => words.includes(part));
const has = (part: (typeof parts)[number]) => !only || only === part;
const loads = 5;
const runs = 3;
const say = (text: string) => process.stdout.write(`${text}\n`);
const loadBefore = os.loadavg()[0] ?? 0;

const mark = (isReached: boolean) => (isReached ? ' ✔' : ' ✖');
const middleOf = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? 0;

function tableOfPaints(paints: readonly Paint[]): string {
  return formatTable(
    ['page', 'largest paint', 'fastest – slowest', 'painted', 'layout shift', 'limit'],
    paints.map(({ name, paintsMs, element, shift, aimMs }) => [
      name,
      `${middleOf(paintsMs)} ms${mark(middleOf(paintsMs) <= aimMs)}`,
      `${paintsMs[0]} – ${paintsMs.at(-1)} ms`,
      `\`${element}\``,
      shift.toFixed(3),
      `${aimMs} ms`,
    ]),
  );
}

function tableOfScores(figures: readonly LighthouseFigures[]): string {
  const cell = (score: number | undefined, aim: number) =>
    score === undefined ? '–' : `${score}${mark(score >= aim)}`;
  return formatTable(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'largest paint',
      'blocked',
      'layout shift',
    ],
    figures.map(({ name, scores, paintMs, blockingMs, shift }) => [
      name,
      cell(scores.performance, 98),
      cell(scores.accessibility, 100),
      cell(scores['best-practices'], 100),
      cell(scores.seo, 100),
      `${paintMs} ms`,
      `${blockingMs} ms`,
      shift.toFixed(3),
    ]),
  );
}

/** The paints and scores of what buyers see. */
async function measureStores(): Promise<{ paints: Paint[]; scores: LighthouseFigures[] }> {
  if (!has('paint') && !has('lighthouse')) return { paints: [], scores: [] };
  const pages = await openDemoPages(await ensureBrowser());
  try {
    return {
      paints: has('paint') ? await measurePaint(pages, loads, say) : [],
      scores: has('lighthouse') ? await runLighthouse(pages, runs, say) : [],
    };
  } finally {
    await pages.close();
  }
}

const { paints, scores } = await measureStores();
const ownersPages = has('console')
  ? await measureConsole({ executablePath: await ensureBrowser(), runs, desk: true, phone: true })
  : undefined;
const complaints = scores.flatMap(({ name, complaints: found }) =>
  found.map((one) => `- ${name}: ${one}`),
);
const report = [
  '# Pages on a slow line',
  '',
  'Made by `npm run bench:pages` (`bench/README.md`): server, database and browser on one machine, the stores of the demonstration.',
  '',
  ...describeMachine(),
  `- load average before the run ${loadBefore.toFixed(1)}, after it ${(os.loadavg()[0] ?? 0).toFixed(1)}: above 1, the machine was shared with other work, and every time is too long`,
  '',
  ...(paints.length
    ? [
        '## Largest contentful paint',
        '',
        `Phone of 390 × 844 at twice the density, empty cache, 150 ms round trip, 1.6 Mbit/s, processor four times slower; the middle one of ${loads} loads after one that fills the server’s caches. Aim 1.5 s, limit as in the table.`,
        '',
        tableOfPaints(paints),
        '',
      ]
    : []),
  ...(scores.length
    ? [
        '## Lighthouse, mobile',
        '',
        `The middle one of ${runs} runs. Limits: performance 98, the others 100; SEO for pages that search engines may list.`,
        '',
        tableOfScores(scores),
        '',
        ...(complaints.length ? ['What costs points:', '', ...complaints, ''] : []),
      ]
    : []),
  ...(ownersPages ? describeConsole(ownersPages, runs) : []),
].join('\n');
say(`\n${report}`);
if (!words.includes('--no-report'))
  say(`Report: ${writeReport('bench/reports', `pages${only ? `-${only}` : ''}`, report)}`);
