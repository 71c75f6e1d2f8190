import path from 'node:path';
import { after } from 'node:test';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

const root = path.join(import.meta.dirname, '../../..');

const openServer = () =>
  createServer({
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
      {
        // Node finds no files without their ending, which the library's own texts import.
        name: 'texts-of-the-library',
        transform: (code, id) =>
          id.includes('/console/src/')
            ? code.replaceAll('antd/es/locale/', 'antd/lib/locale/')
            : undefined,
      },
    ],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });

let server: Promise<ViteDevServer> | undefined;
after(async () => (await server)?.close());

/**
 * The console's modules as Vite serves them, for tests that draw components; TSX and CSS are nothing that Node reads. The files of
 * a process share the transformed sources; each evaluates its own copy of the modules, with stores as they begin.
 */
export async function startModules(): Promise<<Module>(file: string) => Promise<Module>> {
  server ??= openServer();
  const opened = await server;
  const { ssr } = opened.environments;
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache();
  return <Module>(file: string) => opened.ssrLoadModule(`/src/${file}`) as Promise<Module>;
}
