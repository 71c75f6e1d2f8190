import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestRole {
  name: string;
  /** The same database, signed in as this role. */
  urlOf(url: string): string;
  drop(): Promise<void>;
}

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** An ordinary role of the test cluster: no superuser, member of nothing. Drop it after the databases in which it has rights. */
export async function createTestRole(): Promise<TestRole> {
  const name = `vt_role_${randomBytes(8).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  await asAdmin((client) => client.query(`create role ${name} login password '${password}'`));
  return {
    name,
    urlOf: (url) => Object.assign(new URL(url), { username: name, password }).href,
    drop: () => asAdmin((client) => client.query(`drop role if exists ${name}`)),
  };
}
