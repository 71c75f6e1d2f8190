import * as contract from '@vitrine/contract/shop/ledger.ts';
import { type Api, ownStoreId, route } from '#platform/route.ts';
import { describeBalances, describeCheck, pageJournals, pageMovements, writeStatement } from './ledger.service.ts';

export function registerLedgerRoutes(api: Api): void {
  route(api, contract.readBalances, (ctx) => describeBalances(ctx, ownStoreId(ctx)));
  route(api, contract.listMovements, (ctx, { query }) => pageMovements(ctx, ownStoreId(ctx), query));
  route(api, contract.exportStatement, (ctx, { query }) => writeStatement(ctx, ownStoreId(ctx), query));
  route(api, contract.checkLedger, (ctx) => describeCheck(ctx));
  route(api, contract.listJournals, (ctx, { query }) => pageJournals(ctx, query));
}
