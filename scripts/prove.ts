import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { runCrashes } from '../proofs/crashes.ts';
import { runDuel } from '../proofs/duel.ts';
import { proveGeneratedModule } from '../proofs/generated-module.ts';
import { checkPages, findMissingJava } from '../proofs/html.ts';
import { runLargeLedger } from '../proofs/large-ledger.ts';
import { linkAccount } from '../proofs/owners.ts';
import { runPictures } from '../proofs/pictures.ts';
import { runRaces } from '../proofs/races.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { runRush } from '../proofs/rush.ts';
import { openShop, type Shop } from '../proofs/shop.ts';
import { runInterruptedStarts } from '../proofs/starts.ts';

/**
 * `npm run prove [-- --seed N] [--quick] [--only words]`: the long runs of the races and crashes, and their report.
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
const only = words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : '';

interface Outcome {
  load: string;
  breaks: string[];
}

interface Proof {
  name: string;
  run(shop: Shop): Promise<Outcome>;
}

const kills = isQuick ? 3 : 20;
const checkouts = isQuick ? 60 : 500;
const rounds = isQuick ? 20 : 200;
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
    name: 'the check of the books over a million entries',
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
const ownProofs: { name: string; run(): Promise<Outcome & { skipped?: string }> }[] = [
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

const rows: string[][] = [];
const breaks: string[] = [];
let version = '';
for (const proof of proofs.filter(({ name }) => name.includes(only))) {
  process.stdout.write(`${proof.name} …\n`);
  const began = performance.now();
  const shop = await openShop();
  try {
    for (const [index, owner] of shop.directOwners.entries())
      await linkAccount(shop, owner, `5561 0092 771${index}`);
    const { rows: shown } = await shop
      .database()
      .db.execute<{ server_version: string }>(sql`show server_version`);
    version = shown[0]?.server_version.split(' ')[0] ?? '';
    const result = await proof.run(shop);
    breaks.push(...result.breaks.map((text) => `${proof.name}: ${text}`));
    rows.push([
      proof.name,
      result.load,
      result.breaks.length ? `${result.breaks.length} violations` : 'none',
      `${Math.round((performance.now() - began) / 1000)} s`,
    ]);
  } catch (error) {
    breaks.push(`${proof.name}: ${(error as Error).message}`);
    rows.push([
      proof.name,
      'broke off',
      '1 violation',
      `${Math.round((performance.now() - began) / 1000)} s`,
    ]);
  } finally {
    await shop.close();
  }
}

for (const { name, run } of ownProofs.filter((proof) => proof.name.includes(only))) {
  process.stdout.write(`${name} …\n`);
  const began = performance.now();
  const outcome = await run().catch((error: unknown): Outcome & { skipped?: string } => ({
    load: 'broke off',
    breaks: [(error as Error).message],
  }));
  breaks.push(...outcome.breaks.map((text) => `${name}: ${text}`));
  rows.push([
    name,
    outcome.load,
    outcome.skipped
      ? 'not run'
      : outcome.breaks.length
        ? `${outcome.breaks.length} violations`
        : 'none',
    `${Math.round((performance.now() - began) / 1000)} s`,
  ]);
}

const table = formatTable(['proof', 'load', 'violations', 'time'], rows);
process.stdout.write(`\n${table}\n`);
for (const text of breaks) process.stdout.write(`✖ ${text}\n`);
const report = [
  '# Races and crashes',
  '',
  'Made by `npm run prove`. Server, sandbox bank and PostgreSQL are processes of their own; clients speak HTTP and repeat what was not answered with the same keys. After each proof every acknowledged answer is looked up, every invariant is checked in SQL, and the bank’s own book is compared with ours, payment by payment (`proofs/README.md`).',
  '',
  ...describeMachine(version),
  `- seed ${seed}`,
  '',
  table,
  '',
  breaks.length
    ? `**${breaks.length} violations:**\n\n${breaks.map((text) => `- ${text}`).join('\n')}`
    : 'Nothing acknowledged was lost, nothing was doubled.',
  '',
].join('\n');
process.stdout.write(
  `\nReport: ${isQuick || only ? '(none for a part of the proofs)' : writeReport('proofs/reports', 'races-and-crashes', report)}\n`,
);
process.exit(breaks.length ? 1 : 0);
