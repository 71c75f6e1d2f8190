import { randomBytes } from 'node:crypto';
import { withClient } from './database.ts';

export interface TestRole {
  name: string;
  /** The same database, signed in as this role. */
  urlOf(url: string): string;
  drop(): Promise<void>;
}

const asAdmin = (text: string) =>
  withClient(process.env['TEST_DATABASE_URL'] ?? '', (client) => client.query(text));

/** An ordinary role of the test cluster: not a superuser, member of no role. Drop it after the databases in which it has rights. */
export async function createTestRole(): Promise<TestRole> {
  const name = `vt_role_${randomBytes(8).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  await asAdmin(`create role ${name} login password '${password}'`);
  return {
    name,
    urlOf: (url) => Object.assign(new URL(url), { username: name, password }).href,
    async drop() {
      await asAdmin(`drop role if exists ${name}`);
    },
  };
}
