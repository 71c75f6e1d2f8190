import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Api } from '../http/route.ts';
import { createServer, mountApiServer } from '../http/server.ts';
import { recordCalls } from './called-endpoints.ts';

interface Mounted {
  server: FastifyInstance;
  /** The application whose calls it takes. */
  api: Api | undefined;
  /** The settings that the server was made with. */
  settings: ReadonlyMap<string, string>;
  endpoints: string;
  /** Calls that were begun and have no answer yet. */
  open: number;
}

/** Servers whose application has closed. */
const free: Mounted[] = [];

const readSetting = (config: Config, name: string): string =>
  JSON.stringify(config[name as keyof Config]) ?? '';

const namesOf = (api: Api): string => [...api.endpoints.keys()].join();

/** An API whose parts are those of the application that has the server at the time of the call. */
function apiOf(mounted: Mounted, first: Api): Api {
  const current = (): Api => {
    if (!mounted.api) throw new Error('The application of this server has closed.');
    return mounted.api;
  };
  const registered = (name: string) => {
    const found = current().endpoints.get(name);
    if (!found) throw new Error(`${name} is not served by this application.`);
    return found;
  };
  const endpoints: Api['endpoints'] = new Map();
  for (const [name, { endpoint }] of first.endpoints)
    endpoints.set(name, {
      endpoint,
      run: (call) => registered(name).run(call),
      read: (ctx, params) => registered(name).read(ctx, params),
    });
  return new Proxy(first, {
    get: (_first, key) => (key === 'endpoints' ? endpoints : Reflect.get(current(), key)),
  });
}

async function mount(api: Api, config: Config): Promise<Mounted> {
  const settings = new Map<string, string>();
  const read = new Proxy(config, {
    get(target, key) {
      if (typeof key === 'string') settings.set(key, readSetting(target, key));
      return Reflect.get(target, key);
    },
  });
  const server = await createServer(read);
  const mounted: Mounted = { server, api, settings, endpoints: namesOf(api), open: 0 };
  const shared = apiOf(mounted, api);
  recordCalls(server, shared);
  server.addHook('onRequest', (_request, _reply, done) => {
    mounted.open += 1;
    done();
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    mounted.open -= 1;
    done();
  });
  mountApiServer(server, shared);
  await server.ready();
  return mounted;
}

export interface SharedServer {
  server: FastifyInstance;
  /** Takes calls at an address of this machine, which is returned, until it is closed. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/**
 * A server on which the API of an application is mounted. Mounting all endpoints takes more processor time than all else that an
 * application needs, so a process does it once for applications of the same settings that are open one after another.
 */
export async function openSharedServer(api: Api, config: Config): Promise<SharedServer> {
  const at = free.findIndex(
    ({ settings, endpoints }) =>
      endpoints === namesOf(api) &&
      [...settings].every(([name, value]) => readSetting(config, name) === value),
  );
  const [known] = at < 0 ? [] : free.splice(at, 1);
  const mounted = known ?? (await mount(api, config));
  mounted.api = api;
  const { server } = mounted;
  const listeners: (() => Promise<void>)[] = [];
  return {
    server,
    async listen() {
      const http = createHttpServer((request, response) => server.routing(request, response));
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      listeners.push(
        () =>
          new Promise((resolve) => {
            http.close(() => resolve());
            http.closeIdleConnections();
          }),
      );
      return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    },
    async close() {
      for (const end of listeners) await end();
      // Calls that are still open must not meet the next application.
      if (mounted.open || server.server.listening) return server.close();
      mounted.api = undefined;
      free.push(mounted);
    },
  };
}
