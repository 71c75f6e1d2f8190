import diagnostics from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startSandbox } from '@vitrine/sandbox-bank';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { type PayShop, sandboxSecret } from './pay-shop.ts';

const otherSecret = 'secret-of-another-account';

/** A second provider that knows nothing of a shop's sandbox: the account of other keys. */
export async function openOtherAccount({ app, sandbox }: PayShop) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-other-account-'));
  const other = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret: otherSecret,
    targets: [],
    clock: app.clock,
    lateMs: 600_000,
  });
  /** The calls that the other account received. */
  const calls: string[] = [];
  const { host } = new URL(other.url);
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    if (request.getHeader('host') === host) calls.push(`${request.method} ${request.path}`);
  };
  diagnostics.subscribe('http.client.request.start', note);
  const startBeside = (environment: Record<string, string>) =>
    closeAfter(
      createTestApp({
        now: app.clock.now().toISOString(),
        database: { url: app.url, drop: async () => undefined },
        environment,
      }),
    );
  return {
    url: other.url,
    bank: other.bank,
    calls,
    /** Another process on the same database, with the keys of the other account and more settings. */
    startWithOther: (environment: Record<string, string> = {}) =>
      startBeside({ SANDBOX_URL: other.url, SANDBOX_SECRETS: otherSecret, ...environment }),
    /** The same with the keys of the shop's own account. */
    startWithOwn: (environment: Record<string, string> = {}) =>
      startBeside({ SANDBOX_URL: sandbox.url, SANDBOX_SECRETS: sandboxSecret, ...environment }),
    async close() {
      diagnostics.unsubscribe('http.client.request.start', note);
      await other.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
