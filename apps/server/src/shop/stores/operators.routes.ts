import * as contract from '@vitrine/contract/shop/store-decisions.ts';
import { type Api, route } from '#platform/http/route.ts';
import { changeSettlementMode } from './change-settlement.ts';
import { holdStore, openHeldStore } from './hold-store.ts';
import { readPlatformStore } from './store-decisions.ts';

export function registerOperatorRoutes(api: Api): void {
  route(api, contract.readPlatformStore, (ctx, { params }) =>
    readPlatformStore(ctx, params.storeId),
  );
  route(api, contract.holdStore, (ctx, { params, body }) =>
    holdStore(ctx, params.storeId, body.reason),
  );
  route(api, contract.openHeldStore, (ctx, { params, body }) =>
    openHeldStore(ctx, params.storeId, body.reason),
  );
  route(api, contract.changeSettlementMode, (ctx, { params, body }) =>
    changeSettlementMode(ctx, params.storeId, body),
  );
}
