import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { type Filled, fillForBench } from '../bench/fill.ts';
import { type ModeFigures, measureMode } from '../bench/run.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { findPorts } from './free-ports.mjs';

/** `npm run bench [-- --seconds N] [--quick] [--no-report]`: figures of the product next to the machine's raw limits. */
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const seconds = Number(words[words.indexOf('--seconds') + 1]) || (isQuick ? 2 : 8);
const size = isQuick ? { products: 60, orders: 5_000 } : { products: 300, orders: 100_000 };
const say = (text: string) => process.stdout.write(`${text} …\n`);

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
const [consolePort, mobile, store, bank, raw] = await findPorts(5);
const ports = { console: consolePort, mobile, store, bank, raw };
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PORT: String(ports.console),
  MOBILE_PORT: String(ports.mobile),
  STORE_PORT: String(ports.store),
  SANDBOX_PORT: String(ports.bank),
  SECRET: randomBytes(32).toString('hex'),
  SEED_DEMO: 'off',
  // All load has one source address.
  RATE_LIMIT_PER_MINUTE: '0',
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
const round = (value: number) => Math.round(value).toLocaleString('en');
const share = (value: number, limit: number) => `${Math.round((value / limit) * 100)} %`;

function describe(off: ModeFigures, on: ModeFigures): string[][] {
  const ratio = (
    title: string,
    pick: (figures: ModeFigures) => number,
    limit: 'row' | 'join' | 'bytes',
    aimOff: number,
    aimOn: number,
  ) => {
    const cell = (figures: ModeFigures, aim: number) => {
      const part = pick(figures) / figures[limit].perSecond;
      return `${round(pick(figures))}/s = ${share(pick(figures), figures[limit].perSecond)}${aim ? (part * 100 >= aim ? ' ✔' : ' ✖') : ''}`;
    };
    const limitName = { row: 'one-row select', join: '20-row join', bytes: 'bare page' }[limit];
    const aims = [aimOff ? `${aimOff} %` : '', aimOn ? `${aimOn} %` : '']
      .map((aim) => aim || '–')
      .join(' / ');
    return [title, limitName, cell(off, aimOff), cell(on, aimOn), aims];
  };
  const rate = (title: string, pick: (figures: ModeFigures) => number, aim: number) => [
    title,
    '–',
    `${round(pick(off))}/s${pick(off) >= aim ? ' ✔' : ' ✖'}`,
    `${round(pick(on))}/s${pick(on) >= aim ? ' ✔' : ' ✖'}`,
    `${aim}/s`,
  ];
  const reviewed = () => {
    const cell = (figures: ModeFigures, aim: number) => {
      const part = figures.reviewedPage.perSecond / figures.productPage.perSecond;
      return `${round(figures.reviewedPage.perSecond)}/s = ${share(part, 1)}${aim ? (part * 100 >= aim ? ' ✔' : ' ✖') : ''}`;
    };
    return [
      'product page with 200 reviews',
      'the page without',
      cell(off, 80),
      cell(on, 0),
      '80 % / –',
    ];
  };
  return [
    ratio('product list of a store', (f) => f.storeList.perSecond, 'join', 25, 40),
    ratio('product detail of a store', (f) => f.storeDetail.perSecond, 'row', 15, 40),
    ratio('owner’s product list', (f) => f.ownerProducts.perSecond, 'join', 0, 0),
    ratio('owner’s order list', (f) => f.ownerOrders.perSecond, 'join', 25, 40),
    rate('storefront home, rendered', (f) => f.homePage.perSecond, 250),
    rate('storefront product page, rendered', (f) => f.productPage.perSecond, 250),
    reviewed(),
    ratio('storefront home, against its bytes', (f) => f.homePage.perSecond, 'bytes', 0, 60),
    ratio(
      'storefront product page, against its bytes',
      (f) => f.productPage.perSecond,
      'bytes',
      0,
      60,
    ),
    rate('complete checkouts, cart to paid order', (f) => f.checkout.perSecond, 100),
  ];
}

try {
  const { filled, version } = await fill();
  const off = await measureMode('off', filled, environment, ports, seconds, say);
  const on = await measureMode('on', filled, environment, ports, seconds, say);
  const limits = formatTable(
    ['raw limit of this machine', 'caches off run', 'as shipped run'],
    (['json', 'row', 'join', 'bytes'] as const).map((name) => [
      {
        json: 'bare Fastify, small JSON',
        row: 'one-row select through pg',
        join: '20-row join through pg',
        bytes: 'bare Fastify, the product page’s bytes',
      }[name],
      `${round(off[name].perSecond)}/s`,
      `${round(on[name].perSecond)}/s`,
    ]),
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
      [
        `a role’s change known to ${on.roleChange.connections} open connections`,
        ...[off, on].map(
          ({ roleChange: { middleMs, slowestMs } }) =>
            `${round(middleMs)} ms, slowest ${round(slowestMs)} ms${slowestMs < roleChangeMsMax ? ' ✔' : ' ✖'}`,
        ),
        `under ${round(roleChangeMsMax)} ms`,
      ],
      [
        'a list’s slowest of a hundred',
        `${off.storeList.p99Ms} ms`,
        `${on.storeList.p99Ms} ms`,
        '',
      ],
      [
        'a checkout’s slowest of a hundred',
        `${round(off.checkout.p99Ms)} ms`,
        `${round(on.checkout.p99Ms)} ms`,
        '',
      ],
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
  if (!isQuick && !words.includes('--no-report'))
    process.stdout.write(`\nReport: ${writeReport('bench/reports', 'speed-and-size', report)}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
