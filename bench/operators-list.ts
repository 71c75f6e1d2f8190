import { performance } from 'node:perf_hooks';

/** Milliseconds of the median response. */
export interface ListFigure {
  firstPage: number;
  search: number;
  lastPage: number;
  total: number;
  /** How many products there are by state and stock, beside the list on screen. */
  counts: number;
}

/** The pages of the operators' list of products, one request after the other. */
export async function measureOperatorsList(api: string, token: string): Promise<ListFigure> {
  const read = async (what: string) => {
    const response = await fetch(`${api}/api/v1/platform/catalogue/${what}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${what} answered ${response.status}`);
    const { data } = (await response.json()) as { data: { list?: unknown[] } };
    if (data.list?.length === 0) throw new Error(`${what} is empty`);
  };
  // So many warm-ups that the code of the server is compiled before the first figure.
  const middle = async (query: string, { warmUps, times } = { warmUps: 200, times: 100 }) => {
    const durations: number[] = [];
    for (let index = 0; index < warmUps + times; index += 1) {
      const began = performance.now();
      await read(query);
      if (index >= warmUps) durations.push(performance.now() - began);
    }
    return durations.sort((left, right) => left - right)[times / 2] ?? 0;
  };
  return {
    firstPage: await middle('products?limit=20'),
    search: await middle('products?limit=20&keywords=thing%2076'),
    lastPage: await middle('products?limit=20&isLast=true'),
    total: await middle('products?limit=20&withTotal=true'),
    counts: await middle('product-counts', { warmUps: 5, times: 10 }),
  };
}
