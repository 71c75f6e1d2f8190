import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { fillForBench } from '../bench/fill.ts';
import { fillGrowth } from '../bench/growth-fill.ts';
import { createBenchEnvironment, startBenchServer } from '../bench/server.ts';
import {
  fillQueue,
  measurePasting,
  measureQueue,
  type PastingFigure,
  type QueueFigure,
  type ShippingDesk,
} from '../bench/shipping.ts';
import { addSearchKeys, measureOrderSearch } from '../bench/shipping-search.ts';
import { measureSlips, type SlipFigure } from '../bench/shipping-slips.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { findPorts } from './free-ports.mjs';

/** `npm run bench:shipping [-- --quick] [--no-report] [--only text]`: the desk of orders to ship; with `--only` the parts whose names contain the text. */
const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const only = options.includes('--only') ? (options[options.indexOf('--only') + 1] ?? '') : '';

type Environment = ReturnType<typeof createBenchEnvironment>;

/** Runs a part on a new server and database, which are filled before; the fill names an operator. */
async function withShop<Result>(
  fill: (url: string, environment: Environment) => Promise<{ adminToken: string }>,
  work: (desk: ShippingDesk) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
  const [consolePort, mobile, store, bank] = await findPorts(4);
  const environment = {
    ...createBenchEnvironment(dataDir, { console: consolePort, mobile, store, bank }),
    LOG_LEVEL: 'info',
    CACHES: 'on',
  };
  const api = `http://127.0.0.1:${consolePort}`;
  try {
    const began = performance.now();
    const cluster = await startCluster({ dataDir });
    const { adminToken } = await fill(cluster.url, environment).finally(() => cluster.stop());
    process.stdout.write(`  filled in ${((performance.now() - began) / 1_000).toFixed(0)} s\n`);
    const server = await startBenchServer(environment, api);
    try {
      return await work({ api, adminToken, databaseUrl: server.databaseUrl, server });
    } finally {
      server.kill('SIGTERM');
      await server.gone;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A shop with so many orders of all states. */
const withDesk = <Result>(orders: number, work: (desk: ShippingDesk) => Promise<Result>) =>
  withShop(
    async (url, environment) =>
      (await fillForBench(url, environment, { products: 40, orders })).roleHolders,
    work,
  );

const pastingRatioMax = 10;
const queueRatioMax = 2;
const slipMemoryRatioMax = 1.3;
const mark = (isGood: boolean) => (isGood ? ' ✔' : ' ✖');
const ms = (value: number) => `${value.toFixed(1)} ms`;

function describePasting({ orders, shipMs, previewMs, selectsMs }: PastingFigure): string[][] {
  const ratio = shipMs / selectsMs;
  return [
    [
      `${orders} orders shipped by pasting`,
      `${ms(shipMs)} = ${ratio.toFixed(2)} × ${orders} selects of one row (${ms(selectsMs)})${mark(ratio <= pastingRatioMax)}`,
      `at most ${pastingRatioMax} ×`,
    ],
    [`${orders} pasted lines checked`, ms(previewMs), 'stated'],
  ];
}

const titles = {
  openMs: 'queue opened',
  nextPageMs: '50 rows of the queue',
  countMs: 'count of the menu',
} as const;

function describeQueue(small: QueueFigure, large: QueueFigure): string[][] {
  return (['openMs', 'nextPageMs', 'countMs'] as const).map((name) => {
    const ratio = large[name] / small[name];
    return [
      titles[name],
      `${ms(small[name])} with ${small.waiting} waiting, ${ms(large[name])} with ${large.waiting.toLocaleString('en')} = ${ratio.toFixed(2)} ×${name === 'openMs' ? mark(ratio < queueRatioMax) : ''}`,
      name === 'openMs' ? `under ${queueRatioMax} ×` : 'stated',
    ];
  });
}

function describeSearch(
  { figures, tableScans }: Awaited<ReturnType<typeof measureOrderSearch>>,
  orders: number,
): string[][] {
  return [
    ...figures.map(({ key, medianMs }) => [
      `one of ${orders.toLocaleString('en')} orders by ${key}`,
      ms(medianMs),
      'stated',
    ]),
    [
      'tables that these searches read from end to end',
      `${tableScans}${mark(tableScans === 0)}`,
      'none',
    ],
  ];
}

function describeSlips({ few, many }: { few: SlipFigure; many: SlipFigure }): string[][] {
  const ratio = many.memoryMb / few.memoryMb;
  return [few, many].map(({ orders, seconds, memoryMb, kilobytes }) => [
    `packing slips of ${orders} orders`,
    `${seconds.toFixed(1)} s, ${kilobytes.toLocaleString('en')} KB, server at most ${memoryMb} MB${orders === many.orders ? ` = ${ratio.toFixed(2)} ×${mark(ratio <= slipMemoryRatioMax)}` : ''}`,
    orders === many.orders ? `memory at most ${slipMemoryRatioMax} ×` : 'stated',
  ]);
}

interface Part {
  name: string;
  run(): Promise<string[][]>;
}

const parts: Part[] = [
  {
    name: 'orders shipped by pasting',
    run: async () => {
      const orders = isQuick ? 50 : 500;
      return describePasting(await withDesk(orders * 13, (desk) => measurePasting(desk, orders)));
    },
  },
  {
    name: 'queue of orders to ship',
    run: () =>
      withDesk(400, async (desk) => {
        const copies = isQuick ? 200 : 10_000;
        await fillQueue(desk.databaseUrl, { waiting: 10, copies: 0 });
        const small = await measureQueue(desk, 10);
        await fillQueue(desk.databaseUrl, { waiting: 10, copies });
        return describeQueue(small, await measureQueue(desk, 10 * (copies + 1)));
      }),
  },
  {
    name: 'search among orders',
    run: () => {
      const orders = isQuick ? 20_000 : 1_000_000;
      return withShop(
        (url, environment) =>
          fillGrowth(url, environment, { products: 300, orders, stores: 1 }, addSearchKeys),
        async (desk) => describeSearch(await measureOrderSearch(desk), orders),
      );
    },
  },
  {
    name: 'packing slips',
    run: () =>
      withDesk(isQuick ? 1_000 : 2_500, async (desk) =>
        describeSlips(
          await measureSlips(desk, isQuick ? { few: 10, many: 100 } : { few: 50, many: 500 }),
        ),
      ),
  },
];

const table: string[][] = [];
for (const { name, run } of parts)
  if (name.includes(only)) {
    process.stdout.write(`${name} …\n`);
    const rows = await run();
    // Each part is shown as it ends: what is measured is there if a later one fails.
    process.stdout.write(`${rows.map((row) => `  ${row.join(' | ')}\n`).join('')}`);
    table.push(...rows);
  }

const report = [
  '# Shipping',
  '',
  'Made by `npm run bench:shipping` (`bench/README.md`): load generator, server and PostgreSQL on one machine.',
  '',
  ...describeMachine(),
  `- load average after the run ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  '',
  formatTable(['figure', 'measured', 'aim'], table),
  '',
].join('\n');
process.stdout.write(`\n${report}\n`);
if (!isQuick && !only && !options.includes('--no-report'))
  process.stdout.write(`Report: ${writeReport('bench/reports', 'shipping', report)}\n`);
