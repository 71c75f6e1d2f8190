import { after } from 'node:test';

/**
 * Gives a test the `window` that modules of the console read when they are loaded, and other globals of a browser until the tests of
 * the file have ended. Files that change nothing else share a process (`scripts/test-groups.mjs`). Call it before anything is awaited.
 */
export function installPage(globals: object = {}): EventTarget {
  const page = Object.assign(new EventTarget(), {
    location: { hostname: 'console.example', href: 'http://console.example/' },
  });
  const known = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  Object.assign(globalThis, { window: page, ...globals });
  after(() => {
    for (const [name, descriptor] of known)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });
  return page;
}
