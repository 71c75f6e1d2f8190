import { performance } from 'node:perf_hooks';
import type { BenchServer } from './server.ts';

/** The time and memory that one document of some orders needs. */
export interface SlipFigure {
  orders: number;
  seconds: number;
  /** The highest memory of the server while it wrote. */
  memoryMb: number;
  kilobytes: number;
}

/** Packing slips of some orders as one A6 document, read to its end. */
async function printSlips(
  api: string,
  token: string,
  server: BenchServer,
  orderIds: readonly string[],
): Promise<SlipFigure> {
  const began = performance.now();
  const response = await fetch(`${api}/api/v1/platform/packing-slips`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ orderIds, paper: 'a6' }),
  });
  if (!response.ok || !response.body) throw new Error(`Packing slips answered ${response.status}`);
  let bytes = 0;
  for await (const part of response.body) bytes += (part as Uint8Array).byteLength;
  return {
    orders: orderIds.length,
    seconds: (performance.now() - began) / 1_000,
    memoryMb: server.memoryMb().highest,
    kilobytes: Math.round(bytes / 1_024),
  };
}

/** The memory of 500 slips beside that of 50: both are written while they are sent. The fonts are loaded by a first document. */
export async function measureSlips(
  api: string,
  token: string,
  server: BenchServer,
  orderIds: readonly string[],
): Promise<{ few: SlipFigure; many: SlipFigure }> {
  await printSlips(api, token, server, orderIds.slice(0, 50));
  server.forgetHighest();
  const few = await printSlips(api, token, server, orderIds.slice(0, 50));
  return { few, many: await printSlips(api, token, server, orderIds.slice(0, 500)) };
}
