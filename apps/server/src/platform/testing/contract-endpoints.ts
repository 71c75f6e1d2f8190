import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../packages/contract/src');

const isEndpoint = (value: unknown): value is Endpoint => {
  const { method, path: at, name } = (value ?? {}) as Partial<Endpoint>;
  return Boolean(method && at && name);
};

/** Every endpoint that a file of the contract exports, by itself or in a set that `createCrudEndpoints` makes. */
export async function readContract(): Promise<Endpoint[]> {
  const found = new Set<Endpoint>();
  for (const file of globSync('**/*.ts', { cwd: folder }).filter(
    (one) => !one.endsWith('.test.ts'),
  )) {
    const exported = (await import(pathToFileURL(path.join(folder, file)).href)) as object;
    for (const value of Object.values(exported)) {
      const members: unknown[] = typeof value === 'object' && value ? Object.values(value) : [];
      for (const one of [value, ...members]) if (isEndpoint(one)) found.add(one);
    }
  }
  return [...found];
}
