import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Api } from '../http/route.ts';

/** The process of the tests that call every endpoint (`scripts/test-groups.mjs`): only an endpoint's own test states its behaviour. */
const derived = 'contract';

/** Records which endpoints a test file calls successfully, for the check that runs after all tests. */
export function recordCalls(server: FastifyInstance, api: Api): void {
  const file = process.env['CALLED_ENDPOINTS'];
  const test = path.basename(process.argv[1] ?? '').split('.')[0] ?? '';
  if (!file || test === derived) return;
  const names = new Map<string, string>();
  const called = new Set<string>();
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400) return;
    if (!names.size)
      for (const { endpoint } of api.endpoints.values())
        names.set(`${endpoint.method} ${endpoint.path}`, endpoint.name);
    const name = names.get(`${request.method} ${request.routeOptions.url}`);
    if (!name || called.has(name)) return;
    called.add(name);
    appendFileSync(file, `${name}\n`);
  });
}
