interface Ports {
  console: number;
  mobile: number;
  storefront: number;
  sandbox: number;
  pushService: number;
}

const named = (process.env['E2E_PORTS'] ?? '').split(',').filter(Boolean).map(Number);
const first = 18_690;
const portsEach = 5;

/** The servers of a run: four ports of each and the one of its push service; the test run picks free ones and names them in `E2E_PORTS`. */
export const servers: readonly Ports[] = Array.from(
  { length: Math.max(1, Math.floor(named.length / portsEach)) },
  (_, server) => {
    const at = (port: number) => named[server * portsEach + port] ?? first + port;
    return { console: at(0), mobile: at(1), storefront: at(2), sandbox: at(3), pushService: at(4) };
  },
);

export const at = (port: number) => `http://127.0.0.1:${port}`;

/** Each worker of Playwright has a server of its own; other scripts have one. */
export const ports = servers[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] as Ports;
export const consoleUrl = at(ports.console);
export const mobileUrl = at(ports.mobile);
export const storeUrl = at(ports.storefront);
export const pushServiceUrl = at(ports.pushService);
