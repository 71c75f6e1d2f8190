import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toDecimal } from '@vitrine/contract/money.ts';
import type { exportDisputes as exported } from '@vitrine/contract/shop/disputes.ts';
import type { Ctx } from '#platform/context.ts';
import { csvRowsMax, sendCsvList } from '#platform/files/csv-list.ts';
import type * as english from '#texts/en/dispute-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { readRows } from './list-disputes.ts';

const exportTexts = await loadArea<typeof english>('dispute-export');

/** The disputes of the operators' list as CSV, in the list's order. */
export async function exportDisputes(
  ctx: Ctx,
  filters: EndpointInput<typeof exported>['query'],
): Promise<string> {
  const rows = await readRows(ctx, filters, csvRowsMax);
  const { heads, states, reasons, settlements, answers } = exportTexts[ctx.language];
  return sendCsvList(ctx, 'disputes', {
    heads,
    timeZone: filters.timeZone,
    rows: rows.map((row) => [
      row.orderNumber,
      row.orders,
      row.storeName,
      states[row.state],
      reasons[row.reason],
      { decimal: toDecimal(row.amountMinor, row.currency) },
      row.currency,
      settlements[row.isDirect ? 'direct' : 'platform'],
      row.provider,
      answers[row.isTest ? 'yes' : 'no'],
      row.providerRef,
      row.openedAt,
      row.dueAt,
      row.answeredAt,
      row.closedAt,
    ]),
  });
}
