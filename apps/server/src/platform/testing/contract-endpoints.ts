import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../packages/contract/src');

/** Every endpoint that a file of the contract exports. */
export async function readContract(): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for (const file of globSync('**/*.ts', { cwd: folder }).filter(
    (one) => !one.endsWith('.test.ts'),
  )) {
    const exported = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<
      string,
      Partial<Endpoint> | null | undefined
    >;
    for (const value of Object.values(exported))
      if (typeof value === 'object' && value?.method && value.path && value.name)
        found.push(value as Endpoint);
  }
  return found;
}
