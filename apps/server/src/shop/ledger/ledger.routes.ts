import {
  exportJournals as exportContract,
  listJournals,
} from '@vitrine/contract/shop/journal-lists.ts';
import * as contract from '@vitrine/contract/shop/ledger.ts';
import { type Api, route } from '#platform/http/route.ts';
import { ownStoreId } from '../stores/index.ts';
import {
  describeBalances,
  describeCheck,
  pageMovements,
  writeStatement,
} from './ledger.service.ts';
import { exportJournals, pageJournals } from './list-journals.ts';

export function registerLedgerRoutes(api: Api): void {
  route(api, contract.readBalances, (ctx) => describeBalances(ctx, ownStoreId(ctx)));
  route(api, contract.listMovements, (ctx, { query }) =>
    pageMovements(ctx, ownStoreId(ctx), query),
  );
  route(api, contract.exportStatement, (ctx, { query }) =>
    writeStatement(ctx, ownStoreId(ctx), query),
  );
  route(api, contract.checkLedger, (ctx) => describeCheck(ctx));
  route(api, listJournals, (ctx, { query }) => pageJournals(ctx, query));
  route(api, exportContract, (ctx, { query }) => exportJournals(ctx, query));
}
