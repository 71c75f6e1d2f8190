import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { runCrashes } from '../proofs/crashes.ts';
import { runDisputeDuel } from '../proofs/dispute-duel.ts';
import { runDuel } from '../proofs/duel.ts';
import { runFailpoints, wayNames } from '../proofs/failpoints.ts';
import { proveGeneratedModule } from '../proofs/generated-module.ts';
import { checkPages, findMissingJava } from '../proofs/html.ts';
import { runImports } from '../proofs/imports.ts';
import { countPayoutOwners, runKillPoints } from '../proofs/kill-points.ts';
import { runLargeLedger } from '../proofs/large-ledger.ts';
import { linkAccount } from '../proofs/owners.ts';
import { runPictures } from '../proofs/pictures.ts';
import { runRaces } from '../proofs/races.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { openResults } from '../proofs/results.ts';
import { runRush } from '../proofs/rush.ts';
import { runScanner } from '../proofs/scanner.ts';
import { runShipments } from '../proofs/shipments.ts';
import { openShop, type ProofProvider, proofProviders, type Shop } from '../proofs/shop.ts';
import { runInterruptedStarts } from '../proofs/starts.ts';

/**
 * `npm run prove [-- --seed N] [--quick] [--only text] [--from text]`: the long runs of the races and crashes, and their report.
 * `--list` prints the parts; of several `--only`, all must be in the name; `--from` goes on with the first part whose name
 * contains the text. Results of parts are kept in `build/prove`, and the report is written when all parts of this commit have
 * been run, or by `--report`, which runs nothing.
 * `npm run prove -- --spec [words]`: breaks sentences of the specification and expects their tests to fail (docs/spec/breaks.json).
 */
const words = process.argv.slice(2);
if (words.includes('--spec')) {
  const { proveSpecification } = await import('./spec/prove-spec.ts');
  const left = words.filter((word) => word !== '--spec');
  process.exit(
    (await proveSpecification(path.resolve(import.meta.dirname, '..'), process.execPath, left))
      ? 1
      : 0,
  );
}
const seed = Number(words[words.indexOf('--seed') + 1]) || 20_261_121;
const isQuick = words.includes('--quick');
const readOption = (option: string) =>
  words.includes(option) ? (words[words.indexOf(option) + 1] ?? '') : '';
const only = words.filter((_, index) => words[index - 1] === '--only');
const from = readOption('--from');
const isReportOnly = words.includes('--report');

interface Outcome {
  load: string;
  breaks: string[];
}

interface Proof {
  name: string;
  run(shop: Shop): Promise<Outcome>;
  /** By whose APIs it is run, each in a new shop; by default all. */
  providers?: readonly ProofProvider[];
  shop?: Parameters<typeof openShop>[1];
}

/** One run of a proof that can be repeated alone. */
interface Part {
  name: string;
  run(): Promise<Outcome & { skipped?: string }>;
}

const kills = isQuick ? 3 : 20;
const checkouts = isQuick ? 60 : 500;
const rounds = isQuick ? 20 : 200;
/** Each boundary of each way at least twice. */
const pointKills = isQuick ? 6 : 24;
const crashLoad = {
  kills,
  checkouts,
  buyersAtOnce: 8,
  answersBetween: (isQuick ? [20, 60] : [40, 130]) as readonly [number, number],
};

const crash = (victim: 'server' | 'database', offset: number): Proof => ({
  name: `kill -9 of the ${victim} during checkouts and bulk payments`,
  async run(shop) {
    const result = await runCrashes(shop, { ...crashLoad, victim, seed: seed + offset });
    return {
      load: `${result.kills} kills, ${result.checkouts} checkouts, ${result.bulkPayments} bulk payments of ${result.ordersPaidInBulk} orders, ${result.acknowledged} acknowledged answers, ${result.retried} calls repeated, back within ${(result.slowestReturnMs / 1000).toFixed(1)} s`,
      breaks: result.breaks,
    };
  },
});

