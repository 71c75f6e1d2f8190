import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { measureCheckouts } from '../bench/checkout.ts';
import { type CpuStage, summarizeCpu } from '../bench/cpu-stages.ts';
import { fillForBench } from '../bench/fill.ts';
import { measure } from '../bench/load.ts';
import { readCpuMs } from '../bench/process-cpu.ts';
import { createBenchEnvironment, startBenchServer } from '../bench/server.ts';
import { startProcess } from '../proofs/processes.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { findPorts } from './free-ports.mjs';
import { serverFlags } from './server-flags.mjs';

/**
 * `npm run bench:profile -- checkout detail …`: where the CPU time of one checkout or request goes, with caches off: by process, by
 * stage of the server and by statement of the database. The bank is a separate process, so that its share is known.
 * `--report name` writes the tables into `bench/reports`, `--quick` measures with little data.
 */
const given = process.argv.slice(2);
const reportName = given.includes('--report') ? given[given.indexOf('--report') + 1] : undefined;
const isQuick = given.includes('--quick');
const wanted = given.filter((word) => !word.startsWith('--') && word !== reportName);
const seconds = isQuick ? 2 : 8;
const size = isQuick ? { products: 60, orders: 5_000 } : { products: 300, orders: 100_000 };
const statementsMax = 45;
const functionsMax = 40;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-profile-'));
const profileFile = path.join(dataDir, 'server.cpuprofile');
const [consolePort, mobile, store, bankPort] = await findPorts(4);
const bankSecret = randomBytes(32).toString('hex');
const environment = {
  ...createBenchEnvironment(dataDir, { console: consolePort, mobile, store }),
  SANDBOX_URL: `http://127.0.0.1:${bankPort}`,
  SANDBOX_SECRETS: bankSecret,
  PAYMENT_PROVIDER: 'sandbox',
  STRIPE_SECRET_KEY: 'sandbox',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'info',
  CACHES: 'off',
};
const lines: string[] = [];
const print = (text: string) => {
  process.stdout.write(`${text}\n`);
  lines.push(text);
};

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'profile' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The database's processes by what they do: backends by the name of their application. */
const listBackends = (client: pg.Client) =>
  client
    .query<{ pid: number; name: string }>(
      `select pid, case when backend_type = 'client backend' then application_name else backend_type end as name
        from pg_stat_activity where pid <> pg_backend_pid()`,
    )
    .then(({ rows }) => rows);

const tableOf = (title: string, rows: readonly CpuStage[], count: number, max: number): string => {
  const total = rows.reduce((sum, { ms }) => sum + ms, 0);
  return formatTable(
    [title, 'ms each', 'share'],
    rows
      .filter(({ ms }) => ms / total > 0.002)
      .slice(0, max)
      .map(({ stage, ms }) => [
        stage,
        (ms / count).toFixed(3),
        `${((ms / total) * 100).toFixed(1)} %`,
      ]),
  );
};

