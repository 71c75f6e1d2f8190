import type { Endpoint } from '@vitrine/contract/endpoint.ts';

/** Finds the methods that a path accepts, for the response to any other method; empty for an unknown path. */
export function methodsAt(
  registered: Iterable<{ endpoint: Endpoint }>,
): (path: string) => string[] {
  const known = [...registered].map(({ endpoint: { method, path } }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (path) =>
    [
      ...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
    ].sort();
}