const proofs: Proof[] = [
  {
    name: 'return page, webhooks (before, after, twice, out of order), polls and double clicks on one order',
    run: async (shop) => ({
      load: `${rounds} rounds of 11 actors`,
      breaks: await runRaces(shop, { rounds, seed }),
    }),
  },
  {
    name: 'duel: one order placed three times, paid four times, then 16 actors return, poll, pay and send it again',
    async run(shop) {
      const orders = isQuick ? 5 : 100;
      const { placings, payings, pages, declined, answers, breaks } = await runDuel(shop, {
        orders,
        seed,
      });
      const counted = Object.entries(answers).sort(([left], [right]) => left.localeCompare(right));
      return {
        load: `${orders} orders of ${placings} placings, ${pages} pay pages of ${payings} payings, ${declined} declined; answers: ${counted.map(([answer, count]) => `${answer} × ${count}`).join(', ')}`,
        breaks,
      };
    },
  },
  {
    name: 'duel: a dispute is answered four times, saved, accepted and decided at once',
    async run(shop) {
      const disputes = isQuick ? 4 : 100;
      const { states, breaks } = await runDisputeDuel(shop, { disputes, seed: seed + 4 });
      const ended = Object.entries(states).map(([state, count]) => `${count} ${state}`);
      return { load: `${disputes} disputes: ${ended.join(', ')}`, breaks };
    },
  },
  {
    name: '60 buyers check out 10 pieces at once',
    async run(shop) {
      const { paid, breaks } = await runRush(shop, { buyers: 60, units: 10 });
      return { load: `60 complete checkouts, ${paid} paid orders`, breaks };
    },
  },
  {
    name: 'many buyers for the last 25 pieces',
    async run(shop) {
      const buyers = isQuick ? 100 : 400;
      const { paid, breaks } = await runRush(shop, { buyers, units: 25 });
      return { load: `${buyers} complete checkouts, ${paid} paid orders`, breaks };
    },
  },
  crash('server', 1),
  crash('database', 2),
  {
    name: 'kill -9 before and after calls of the provider and commits, in bulk payments, payouts and disputes',
    shop: { killAt: true, payoutOwners: countPayoutOwners(pointKills) },
    async run(shop) {
      const result = await runKillPoints(shop, { kills: pointKills, seed: seed + 3 });
      const places = Object.entries(result.met).map(([place, count]) => `${place} × ${count}`);
      return {
        load: `${result.kills} kills: ${places.join(', ')}; ${result.bulkPayments} bulk payments, ${result.payouts} payouts, ${result.disputes} disputes`,
        breaks: result.breaks,
      };
    },
  },
  {
    name: 'kill -9 of the server during imports of products, of changes and while one is undone',
    providers: ['sandbox'],
    async run(shop) {
      const products = isQuick ? 120 : 600;
      const result = await runImports(shop, { kills: isQuick ? 5 : 20, products, seed: seed + 5 });
      const places = Object.entries(result.killedAt).map(
        ([phase, at]) => `${phase} at ${at.join(', ')}`,
      );
      return {
        load: `${products} products of 5 variants, ${result.kills} kills: ${places.join('; ')}`,
        breaks: result.breaks,
      };
    },
  },
  {
    name: 'kill -9 of the server while orders are shipped by pasted tracking numbers',
    providers: ['sandbox'],
    async run(shop) {
      const orders = isQuick ? 60 : 500;
      const { repeated, msPerOrder, breaks, ...result } = await runShipments(shop, {
        kills,
        orders,
        seed: seed + 6,
      });
      return {
        load: `${orders} orders in lists, every fourth taken back and shipped again, ${result.kills} kills, ${repeated} calls repeated, ${msPerOrder.toFixed(1)} ms for each order`,
        breaks,
      };
    },
  },
  {
    name: 'orders leave by scanner in the browser, with counted key presses',
    providers: ['sandbox'],
    async run(shop) {
      const { breaks, ...result } = await runScanner(shop, {
        orders: isQuick ? 20 : 500,
        seed: seed + 7,
      });
      return {
        load: `${result.orders} orders: ${result.keyPresses} key presses and ${result.clicks} clicks in addition to two scans each; ${result.secondsPerOrder.toFixed(2)} s and ${result.requestsPerOrder.toFixed(1)} requests for each, of which the server took ${result.serverMsPerOrder.toFixed(0)} ms`,
        breaks,
      };
    },
  },
  {
    name: 'the check of the books over a million entries',
    providers: ['sandbox'],
    async run(shop) {
      const { entries, statements, slowestMs, slowest, totalMs, breaks } = await runLargeLedger(
        shop,
        {
          entries: isQuick ? 20_000 : 1_000_000,
        },
      );
      return {
        load: `${entries} entries, half of them of sales between two currencies; ${statements} statements in ${(totalMs / 1000).toFixed(1)} s, the slowest ${Math.round(slowestMs)} ms (${slowest})`,
        breaks,
      };
    },
  },
];

