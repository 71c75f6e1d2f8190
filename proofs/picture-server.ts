import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import type { Platform } from '../apps/server/src/platform/context.ts';
import { mountFiles } from '../apps/server/src/platform/files/files.ts';
import { cleanStoredPictures } from '../apps/server/src/platform/files/stored-pictures.ts';
import { createServer } from '../apps/server/src/platform/http/server.ts';
import { createLogger } from '../apps/server/src/platform/log.ts';

/** Serves `/files` and nothing else, so that it can be killed and started again many times a minute. */
const config = parseConfig(process.env, 'test', 'proof-secret-proof-secret-proof-secret');
// Pictures are served without a database.
const platform = {
  config,
  log: createLogger('warn'),
  disk: { isFull: () => false },
} as unknown as Platform;
const server = await createServer(config);
mountFiles(server, platform);
await cleanStoredPictures(platform);
await server.listen({ host: '127.0.0.1', port: config.PORT });
process.stdout.write('picture server ready\n');
