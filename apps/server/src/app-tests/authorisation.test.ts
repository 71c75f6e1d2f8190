import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { type Permission, permissions } from '@vitrine/contract/permissions.ts';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { type Caller, inTx, systemContext } from '#platform/context.ts';
import type { Failure } from '#platform/failure.ts';
import { authorize } from '#platform/http/route.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { readContract } from '#platform/testing/contract-endpoints.ts';
import { install } from '#server/install.ts';
import { prepareSamples } from './authorisation.samples.ts';
import type { Sample } from './authorisation.types.ts';
import { addPerson } from './authorisation.users.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const tableFile = path.join(root, 'docs/authorisation-table.json');
const principals = ['visitor', 'ownerA', 'ownerB', 'guest', 'admin', 'root'] as const;
type Principal = (typeof principals)[number];
type Row = Record<Principal, string>;

/** Outcomes that are about rights; every other one means that the caller may. */
const refusals = ['1002', 'forbidden', 'store-required'];

const roles = {
  ownerA: 'STORE_OWNER',
  ownerB: 'STORE_OWNER',
  guest: 'GUEST',
  admin: 'ADMIN',
  root: 'ROOT',
} as const;

const accounts = new Map<Principal, string>();

const app = await closeAfter(createTestApp());
before(async () => {
  await install(app);
  for (const [principal, role] of Object.entries(roles))
    accounts.set(principal as Principal, (await signInAs(app, role)).account.id);
});

interface SignedIn {
  token: string;
  caller: Caller;
}

const signedIn = new Map<Principal, SignedIn>();

async function openSignIn(principal: Principal): Promise<SignedIn | undefined> {
  const accountId = accounts.get(principal);
  if (!accountId) return undefined;
  const { accessToken: token } = await inTx(systemContext(app.platform), (tx) =>
    openSession(tx, accountId),
  );
  const caller = await app.api.authenticate(token);
  if (!caller) throw new Error(`${principal} cannot sign in`);
  return { token, caller };
}

/** Some calls end the sign-in that they are made with: the next one gets a new one. */
async function signInOf(principal: Principal): Promise<SignedIn | undefined> {
  const token = signedIn.get(principal)?.token;
  const caller = token && (await app.api.authenticate(token));
  const current = caller ? { token, caller } : await openSignIn(principal);
  if (current) signedIn.set(principal, current);
  return current;
}

/** The code with which the router refuses a caller, by its own function; nothing if it lets the call through. */
function refusalOf(endpoint: Endpoint, caller: Caller | null): string | undefined {
  try {
    authorize(endpoint, caller);
    return undefined;
  } catch (error) {
    return (error as Failure).code;
  }
}

function addressOf(endpoint: Endpoint, sample: Sample | undefined): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (sample?.params?.[name]) return encodeURIComponent(sample.params[name]);
    return name === 'provider' ? 'google' : '900000001';
  });
}

async function outcomeOf(
  endpoint: Endpoint,
  sample: Sample | undefined,
  token: string | undefined,
): Promise<string> {
  const sendsBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const answer = await app.send({
    method: endpoint.method,
    url: addressOf(endpoint, sample),
    ...(sample?.query ? { query: sample.query } : {}),
    ...(sendsBody ? { payload: (sample?.body ?? {}) as never } : {}),
    headers: {
      ...sample?.headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(endpoint.idempotency === 'required' ? { 'idempotency-key': randomUUID() } : {}),
    },
  });
  const code = String(answer.body?.code ?? '');
  if (answer.status >= 500 && code === 'internal') return 'internal';
  if (answer.status >= 400 && refusals.includes(code)) return code;
  if (!sample) return 'allowed';
  return answer.status < 400 ? 'ok' : code;
}

/**
 * The outcome of every call. Of the callers that the router's own function refuses, one is sent, by turn, which must be refused with
 * the same: the function knows nothing of a call but the endpoint and the caller. All that it lets through are sent.
 */
