import { spawn } from 'node:child_process';
import { StartError } from '#platform/cluster/index.ts';

/** Runs the machine's tar. A backup is an ordinary archive, so that it can be looked into without us. */
export async function runTar(words: readonly string[], sentence: string): Promise<void> {
  const child = spawn('tar', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (part: Buffer) => {
    output += part;
  });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.on('error', reject);
  child.on('close', (status) => resolve(status ?? 1));
  const status = await promise.catch(() => {
    throw new StartError('The program tar is missing: install it (apt-get install tar).');
  });
  if (status !== 0)
    throw new StartError(`${sentence}: ${output.trim().split('\n')[0] ?? 'no reason given'}.`);
}
