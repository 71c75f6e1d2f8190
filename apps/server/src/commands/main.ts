import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#platform/cluster/index.ts';
import { type Config, parseConfig } from '#platform/config/config.ts';
import { loadSettings } from '#platform/config/settings-file.ts';
import { readMigrations } from '#platform/db/migrations.ts';
import { createLogger } from '#platform/log.ts';
import { explainStart } from '#server/start/explain-start.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { backUp } from './backup.ts';
import { generate } from './generate.ts';
import { importCatalogue } from './import.ts';
import type { Manifest } from './manifest.ts';
import { requireDatabase, withDatabase, withDatabaseToRead } from './open-database.ts';
import { rebuildFigures } from './rebuild.ts';
import { restore } from './restore.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const log = createLogger('warn');
const say = (text: string) => process.stdout.write(`${text}\n`);

/** What the person who types a name means: the folder in which npm was called. */
function fileOf(word: string | undefined, command: string): string {
  if (!word) throw new StartError(`Name the file: npm run ${command} -- vitrine-backup.tar`);
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), word);
}

function describe(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const uploads =
    manifest.uploads === 'bucket' ? 'uploads are in the bucket' : `${manifest.files.length} files`;
  return `${rows} rows of ${manifest.tables.length} tables, ${uploads}`;
}

const commands: Readonly<Record<string, (config: Config, word?: string) => Promise<void>>> = {
  async migrate(config) {
    await withDatabase(config, (addresses) => prepareDatabase(addresses, log));
    say(`The database has all ${(await readMigrations()).length} migrations of this version.`);
  },
  async backup(config, word) {
    const file = fileOf(word, 'backup');
    const { DATA_DIR: dataDir, S3_BUCKET } = config;
    const manifest = await withDatabaseToRead(config, ({ url, ownerUrl }) =>
      backUp({
        url: ownerUrl ?? url,
        dataDir,
        file,
        hasBucket: Boolean(S3_BUCKET),
        now: new Date(),
      }),
    );
    say(`${file}: ${describe(manifest)}, ${(statSync(file).size / 1_048_576).toFixed(1)} MB.`);
    say(`Not inside, and needed with it: SECRET (of a trial: ${path.join(dataDir, 'secret')}).`);
  },
  async restore(config, word) {
    const file = fileOf(word, 'restore');
    const { DATA_DIR: dataDir, S3_BUCKET } = config;
    const manifest = await withDatabase(config, (addresses) =>
      restore({ ...addresses, dataDir, file, hasBucket: Boolean(S3_BUCKET), log }),
    );
    say(
      `Restored as of ${manifest.madeAt}: ${describe(manifest)}. All rows were restored and the books balance.`,
    );
  },
  async import(config, word) {
    const file = fileOf(word, 'import');
    const lines = await withDatabaseToRead(config, ({ url }) =>
      importCatalogue(config, url, file, process.argv.slice(3)),
    );
    say(lines.join('\n'));
  },
  async rebuild(config) {
    await withDatabaseToRead(config, ({ url }) => rebuildFigures(config, url));
    say('The counts of orders and the figures of past days were made from the orders again.');
  },
  async generate(config, table) {
    const written = await withDatabaseToRead(config, ({ url }) =>
      generate(config, url, table, process.argv.slice(4)),
    );
    say(
      written.length
        ? `Written:\n${written.join('\n')}`
        : 'Everything is there already: nothing was written.',
    );
  },
};

async function main(): Promise<void> {
  const { values: flags, positionals } = parseArgs({
    options: { settings: { type: 'string' }, overwrite: { type: 'boolean' } },
    allowPositionals: true,
    // Each command parses the flags that only it has.
    strict: false,
  });
  const [name = '', word] = positionals;
  const command = commands[name];
  if (!command)
    throw new StartError(
      `There is no command ${name}: choose one of ${Object.keys(commands).join(', ')}.`,
    );
  const settings =
    flags.settings?.toString() ??
    (existsSync(path.join(root, '.env')) ? path.join(root, '.env') : undefined);
  if (settings) loadSettings(path.resolve(process.env['INIT_CWD'] ?? process.cwd(), settings));
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || './data');
  // Nothing is signed here.
  const config = { ...parseConfig(process.env, 'start', 'x'.repeat(32)), DATA_DIR: dataDir };
  // Without any setting, a database beside the installation's own would be made and reported as done.
  if (['migrate', 'restore'].includes(name) && !process.env['DATA_DIR']) requireDatabase(config);
  await command(config, word);
}

// What was begun is cleared away on the way out.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
main().catch((error: unknown) => {
  process.stderr.write(
    `\n${explainStart(error, process.env).replace('The server could not start', 'This could not be done')}\n`,
  );
  process.exit(1);
});
