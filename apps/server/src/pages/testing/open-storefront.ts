import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { createAppServers } from '../web.ts';

const isBuilt = existsSync(
  path.resolve(import.meta.dirname, '../../../../storefront/build/server/index.js'),
);

/** For tests that need the storefront's pages: `npm test` builds them, `npm test -- --unit` does not. */
export const skipUnbuilt = isBuilt ? false : 'the storefront is not built';

/** The storefront of an application, asked in the same process. */
export async function openStorefront(
  app: App,
): Promise<{ storefront: FastifyInstance; close(): Promise<void> }> {
  const servers = await createAppServers(app);
  const storefront = servers.find(({ name }) => name === 'storefront')?.server;
  if (!storefront) throw new Error('This process has no storefront.');
  return {
    storefront,
    async close() {
      for (const { server } of servers) await server.close();
    },
  };
}