/** Proofs that start what they need themselves. */
const ownProofs: Part[] = [
  {
    name: 'kill -9 and Ctrl-C at random moments of a first start',
    async run() {
      const { kills, gotReady, firstStartMs, breaks } = await runInterruptedStarts({
        kills: isQuick ? 3 : 10,
        seed,
        demo: 'stores',
      });
      return {
        load: `${kills} first starts of ${(firstStartMs / 1000).toFixed(1)} s ended while making the cluster, migrating or filling (${gotReady} just ready), each started again`,
        breaks,
      };
    },
  },
  {
    name: 'kill -9 of a server while smaller copies of pictures are made and read',
    async run() {
      const load = { kills: isQuick ? 3 : 15, readers: 60, pictures: 6, seed };
      const { answers, whole, brokenOff, breaks } = await runPictures(load);
      return {
        load: `${load.kills} kills, 60 readers of two servers, ${answers} answers, ${whole} whole pictures, ${brokenOff} calls broken off`,
        breaks,
      };
    },
  },
  {
    name: 'code generation of a sample table, from the console to the page in a browser',
    async run() {
      const { files, breaks } = await proveGeneratedModule();
      return {
        load: `${files} files written, npm run check, build, one row added, found, changed and deleted`,
        breaks,
      };
    },
  },
  {
    name: 'every page of the storefront before the Nu Html Checker',
    async run() {
      const skipped = await findMissingJava();
      if (skipped) return { load: `skipped: ${skipped}`, breaks: [], skipped };
      const { pages, breaks } = await checkPages();
      return { load: `${pages} pages, errors and warnings`, breaks };
    },
  },
];

ownProofs.push({
  name: 'tests that depend on the database server, on the PostgreSQL of the distribution',
  async run() {
    const run = promisify(execFile)(process.execPath, ['scripts/test.mjs', '--debian'], {
      maxBuffer: 2 ** 26,
    });
    const { output, isGood } = await run.then(
      ({ stdout }) => ({ output: stdout, isGood: true }),
      ({ stdout }: { stdout: string }) => ({ output: stdout, isGood: false }),
    );
    return {
      load: output.trim().split('\n').at(-1) ?? '',
      breaks: isGood ? [] : [output.slice(-4_000)],
    };
  },
});

/** Shared by all parts: a process makes its templates of databases once. */
let failpointCluster: { url: string; close(): Promise<void> } | undefined;

