import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type * as contract from '@vitrine/contract/shop/analytics.ts';
import type { Ctx } from '#platform/context.ts';
import { sendCsv, writeCsv } from '#platform/files/csv.ts';
import type * as english from '#texts/en/store-export.ts';
import { loadArea } from '#texts/load-area.ts';
import {
  readVisitCounts,
  readVisitOrigins,
  type VisitCountRow,
  type VisitFilter,
} from './visits.queries.ts';

const sourceRow = ({ key, visits, orders }: VisitCountRow) => ({ source: key, visits, orders });

/** Visits by store and by the sources of their addresses, and what they bought: one statement. */
export async function listVisits(
  ctx: Ctx,
  filter: VisitFilter,
): Promise<EndpointReply<typeof contract.listVisits>> {
  const rows = await readVisitCounts(ctx, filter);
  const of = (kind: VisitCountRow['kind']) => rows.filter((row) => row.kind === kind);
  const [total] = of('total');
  return {
    total: { visits: total?.visits ?? 0, orders: total?.orders ?? 0 },
    stores: of('store').map(({ key, name, visits, orders }) => ({
      store: key && name !== null ? { id: key, name } : null,
      visits,
      orders,
    })),
    userSources: of('user').map(sourceRow),
    pageSources: of('page').map(sourceRow),
  };
}

const exportTexts = await loadArea<typeof english>('store-export');

/** The visits of a filter as CSV: a row for each store, user source and page source. */
export async function exportVisits(ctx: Ctx, filter: VisitFilter): Promise<string> {
  const rows = await readVisitOrigins(ctx, filter);
  sendCsv(ctx, 'visits');
  return writeCsv(ctx.language, [
    Object.values(exportTexts[ctx.language].visitHeads),
    ...rows.map((row) => [row.store, row.userSource, row.pageSource, row.visits, row.orders]),
  ]);
}
