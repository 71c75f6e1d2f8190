import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';
import type { Module } from '../module.ts';

/** The version of this installation, from package.json. */
const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

async function listNotes(platform: Platform, modules: readonly Module[]): Promise<string[]> {
  const notes = await Promise.all(modules.map((module) => module.notes?.(platform)));
  return notes.flatMap((of) => of ?? []);
}

/**
 * `/healthz`: the process responds, with its version and build (`BUILD`). `/readyz`: whether it can also work, with the reason if it
 * cannot; its notes name what the installation lacks, which does not make it less ready.
 */
export function mountHealth(
  server: FastifyInstance,
  platform: Platform,
  modules: readonly Module[] = [],
): void {
  server.get('/healthz', { config: { kind: 'probe' } }, async () => ({
    status: 'ok',
    version,
    build: platform.config.BUILD || null,
  }));
  server.get('/readyz', { config: { kind: 'probe' } }, async (_request, reply) => {
    const problems: string[] = [];
    await platform.database.db
      .run(sql`select 1`)
      .catch(() => problems.push('the database does not answer'));
    if (platform.disk.isFull()) problems.push('the disk is nearly full: writes are refused');
    if (!existsSync(platform.config.DATA_DIR)) problems.push('the data folder cannot be read');
    return reply
      .code(problems.length ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status: problems.length ? 'not ready' : 'ready',
        problems,
        // Without its database the process is not ready, and only that counts.
        notes: problems.length ? [] : await listNotes(platform, modules),
      });
  });
}
