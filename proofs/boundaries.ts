import http from 'node:http';
import pg from 'pg';

/** Where a process can end or fail in the middle of money: around each call of a provider, and around each commit. */
export const boundaries = ['before-call', 'after-call', 'before-commit', 'after-commit'] as const;
export type Boundary = (typeof boundaries)[number];

/** The path of a provider's call, or `commit`. */
export type Visit = { boundary: Boundary; path: string };

/** Is called at each boundary: it may throw there, or return a promise that holds the process at this place. */
export type Visitor = (visit: Visit) => Promise<void> | undefined;

type Send = typeof http.request;
type Query = (this: unknown, ...input: unknown[]) => unknown;

/** Visits a boundary; a visitor that throws is a rejected promise too. */
function visit(visitor: Visitor, at: Visit): Promise<void> | undefined {
  try {
    return visitor(at);
  } catch (error) {
    return Promise.reject(error);
  }
}

function watchCalls(port: string, visitor: Visitor): () => void {
  const client = http as { request: Send };
  const send = client.request;
  const watched = (
    address: string,
    options: http.RequestOptions,
    listener: (response: http.IncomingMessage) => void,
  ): http.ClientRequest => {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
    if (url?.port !== port || options.method !== 'POST') return send(address, options, listener);
    const path = url.pathname;
    const request = send(address, options, (response) => {
      const held = visit(visitor, { boundary: 'after-call', path });
      if (!held) return listener(response);
      held.then(
        () => listener(response),
        (error) => request.destroy(error),
      );
    });
    const held = visit(visitor, { boundary: 'before-call', path });
    if (!held) return request;
    // Nothing is sent before the end of a request.
    const end = request.end.bind(request) as (body?: unknown) => http.ClientRequest;
    request.end = ((body?: unknown) => {
      held.then(
        () => end(body),
        (error) => request.destroy(error),
      );
      return request;
    }) as typeof request.end;
    return request;
  };
  client.request = watched as Send;
  return () => {
    client.request = send;
  };
}

function watchCommits(visitor: Visitor): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const at = (boundary: Boundary) => visit(visitor, { boundary, path: 'commit' });
  const finish = async (committed: Promise<unknown>): Promise<unknown> => {
    const answer = await committed;
    await at('after-commit');
    return answer;
  };
  prototype.query = function watched(this: unknown, ...input) {
    if (input[0] !== 'commit') return query.apply(this, input);
    const held = at('before-commit');
    const commit = () => finish(query.apply(this, input) as Promise<unknown>);
    return held ? held.then(commit) : commit();
  };
  return () => {
    prototype.query = query;
  };
}

/** Watches the calls of this process to a provider at a port of this machine, and its commits; returns how to stop. */
export function watchBoundaries(port: string, visitor: Visitor): () => void {
  const stops = [watchCalls(port, visitor), watchCommits(visitor)];
  return () => {
    for (const stop of stops) stop();
  };
}
