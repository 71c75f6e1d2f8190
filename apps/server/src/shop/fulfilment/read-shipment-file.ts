import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { readShipmentFile } from '@vitrine/contract/shop/bulk-shipments.ts';
import { shipmentLinesMax } from '@vitrine/contract/shop/bulk-shipments.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { Failure } from '#platform/failure.ts';
import { readSheet } from '#platform/files/read-sheet.ts';
import { findTableColumns } from './file-columns.rules.ts';

const columnsMax = 60;

/** The lines of a carrier's table as text; what is in other columns is left out. */
export async function readShipmentTable(file: {
  bytes: Buffer;
}): Promise<EndpointReply<typeof readShipmentFile>> {
  const rows = await readSheet(file.bytes, { rows: shipmentLinesMax + 1, columns: columnsMax });
  const columns = findTableColumns(rows.map(({ cells }) => cells));
  const lines = rows.flatMap(({ cells }) => {
    const [order = '', tracking = '', carrier = ''] = [
      columns.order,
      columns.tracking,
      columns.carrier,
    ].map((at) => cells[at] ?? '');
    if (!parseOrderNumber(order) && !/\d/.test(tracking)) return [];
    return [[order, tracking, carrier].join('\t').trimEnd()];
  });
  if (!lines.length) throw new Failure('sheet-empty');
  return { text: lines.join('\n'), lines: lines.length };
}
