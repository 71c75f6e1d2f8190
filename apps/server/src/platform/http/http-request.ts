import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address.ts';

/** Connections stay open between calls: opening one costs more than most calls. Idle ones do not keep the process alive. */
const agents = {
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true }),
};

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer | null | undefined;
  /** Limit for the whole exchange, including the last byte of the response. */
  timeoutMs: number;
  /** A longer response is an error. */
  bytesMax: number;
  /** For an address that somebody else names: connects to public addresses only. */
  isPublic?: boolean;
}

/** Throws for an address of an IP that is not public: no name is looked up for it. */
function assertPublicHost(address: string): void {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is no public address`);
}

export interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * One request to a third party, without retries and redirects; returns any status. Throws
 * `TimeoutError`, `RangeError` (the response is too long) or the connection's error, and then it is unknown what the
 * service did. It uses node:http, because undici, as a package or in fetch, takes 6 MB more and is no faster for such small calls.
 */
export async function requestHttp(
  address: string,
  wanted: HttpRequest,
): Promise<{ status: number; body: string }> {
  const { status, body } = await requestBytes(address, wanted);
  return { status, body: body.toString('utf8') };
}

/** The same with the bytes of the response and its headers. */
export async function requestBytes(address: string, wanted: HttpRequest): Promise<HttpAnswer> {
  const { method, headers, body, timeoutMs, bytesMax, isPublic } = wanted;
  if (isPublic) assertPublicHost(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const [client, agent] = address.startsWith('https:')
    ? [https, agents.https]
    : [http, agents.http];
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const length =
        body === undefined || body === null
          ? {}
          : { 'content-length': String(Buffer.byteLength(body)) };
      client
        .request(
          address,
          {
            method,
            headers: { ...headers, ...length },
            signal,
            // A connection that was opened to any address is not used again for one that has to be public.
            ...(isPublic ? { lookup: lookupPublic, agent: false } : { agent }),
          },
          resolve,
        )
        .on('error', reject)
        .end(body ?? undefined);
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > bytesMax) throw new RangeError(`The answer has more than ${bytesMax} bytes`);
      parts.push(part);
    }
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(parts),
    };
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
