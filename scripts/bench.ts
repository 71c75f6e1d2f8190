import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { type Filled, fillForBench } from '../bench/fill.ts';
import { type ModeFigures, measureMode } from '../bench/run.ts';
import { runGrowth } from '../bench/run-growth.ts';
import { createBenchEnvironment } from '../bench/server.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { findPorts } from './free-ports.mjs';

/**
 * `npm run bench [-- --seconds N] [--quick] [--no-report] [--only text]`: figures of the product next to the machine's raw limits;
 * with `--only`, those whose name contains the text (`checkouts`, `balance`, `product list,order list`), without a report. `--growth` measures how
 * requests slow down with the number of orders and stores instead.
 */
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const only = words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : '';
const seconds = Number(words[words.indexOf('--seconds') + 1]) || (isQuick ? 2 : 8);
const size = isQuick ? { products: 60, orders: 5_000 } : { products: 300, orders: 100_000 };
const say = (text: string) => process.stdout.write(`${text} …\n`);

if (words.includes('--growth')) {
  await runGrowth({
    isQuick,
    only,
    hasReport: !words.includes('--no-report'),
    isOld: words.includes('--old'),
    log: say,
  });
  process.exit(0);
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
const [consolePort, mobile, store, bank, raw] = await findPorts(5);
const ports = { console: consolePort, mobile, store, bank, raw };
const environment = {
  ...createBenchEnvironment(dataDir, ports),
  // Checkouts are measured by both.
  PAYMENT_PROVIDER: 'sandbox',
  STRIPE_SECRET_KEY: 'sandbox',
  // Each buyer of the checkouts sets its own network.
  TRUST_PROXY: 'loopback',
  // As in production: one line per request.
  LOG_LEVEL: 'info',
};

async function fill(): Promise<{ filled: Filled; version: string }> {
  say(`filling a database with ${size.products} products and ${size.orders} orders`);
  const cluster = await startCluster({ dataDir });
  try {
    const filled = await fillForBench(cluster.url, environment, size);
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const version =
      (await client.query<{ server_version: string }>('show server_version')).rows[0]
        ?.server_version ?? '';
    await client.end();
    return { filled, version: version.split(' ')[0] ?? '' };
  } finally {
    await cluster.stop();
  }
}

/** The aim for a change of a role: it counts within a second in every open window. */
const roleChangeMsMax = 1_000;
const balanceMsMax = 20;
const round = (value: number) => Math.round(value).toLocaleString('en');
const share = (value: number, limit: number) => `${Math.round((value / limit) * 100)} %`;

type RateName = Exclude<
  keyof ModeFigures,
  'checkouts' | 'balance' | 'roleChange' | 'firstAnswerMs' | 'memory' | 'pageBytes'
>;
const mark = (isGood: boolean) => (isGood ? ' ✔' : ' ✖');

/** A row for each figure that was measured. */
function describe(off: ModeFigures, on: ModeFigures): string[][] {
  const limitNames = {
    row: 'one-row select',
    join: '20-row join',
    bytes: 'bare page',
    productPage: 'the page without',
  };
  const ratio = (
    title: string,
    name: RateName,
    limit: keyof typeof limitNames,
    aimOff: number,
    aimOn: number,
  ): string[][] => {
    const cell = (figures: ModeFigures, aim: number) => {
      const [figure, whole] = [figures[name], figures[limit]];
      if (!figure) return '–';
      if (!whole) return `${round(figure.perSecond)}/s`;
      const part = figure.perSecond / whole.perSecond;
      return `${round(figure.perSecond)}/s = ${share(part, 1)}${aim ? mark(part * 100 >= aim) : ''}`;
    };
    const aims = [aimOff, aimOn].map((aim) => (aim ? `${aim} %` : '–')).join(' / ');
    return off[name] || on[name]
      ? [[title, limitNames[limit], cell(off, aimOff), cell(on, aimOn), aims]]
      : [];
  };
  const rate = (
    title: string,
    pick: (figures: ModeFigures) => { perSecond: number } | undefined,
    aim: number,
  ): string[][] => {
    const cell = (figures: ModeFigures) => {
      const figure = pick(figures);
      return figure ? `${round(figure.perSecond)}/s${mark(figure.perSecond >= aim)}` : '–';
    };
    return pick(off) || pick(on) ? [[title, '–', cell(off), cell(on), `${aim}/s`]] : [];
  };
  const byStripe = (): string[][] => {
    const cell = ({ checkouts }: ModeFigures) => {
      if (!checkouts) return '–';
      const part = checkouts.stripe.perSecond / checkouts.sandbox.perSecond;
      return `${round(checkouts.stripe.perSecond)}/s = ${share(part, 1)}${mark(part >= 0.75)}`;
    };
    const row = ['the same through Stripe’s API', 'the row above', cell(off), cell(on)];
    return off.checkouts || on.checkouts ? [[...row, '75 %']] : [];
  };
  return [
    ...ratio('product list of a store', 'storeList', 'join', 25, 40),
    ...ratio('product detail of a store', 'storeDetail', 'row', 15, 40),
    ...ratio('owner’s product list', 'ownerProducts', 'join', 0, 0),
    ...ratio('owner’s order list', 'ownerOrders', 'join', 25, 40),
    ...ratio('operators’ order list', 'platformOrders', 'join', 0, 0),
    ...rate('storefront home, rendered', (f) => f.homePage, 250),
    ...rate('storefront product page, rendered', (f) => f.productPage, 250),
    ...ratio('product page with 200 reviews', 'reviewedPage', 'productPage', 80, 0),
    ...ratio('storefront home, against its bytes', 'homePage', 'bytes', 0, 60),
    ...ratio('storefront product page, against its bytes', 'productPage', 'bytes', 0, 60),
    ...rate('complete checkouts, cart to paid order', (f) => f.checkouts?.sandbox, 100),
    ...byStripe(),
  ];
}

try {
  const { filled, version } = await fill();
  const wanted = { only, say };
  const off = await measureMode('off', filled, environment, ports, seconds, wanted);
  const on = await measureMode('on', filled, environment, ports, seconds, wanted);
  const limits = formatTable(
    ['raw limit of this machine', 'caches off run', 'as shipped run'],
    Object.entries({
      json: 'bare Fastify, small JSON',
      row: 'one-row select through pg',
      join: '20-row join through pg',
      bytes: 'bare Fastify, the product page’s bytes',
    } as const).flatMap(([key, title]) => {
      const figures = [off, on].map((mode) => mode[key as 'json' | 'row' | 'join' | 'bytes']);
      return figures.some(Boolean)
        ? [[title, ...figures.map((figure) => (figure ? `${round(figure.perSecond)}/s` : '–'))]]
        : [];
    }),
  );
  const table = formatTable(
    ['figure', 'raw limit', 'caches off', 'as shipped', 'aims (off / shipped)'],
    describe(off, on),
  );
  const facts = formatTable(
    ['fact', 'caches off', 'as shipped', 'aim'],
    [
      [
        'process start to first answer',
        `${(off.firstAnswerMs / 1000).toFixed(1)} s`,
        `${(on.firstAnswerMs / 1000).toFixed(1)} s`,
        'under 3 s',
      ],
      ['memory after the run', `${off.memory.now} MB`, `${on.memory.now} MB`, 'under 300 MB'],
      [
        'memory at its highest',
        `${off.memory.highest} MB`,
        `${on.memory.highest} MB`,
        'under 400 MB',
      ],
      ...(off.roleChange && on.roleChange
        ? [
            [
              `a role’s change known to ${on.roleChange.connections} open connections`,
              ...[off.roleChange, on.roleChange].map(
                ({ middleMs, slowestMs }) =>
                  `${round(middleMs)} ms, slowest ${round(slowestMs)} ms${mark(slowestMs < roleChangeMsMax)}`,
              ),
              `under ${round(roleChangeMsMax)} ms`,
            ],
          ]
        : []),
      ...(off.storeList && on.storeList
        ? [
            [
              'a list’s slowest of a hundred',
              `${off.storeList.p99Ms} ms`,
              `${on.storeList.p99Ms} ms`,
              '',
            ],
          ]
        : []),
      ...(off.checkouts && on.checkouts
        ? (['sandbox', 'stripe'] as const).map((provider) => [
            `a checkout’s slowest of a hundred (${provider})`,
            ...[off, on].map(({ checkouts }) => `${round(checkouts?.[provider].p99Ms ?? 0)} ms`),
            '',
          ])
        : []),
      ...(on.balance
        ? [
            [
              `balance of a store with ${round(on.balance.entries)} entries`,
              '–',
              `${on.balance.middleMs.toFixed(1)} ms, slowest ${on.balance.slowestMs.toFixed(1)} ms${mark(on.balance.middleMs < balanceMsMax)}`,
              `under ${balanceMsMax} ms`,
            ],
          ]
        : []),
      ['product page', `${round(off.pageBytes / 1024)} KB`, `${round(on.pageBytes / 1024)} KB`, ''],
    ],
  );
  process.stdout.write(`\n${limits}\n\n${table}\n\n${facts}\n`);
  const report = [
    '# Speed and size',
    '',
    `Made by \`npm run bench\` (\`bench/README.md\`): load generator, server, sandbox bank and PostgreSQL on one machine, 20 connections, ${seconds} s a figure after a warm-up; ${round(filled.orders)} orders of one store and ${filled.products} products in the database. Percentages are of the raw limit named in the row, measured in the same run.`,
    '',
    ...describeMachine(version),
    '',
    limits,
    '',
    table,
    '',
    facts,
    '',
  ].join('\n');
  if (!isQuick && !only && !words.includes('--no-report'))
    process.stdout.write(`\nReport: ${writeReport('bench/reports', 'speed-and-size', report)}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
