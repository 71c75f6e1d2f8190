import { randomBytes } from 'node:crypto';
import { openAdministration } from './database.ts';

export interface TestRole {
  name: string;
  /** The same database, signed in as this role. */
  urlOf(url: string): string;
  drop(): Promise<void>;
}

/** An ordinary role of the test cluster: not a superuser, member of no role. Drop it after the databases in which it has rights. */
export async function createTestRole(): Promise<TestRole> {
  const name = `vt_role_${randomBytes(8).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  await openAdministration().query(`create role ${name} login password '${password}'`);
  return {
    name,
    urlOf: (url) => Object.assign(new URL(url), { username: name, password }).href,
    async drop() {
      await openAdministration().query(`drop role if exists ${name}`);
    },
  };
}
