import { createRequire } from 'node:module';

/**
 * The runner of node:test follows every promise and every resource of a process, to know which test they belong to. It needs that
 * while files of tests are loaded as suites; while their tests run it takes a tenth of the processor time. What is thrown outside of a
 * test fails the process either way. Loaded before node:test, whose hooks are the ones that are created here.
 */
const asyncHooks = createRequire(import.meta.url)('node:async_hooks');
const { createHook } = asyncHooks;
const created = [];
asyncHooks.createHook = (callbacks) => {
  const hook = createHook(callbacks);
  created.push(hook);
  return hook;
};

export function startTracking() {
  for (const hook of created) hook.enable();
}

export function stopTracking() {
  for (const hook of created) hook.disable();
}