try {
  const cluster = await startCluster({ dataDir });
  const filled = await fillForBench(cluster.url, environment, size);
  // Read at the next start of the cluster, which is the server's.
  await withClient(cluster.adminUrl, async (client) => {
    await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
    await client.query('alter system set "pg_stat_statements.track" = \'all\'');
  });
  await cluster.stop();
  const api = `http://127.0.0.1:${consolePort}`;
  const shop = `http://127.0.0.1:${store}`;
  const bank = await startProcess(
    'packages/sandbox-bank/src/main.ts',
    {
      SANDBOX_PORT: String(bankPort),
      SANDBOX_SECRET: bankSecret,
      BOOK_FILE: path.join(dataDir, 'book.jsonl'),
      TARGETS: `${api}/api/v1/webhooks/sandbox,stripe:${api}/api/v1/webhooks/stripe`,
    },
    /sandbox ready/,
  );
  const server = await startBenchServer({ ...environment, PROFILE_FILE: profileFile }, api, [
    ...serverFlags,
    `--import=${path.resolve(import.meta.dirname, '../bench/record-cpu.mjs')}`,
  ]);
  await withClient(server.databaseUrl, (client) =>
    client.query('create extension if not exists pg_stat_statements'),
  );
  const signedIn = { authorization: `Bearer ${filled.owner.token}` };
  const browser = { 'accept-encoding': 'br', 'accept-language': 'en' };
  const storefront = `${shop}/api/v1/storefront/${filled.owner.slug}`;
  const get = (url: string, headers?: Record<string, string>) => (forSeconds: number) =>
    measure(url, forSeconds, headers).then(({ perSecond }) => perSecond);
  const subjects: Record<string, (forSeconds: number) => Promise<number>> = {
    checkout: async (forSeconds) =>
      (
        await measureCheckouts(
          shop,
          { slug: filled.owner.slug, variants: filled.variants },
          { buyersAtOnce: 20, warmUpMs: 0, measureMs: forSeconds * 1000 },
          { by: ['sandbox'], turns: 1 },
        )
      ).sandbox.perSecond,
    detail: get(`${storefront}/products/${filled.productKey}?country=US`),
    list: get(`${storefront}/products?limit=20`),
    ownerProducts: get(`${api}/api/v1/store/products?limit=20`, signedIn),
    ownerOrders: get(`${api}/api/v1/orders?limit=20`, signedIn),
    home: get(`${shop}/s/${filled.owner.slug}`, browser),
    page: get(`${shop}/s/${filled.owner.slug}/p/${filled.productKey}`, browser),
  };
  try {
    for (const subject of wanted) {
      const load = subjects[subject];
      if (!load) throw new Error(`Nothing is called ${subject}`);
      await load(Math.ceil(seconds / 2));
      await withClient(server.databaseUrl, async (client) => {
        await client.query('select pg_stat_statements_reset()');
        const backends = await listBackends(client);
        const readAll = () =>
          new Map<string, number>([
            ['server', readCpuMs(server.pid)],
            ['bank', readCpuMs(bank.pid)],
            ['load generator', readCpuMs(process.pid)],
            ...[...new Set(backends.map(({ name }) => name))].map((name): [string, number] => [
              `database: ${name}`,
              backends
                .filter((backend) => backend.name === name)
                .reduce((sum, { pid }) => sum + readCpuMs(pid), 0),
            ]),
          ]);
        const before = readAll();
        process.kill(server.pid, 'SIGUSR2');
        const began = performance.now();
        const perSecond = await load(seconds);
        const took = (performance.now() - began) / 1000;
        process.kill(server.pid, 'SIGUSR2');
        const after = readAll();
        // A GET is measured after a warm-up that is in the profile as well.
        const count = perSecond * took;
        while (!existsSync(profileFile)) await pause(100);
        await pause(500);
        const { stages, functions } = summarizeCpu(profileFile);
        rmSync(profileFile);
        print(`\n## ${subject}: ${perSecond.toFixed(0)} a second while it is profiled\n`);
        print(
          tableOf(
            'process',
            [...after]
              .map(([stage, ms]) => ({ stage, ms: ms - (before.get(stage) ?? 0) }))
              .sort((left, right) => right.ms - left.ms),
            count,
            20,
          ),
        );
        print('');
        print(
          tableOf(
            'stage of the server',
            stages.filter(({ stage }) => stage !== 'idle'),
            count,
            40,
          ),
        );
        print('');
        print(
          tableOf(
            'function of the server',
            functions.filter(({ stage }) => !stage.startsWith('(')),
            count,
            functionsMax,
          ),
        );
        const { rows } = await client.query<{
          query: string;
          calls: string;
          ms: number;
          toplevel: boolean;
        }>(
          `select query, calls, total_exec_time as ms, toplevel from pg_stat_statements
            where query not like '%pg_stat%' order by total_exec_time desc`,
        );
        const top = rows.filter(({ toplevel }) => toplevel);
        const sum = top.reduce((ms, row) => ms + row.ms, 0);
        print(
          `\nStatements: ${(top.reduce((calls, row) => calls + Number(row.calls), 0) / count).toFixed(1)} each, ${(sum / count).toFixed(2)} ms in them (time, not CPU: locks and the disk are in it).\n`,
        );
        print(
          formatTable(
            ['statement', 'calls each', 'ms each', 'share', 'inside'],
            rows
              .slice(0, statementsMax)
              .map(({ query, calls, ms, toplevel }) => [
                query.replaceAll(/\s+/g, ' ').replaceAll('|', '¦').trim().slice(0, 110),
                (Number(calls) / count).toFixed(2),
                (ms / count).toFixed(3),
                `${((ms / sum) * 100).toFixed(1)} %`,
                toplevel ? '' : 'a function',
              ]),
          ),
        );
      });
    }
  } finally {
    server.kill('SIGTERM');
    bank.kill('SIGTERM');
    await Promise.all([server.gone, bank.gone]);
  }
  if (reportName)
    process.stdout.write(
      `Report: ${writeReport('bench/reports', reportName, ['# CPU time by process, stage and statement', '', 'Made by `npm run bench:profile` (`bench/README.md`), caches off.', '', ...describeMachine(), ...lines, ''].join('\n'))}\n`,
    );
} finally {
  if (!given.includes('--keep')) rmSync(dataDir, { recursive: true, force: true });
}
