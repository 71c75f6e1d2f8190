import writeXlsx from 'write-excel-file/node';
import type { Ctx } from '../context.ts';
import { offerDownload } from '../http/offer-download.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Texts as an XLSX file, and the response as its download. Every cell is typed as a text, so that a spreadsheet never runs it
 * as a formula.
 */
export async function sendSheet(
  ctx: Ctx,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const [heads = [], ...others] = rows;
  const cells = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...others.map((row) => row.map((value) => ({ value, type: String }))),
  ];
  const columns = heads.map((head) => ({ width: Math.max(16, head.length + 4) }));
  offerDownload(ctx, mediaType, `${name}.xlsx`);
  return writeXlsx(cells, { columns, stickyRowsCount: 1 }).toBuffer();
}
