import type { Endpoint } from '@vitrine/contract/endpoint.ts';

/** Finds the methods that an address takes, for the answer to one that it does not; empty for an unknown address. */
export function methodsAt(registered: Iterable<{ endpoint: Endpoint }>): (path: string) => string[] {
  const known = [...registered].map(({ endpoint: { method, path } }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (path) => [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].sort();
}
