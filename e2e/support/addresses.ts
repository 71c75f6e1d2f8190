const [first = 18_690, mobile = first + 1, storefront = first + 2, sandbox = first + 3, pushService = first + 4] = (
  process.env['E2E_PORTS'] ?? ''
)
  .split(',')
  .filter(Boolean)
  .map(Number);

/** Four ports of one server and the one of a push service; the test run picks free ones and names them in `E2E_PORTS`. */
export const ports = { console: first, mobile, storefront, sandbox };

const at = (port: number) => `http://127.0.0.1:${port}`;
export const consoleUrl = at(ports.console);
export const mobileUrl = at(ports.mobile);
export const storeUrl = at(ports.storefront);
export const pushServiceUrl = at(pushService);
