import { registerHooks } from 'node:module';

/**
 * Finds the modules of a server, or of a test process, without asking for their package each time: half of the time of loading
 * went into reading package.json files (`docs/decisions/0074-modules-of-a-test-process.md`).
 */
const found = new Map();
/** Its package.json is 180 KB, and Node reads it again for each of its hundred files. */
const largePackage = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    const isOwn = !parent.includes('/node_modules/');
    if (specifier.startsWith('.')) {
      const format =
        isOwn && specifier.endsWith('.ts')
          ? 'module-typescript'
          : parent.includes(largePackage) && specifier.endsWith('.js')
            ? 'module'
            : undefined;
      return format
        ? { url: new URL(specifier, parent).href, format, shortCircuit: true }
        : next(specifier, context);
    }
    if (!isOwn || specifier.startsWith('node:') || specifier.startsWith('file:'))
      return next(specifier, context);
    const key = `${specifier} ${context.conditions.join()}`;
    const known = found.get(key);
    if (known) return known;
    const { url, format } = next(specifier, context);
    const answer = { url, format, shortCircuit: true };
    found.set(key, answer);
    return answer;
  },
});