async function walk(): Promise<Record<string, Row>> {
  const preparing = async (principal: Principal) => ({
    token: (await openSignIn(principal))?.token ?? '',
    accountId: accounts.get(principal) ?? '',
  });
  const samples = await prepareSamples(app, {
    ownerA: await preparing('ownerA'),
    admin: await preparing('admin'),
  });
  const table: Record<string, Row> = {};
  for (const [turn, name] of [...app.api.endpoints.keys()].sort().entries()) {
    const endpoint = app.api.endpoints.get(name)?.endpoint as Endpoint;
    const row = {} as Row;
    for (const principal of principals)
      row[principal] = refusalOf(endpoint, (await signInOf(principal))?.caller ?? null) ?? '';
    const refused = principals.filter((principal) => row[principal]);
    const sent = principals.filter(
      (principal) => !row[principal] || principal === refused[turn % refused.length],
    );
    /** The row of a call that was refused, or that only reads, is there for the next caller: most samples take several calls to create. */
    let unused: Sample | undefined;
    for (const principal of sent) {
      const expected = row[principal];
      if (samples.isOwn(name)) {
        const person = principal === 'visitor' ? undefined : await addPerson(app, roles[principal]);
        row[principal] = await outcomeOf(
          endpoint,
          person ? await samples.find(name, person) : {},
          person?.token,
        );
      } else {
        const sample = unused ?? (await samples.find(name));
        row[principal] = await outcomeOf(endpoint, sample, (await signInOf(principal))?.token);
        unused =
          endpoint.method === 'GET' || [...refusals, 'not-found'].includes(row[principal])
            ? sample
            : undefined;
      }
      if (expected) assert.equal(row[principal], expected, `${name} for ${principal}`);
    }
    table[name] = row;
  }
  return table;
}

test('every endpoint answers every kind of caller as the committed table says', async () => {
  const table = await walk();
  assert.deepEqual(
    Object.entries(table)
      .filter(([, row]) => Object.values(row).includes('internal'))
      .map(([name]) => name),
    [],
    'no call may fail with an unknown error',
  );
  if (process.env['UPDATE_AUTHORISATION']) {
    const lines = Object.entries(table).map(
      ([name, row]) =>
        `  ${JSON.stringify(name)}: ${JSON.stringify(row).replaceAll(/([:,])"/g, '$1 "')}`,
    );
    writeFileSync(tableFile, `{\n${lines.join(',\n')}\n}\n`);
  }
  const committed = JSON.parse(readFileSync(tableFile, 'utf8')) as Record<string, Row>;
  const missing = Object.keys(table).filter((name) => !committed[name]);
  assert.deepEqual(
    missing,
    [],
    'endpoints without a row: run with UPDATE_AUTHORISATION=1 and review what it writes',
  );
  assert.deepEqual(
    Object.keys(committed).filter((name) => !table[name]),
    [],
    'rows without an endpoint',
  );
  for (const [name, row] of Object.entries(table))
    assert.deepEqual({ name, ...row }, { name, ...committed[name] });
});

test('the table agrees with the contract: public is open to all, a permission never lets a visitor in', () => {
  const committed = JSON.parse(readFileSync(tableFile, 'utf8')) as Record<string, Row>;
  for (const [name, { endpoint }] of app.api.endpoints) {
    const row = committed[name];
    if (!row) continue;
    if (endpoint.public)
      assert.equal(
        principals.some((principal) => ['1002', 'forbidden'].includes(row[principal])),
        false,
        name,
      );
    else assert.equal(row.visitor, '1002', name);
    if (endpoint.permission)
      assert.notEqual(row.root, 'forbidden', `${name}: ROOT passes every permission check`);
  }
});

test('every endpoint of the contract is served, and every served one is in the contract', async () => {
  const names = (await readContract()).map(({ name }) => name);
  assert.deepEqual(
    names.filter((name) => !app.api.endpoints.has(name)).sort(),
    [],
    'in the contract, but not served',
  );
  assert.deepEqual(
    [...app.api.endpoints.keys()].filter((name) => !names.includes(name as never)),
    [],
    'served, but not in the contract',
  );
});

test('every permission guards at least one endpoint, or a part of its reply', async () => {
  const guarding = new Set(
    (await readContract()).flatMap(({ permission, reveals }) => [permission, reveals]),
  );
  assert.deepEqual(
    Object.keys(permissions).filter((permission) => !guarding.has(permission as Permission)),
    [],
  );
});
