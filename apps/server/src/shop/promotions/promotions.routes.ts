import * as contract from '@vitrine/contract/shop/promotions.ts';
import { type Api, route } from '#platform/http/route.ts';
import { ownStoreId } from '../stores/index.ts';
import {
  describeOffer,
  describeSettings,
  dismissWelcome,
  saveSettings,
} from './promotions.service.ts';

export function registerPromotionRoutes(api: Api): void {
  route(api, contract.readWelcomeOffer, (ctx) => describeOffer(ctx, ownStoreId(ctx)));
  route(api, contract.dismissWelcome, (ctx) => dismissWelcome(ctx));
  route(api, contract.readWelcomeSettings, (ctx) => describeSettings(ctx));
  route(api, contract.saveWelcomeSettings, (ctx, { body }) => saveSettings(ctx, body));
}
