import {
  openPushClient,
  type PushClient,
} from '../apps/server/src/platform/testing/push-client.ts';
import { topics } from '../packages/contract/src/topics.ts';

export interface RoleChangeFigure {
  connections: number;
  /** From the request of the operator until the last connection has the message; then its account is refused what the role gave. */
  middleMs: number;
  slowestMs: number;
}

/** Users with one role, each in many windows, and an operator who changes the role. */
export interface RoleHolders {
  adminToken: string;
  tokens: readonly string[];
}

export const holdersTotal = 10;
/** As many as one account may have. */
const connectionsEach = 50;
const changes = 10;
/** Its page is what the role gives. */
const path = '/api/v1/dict/page';

async function ask(
  url: string,
  token: string,
  method = 'GET',
): Promise<{ status: number; data: unknown }> {
  const answer = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data };
}

async function findRole(api: string, token: string): Promise<string> {
  const { status, data } = await ask(`${api}/api/v1/roles/page?keywords=GUEST`, token);
  if (status !== 200) throw new Error(`The list of roles answered ${status}`);
  const role = (data as { list: { id: string; code: string }[] }).list.find(
    ({ code }) => code === 'GUEST',
  );
  if (!role) throw new Error('There is no role GUEST');
  return role.id;
}

/** Disables and enables a role with 500 open connections: how soon all of them know. */
export async function measureRoleChange(
  api: string,
  { adminToken, tokens }: RoleHolders,
): Promise<RoleChangeFigure> {
  const roleId = await findRole(api, adminToken);
  const clients: PushClient[] = [];
  try {
    for (let index = 0; index < connectionsEach; index += 1) {
      // One network may have 50 connections that are not signed in yet.
      const opened = await Promise.all(
        tokens.map((token) => openPushClient(`${api.replace(/^http/, 'ws')}/ws`, token)),
      );
      await Promise.all(opened.map((client) => client.subscribe(topics.rights)));
      clients.push(...opened);
    }
    const timesMs: number[] = [];
    for (let change = 1; change <= changes; change += 1) {
      const status = change % 2 ? 0 : 1;
      const began = performance.now();
      const arrived = Promise.all(clients.map((client) => client.reach(topics.rights, change)));
      const answer = await ask(
        `${api}/api/v1/roles/${roleId}/status?status=${status}`,
        adminToken,
        'PUT',
      );
      if (answer.status !== 200)
        throw new Error(`The change of the role answered ${answer.status}`);
      await arrived;
      timesMs.push(performance.now() - began);
      for (const token of tokens) {
        const given = await ask(`${api}${path}`, token);
        if (given.status !== (status ? 200 : 403))
          throw new Error(`After the change ${path} answered ${given.status}`);
      }
    }
    timesMs.sort((a, b) => a - b);
    return {
      connections: clients.length,
      middleMs: timesMs[Math.floor(changes / 2)] ?? 0,
      slowestMs: timesMs.at(-1) ?? 0,
    };
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}
