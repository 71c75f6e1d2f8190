import autocannon from 'autocannon';

export interface Figure {
  perSecond: number;
  p99Ms: number;
}

const connections = 20;

/** Requests per second to one address, over 20 connections, after a warm-up. A single wrong response aborts the measurement. */
export async function measure(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Figure> {
  const first = await fetch(url, { headers });
  const text = await first.text();
  if (!first.ok) throw new Error(`${url} answered ${first.status}: ${text.slice(0, 300)}`);
  await autocannon({ url, connections, duration: Math.max(1, Math.round(seconds / 3)), headers });
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} wrong answers`);
  return { perSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}
