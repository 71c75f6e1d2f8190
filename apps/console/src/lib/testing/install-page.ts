/**
 * Gives a test the `window` that modules of the console read when they are loaded, and other globals of a browser. A file that
 * calls it runs in a separate process (`scripts/test-groups.mjs`).
 */
export function installPage(globals: object = {}): EventTarget {
  const page = Object.assign(new EventTarget(), {
    location: { hostname: 'console.example', href: 'http://console.example/' },
  });
  Object.assign(globalThis, { window: page, ...globals });
  return page;
}
