import { performance } from 'node:perf_hooks';
import { connectToAdministrate } from '../apps/server/src/platform/db/migrations.ts';
import { listWaitingOrders, type ShippingDesk } from './shipping.ts';

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
  { api, adminToken, server }: ShippingDesk,
  orderIds: readonly string[],
): Promise<SlipFigure> {
  const began = performance.now();
  const response = await fetch(`${api}/api/v1/platform/packing-slips`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
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

/** The memory of many slips beside that of few: both are written while they are sent. The fonts are loaded by a first document. */
export async function measureSlips(
  desk: ShippingDesk,
  { few, many }: { few: number; many: number },
): Promise<{ few: SlipFigure; many: SlipFigure }> {
  const client = await connectToAdministrate(desk.databaseUrl);
  const waiting = await listWaitingOrders(client, many).finally(() => client.end());
  const ids = waiting.map(({ id }) => id);
  await printSlips(desk, ids.slice(0, few));
  desk.server.forgetHighest();
  const small = await printSlips(desk, ids.slice(0, few));
  return { few: small, many: await printSlips(desk, ids) };
}
