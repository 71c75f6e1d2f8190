import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import { type Money, toDecimal } from '@vitrine/contract/money.ts';
import type { exportDisputes as exported } from '@vitrine/contract/shop/disputes.ts';
import type { Ctx } from '#platform/context.ts';
import { sheetTimes } from '#platform/db/zone-times.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/files/csv.ts';
import type * as english from '#texts/en/dispute-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { listForExport } from './list-disputes.ts';

const exportTexts = await loadArea<typeof english>('dispute-export');

const amount = ({ amount: minor, currency }: Money): CsvCell => ({
  decimal: toDecimal(BigInt(minor), currency),
});

/** The disputes of the operators' list as CSV, in the list's order. */
export async function exportDisputes(
  ctx: Ctx,
  filters: EndpointInput<typeof exported>['query'],
): Promise<string> {
  const rows = await listForExport(ctx, filters);
  const { heads, states, reasons, settlements, answers } = exportTexts[ctx.language];
  const zone = filters.timeZone ?? 'UTC';
  const times = sheetTimes(zone);
  const timeOf = (at: string | null): CsvCell => at && times.format(new Date(at));
  sendCsv(ctx, 'disputes');
  return writeCsv(ctx.language, [
    Object.values(heads).map((head) => fillText(head, { zone })),
    ...rows.map((row): CsvCell[] => [
      row.order.number,
      row.orders,
      row.store.name,
      states[row.state],
      reasons[row.reason],
      amount(row.amount),
      row.amount.currency,
      settlements[row.settlement],
      row.provider,
      answers[row.isTest ? 'yes' : 'no'],
      row.providerRef,
      timeOf(row.openedAt),
      timeOf(row.dueAt),
      timeOf(row.answeredAt),
      timeOf(row.closedAt),
    ]),
  ]);
}