async function openFailpointCluster() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-failpoints-'));
  const cluster = await startCluster({ dataDir, isThrowaway: true });
  return {
    url: cluster.url,
    async close() {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Failures and pauses at every boundary of one way of money, in one process with a separate cluster. */
const failpoints = (provider: ProofProvider): Part[] =>
  wayNames.map((way) => ({
    name: `a failure or a pause at every boundary: ${way} (${provider})`,
    async run() {
      failpointCluster ??= await openFailpointCluster();
      process.env['TEST_DATABASE_URL'] = failpointCluster.url;
      const { boundaries, runs, breaks } = await runFailpoints(provider, [way], {
        every: isQuick ? 8 : 1,
      });
      return { load: `${boundaries} boundaries, ${runs} runs`, breaks };
    },
  }));

let version = '';

const toPart = (proof: Proof, provider: ProofProvider, isAlone: boolean): Part => ({
  name: isAlone ? proof.name : `${proof.name} (${provider})`,
  async run() {
    const shop = await openShop(provider, proof.shop);
    try {
      for (const [index, owner] of shop.directOwners.entries())
        await linkAccount(shop, owner, `5561 0092 771${index}`);
      const { rows: shown } = await shop
        .database()
        .db.execute<{ server_version: string }>(sql`show server_version`);
      version = shown[0]?.server_version.split(' ')[0] ?? '';
      return await proof.run(shop);
    } catch (error) {
      shop.keepDatabaseLog(results.fileBeside('postgres.log'));
      throw error;
    } finally {
      await shop.close();
    }
  },
});

const parts: Part[] = [
  ...proofs.flatMap((proof) => {
    const { providers = proofProviders } = proof;
    return providers.map((provider) => toPart(proof, provider, providers.length === 1));
  }),
  ...proofProviders.flatMap(failpoints),
  ...ownProofs,
];
const first = parts.findIndex(({ name }) => name.includes(from));
const chosen = isReportOnly
  ? []
  : parts.slice(Math.max(0, first)).filter(({ name }) => only.every((text) => name.includes(text)));
if (words.includes('--list')) {
  process.stdout.write(`${parts.map(({ name }) => name).join('\n')}\n`);
  process.exit(0);
}
if (!isReportOnly && (!chosen.length || first < 0)) {
  process.stderr.write(`No part has these words in its name: ${[...only, from].join(' ')}\n`);
  process.exit(1);
}

const results = openResults({ seed, isQuick });
for (const { name, run } of chosen) {
  process.stdout.write(`${name} …\n`);
  const began = performance.now();
  const outcome = await run().catch((error: unknown): Outcome & { skipped?: string } => ({
    load: 'broke off',
    breaks: [(error as Error).message],
  }));
  results.add(name, {
    load: outcome.load,
    breaks: outcome.breaks,
    isSkipped: outcome.skipped !== undefined,
    seconds: Math.round((performance.now() - began) / 1000),
    version,
  });
}
await failpointCluster?.close();

/** A line for each part: the ones that have a result, in the order of the parts. */
const toTable = (names: readonly string[]) =>
  formatTable(
    ['proof', 'load', 'violations', 'time'],
    names.flatMap((name) => {
      const result = results.find(name);
      if (!result) return [];
      const { load, breaks, isSkipped, seconds } = result;
      const found = isSkipped ? 'not run' : breaks.length ? `${breaks.length} violations` : 'none';
      return [[name, load, found, `${seconds} s`]];
    }),
  );
const breaksOf = (names: readonly string[]) =>
  names.flatMap((name) => (results.find(name)?.breaks ?? []).map((text) => `${name}: ${text}`));

const names = chosen.map(({ name }) => name);
process.stdout.write(`\n${toTable(names)}\n`);
for (const text of breaksOf(names)) process.stdout.write(`✖ ${text}\n`);
const all = parts.map(({ name }) => name);
const missing = all.filter((name) => !results.find(name));
const breaks = breaksOf(all);
const report = [
  '# Races and crashes',
  '',
  'Made by `npm run prove`. Server, sandbox bank and PostgreSQL are processes of their own; clients speak HTTP and repeat what was not answered with the same keys. Payments go through the sandbox’s own API, Stripe’s and PayPal’s by turn. After each proof every acknowledged answer is looked up, every invariant is checked in SQL, and the bank’s own book is compared with ours, payment by payment (`proofs/README.md`).',
  '',
  ...describeMachine(results.findVersion()),
  `- seed ${seed}`,
  '',
  toTable(all),
  '',
  ...(missing.length ? [`Not run at this commit: ${missing.join('; ')}.`, ''] : []),
  breaks.length
    ? `**${breaks.length} violations:**\n\n${breaks.map((text) => `- ${text}`).join('\n')}`
    : 'Nothing acknowledged was lost, nothing was doubled.',
  '',
].join('\n');
if (isQuick) process.stdout.write('\nReport: (none for quick runs)\n');
else if (missing.length && !isReportOnly)
  process.stdout.write(
    `\nReport: when these have been run at this commit too, or by --report:\n${missing.map((name) => `  ${name}`).join('\n')}\n`,
  );
else
  process.stdout.write(`\nReport: ${writeReport('proofs/reports', 'races-and-crashes', report)}\n`);
process.exit(breaksOf(names).length ? 1 : 0);
