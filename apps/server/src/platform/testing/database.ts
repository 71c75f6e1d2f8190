import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate, readMigrations } from '../db/migrations.ts';
import { createOutbox } from '../jobs/outbox.ts';
import { createLogger } from '../log.ts';

const templateLock = 7_260_112;

const addressOfServer = (): string => {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl)
    throw new Error(
      'TEST_DATABASE_URL is missing: run the tests by npm test, which starts a cluster for them.',
    );
  return adminUrl;
};

interface Server {
  /**
   * The connections on which a process creates and drops databases and roles: they are kept, because opening one costs
   * the server as much as creating a database, and they do not keep the process alive.
   */
  administration: pg.Pool;
  /** Filling a template takes a second. */
  template: Promise<string> | undefined;
  filled: Map<string, Promise<string>>;
}

/** By address: `npm run prove` starts several clusters in one process, one after the other. */
const servers = new Map<string, Server>();

function openServer(): Server {
  const connectionString = addressOfServer();
  const known = servers.get(connectionString);
  if (known) return known;
  const administration = new pg.Pool({
    connectionString,
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // A test may end the connections of the server.
  administration.on('error', () => undefined);
  const server: Server = { administration, template: undefined, filled: new Map() };
  servers.set(connectionString, server);
  return server;
}

export const openAdministration = (): pg.Pool => openServer().administration;

function withDatabase(url: string, name: string): string {
  const next = new URL(url);
  next.pathname = `/${name}`;
  return next.toString();
}

/** Runs some work on a new connection, which is closed afterwards. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a template under a name that is made of its contents; the first process that needs it does, the others wait. */
async function ensureTemplate(
  kind: string,
  contents: string,
  options: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const name = `vt_${kind}_${createHash('sha256').update(contents).digest('hex').slice(0, 16)}`;
  const client = await openAdministration().connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return name;
    const building = `${name}_new`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building} ${options}`);
    await fill(withDatabase(addressOfServer(), building));
    await client.query(`alter database ${building} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
    client.release();
  }
}

/** Otherwise each clone checks, and writes down, that the rows which describe its tables are committed. Our own tables are left as a start leaves them. */
async function vacuumCatalog(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class
     where relkind = 'r' and relnamespace = 'pg_catalog'::regnamespace and not relisshared`,
  );
  await client.query(`vacuum (freeze) ${rows[0]?.names}`);
}

/** Migrates one template per state of the migrations, with the queues of a first start; every test process of a run shares it. */
async function prepareTemplate(): Promise<string> {
  const files = await readMigrations();
  return ensureTemplate('template', files.map((file) => file.hash).join(), '', async (url) => {
    await migrate(url);
    const outbox = createOutbox(url, createLogger('silent'), { ownsSchema: true });
    await outbox.prepare();
    await outbox.stop();
    await withClient(url, vacuumCatalog);
  });
}

export interface TestDatabase {
  url: string;
  name: string;
  /** Drops it, and fails if there was a deadlock in it. */
  drop(options?: { mayDeadlock?: boolean }): Promise<void>;
}

const goneTriesMax = 200;

/** How many deadlocks there were in a database; each connection reports its own when it ends. */
async function countDeadlocks(name: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await openAdministration().query<{ connections: number; deadlocks: string }>({
      name: 'deadlocks',
      text: `select pg_stat_get_db_numbackends(oid) as connections, pg_stat_get_db_deadlocks(oid) as deadlocks
        from pg_database where datname = $1`,
      values: [name],
    });
    if (!rows[0]?.connections || tries === goneTriesMax) return Number(rows[0]?.deadlocks ?? 0);
  }
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const name = `vt_test_${randomUUID().replaceAll('-', '')}`;
  await openAdministration().query(`create database ${name} ${options}`);
  return {
    url: withDatabase(addressOfServer(), name),
    name,
    async drop({ mayDeadlock = false } = {}) {
      const deadlocks = await countDeadlocks(name);
      await openAdministration().query(`drop database if exists ${name} with (force)`);
      if (deadlocks && !mayDeadlock)
        throw new Error(`${deadlocks} deadlocks in the database of this test`);
    },
  };
}

const cloneOf = (name: string) => `template ${name} strategy file_copy`;

function findTemplate(): Promise<string> {
  const server = openServer();
  server.template ??= prepareTemplate();
  return server.template;
}

/** A new, migrated database, cloned from the template. */
export const createTestDatabase = async (): Promise<TestDatabase> =>
  createDatabase(cloneOf(await findTemplate()));

/** What a template of rows is made by is the code of one run (`TEST_RUN`); without a run, of one process. */
const run = process.env['TEST_RUN'] ?? randomUUID();

/** A new database with the rows that `fill` creates, cloned from a template that is filled once in a run. */
export async function createFilledDatabase(
  kind: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const { filled } = openServer();
  const base = await findTemplate();
  const name = filled.get(kind) ?? ensureTemplate(kind, `${base} ${run}`, cloneOf(base), fill);
  filled.set(kind, name);
  return createDatabase(cloneOf(await name));
}

/** A database without tables, owned by a role or by the administrator. */
export const createEmptyDatabase = (owner?: string): Promise<TestDatabase> =>
  createDatabase(owner ? `owner ${owner}` : '');
