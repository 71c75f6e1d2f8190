import { createHmac } from 'node:crypto';
import { sandboxKeys } from '@vitrine/sandbox-bank';
import type { Config } from '#platform/config/config.ts';
import { answerMs } from '../json-calls.ts';

/** The secrets shared with the sandbox, newest first: given ones, or one that follows from the server's own. */
export function sandboxSecrets(config: Config): readonly [string, ...string[]] {
  const [first, ...rest] = config.SANDBOX_SECRETS;
  return first
    ? [first, ...rest]
    : [createHmac('sha256', config.secret).update('sandbox').digest('base64url')];
}

/** The address at which the server reaches the sandbox; none when it may not be used. */
export function sandboxAddress(config: Config): string | undefined {
  if (!config.sandboxAllowed) return undefined;
  if (config.SANDBOX_URL) return config.SANDBOX_URL;
  return config.mode === 'test' ? undefined : `http://${config.ownHost}:${config.SANDBOX_PORT}`;
}

/** The sandbox's page on which disputes are opened and decided; only in a trial that runs its own. */
export const findDisputePages = (config: Config): string | null =>
  config.mode === 'start' && !config.SANDBOX_URL ? `${config.sandboxPageUrl}/disputes` : null;

/** Moves the clock of a sandbox that runs as a process of its own; one that shares ours ignores it. */
export async function moveSandboxBankClock(config: Config, advanceMs: number): Promise<void> {
  const address = sandboxAddress(config);
  if (!address) return;
  await fetch(`${address}/admin/clock`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxKeys(sandboxSecrets(config)[0]).apiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ advanceMs }),
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => undefined);
}
