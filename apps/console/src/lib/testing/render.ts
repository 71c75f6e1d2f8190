import path from 'node:path';
import { after } from 'node:test';
import { createServer } from 'vite';

/** The console's modules as Vite serves them, for tests that draw components; TSX and CSS are nothing that Node reads. */
export async function startModules(): Promise<<Module>(file: string) => Promise<Module>> {
  const root = path.join(import.meta.dirname, '../../..');
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    // Stores are drawn as they are now, not as they began.
    ssr: { noExternal: ['zustand'] },
    plugins: [
      {
        name: 'current-stores',
        transform: (code, id) =>
          id.includes('/zustand/')
            ? code.replaceAll('api.getInitialState()', 'api.getState()')
            : undefined,
      },
    ],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  after(() => server.close());
  return <Module>(file: string) => server.ssrLoadModule(`/src/${file}`) as Promise<Module>;
}
