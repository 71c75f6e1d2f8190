import '../before-main.ts';

import { existsSync, readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads what a server loads, with its flags, and ends: `NODE_COMPILE_CACHE` then has all modules compiled and without types, which
 * takes a first start ten seconds. The build runs it. `main.ts` itself would start a server, so its modules are listed here.
 */
await import('#platform/cluster/index.ts');
await import('#platform/config/config.ts');
await import('#platform/config/settings-file.ts');
await import('./explain-start.ts');
await import('./production.ts');
await import('./stopping.ts');
await import('./trial-filling.ts');
await import('./application-parts.ts');
// Loaded only where there are demonstration data; an image may be without them.
if (existsSync(path.resolve(import.meta.dirname, '../../demo/seed/seed.ts')))
  await import('../../demo/seed/seed.ts');
const storefront = path.resolve(import.meta.dirname, '../../../storefront/build/server');
if (existsSync(storefront))
  for (const file of readdirSync(storefront))
    if (file.endsWith('.js')) await import(pathToFileURL(path.join(storefront, file)).href);
flushCompileCache();
// Some packages leave timers.
process.exit(0);
