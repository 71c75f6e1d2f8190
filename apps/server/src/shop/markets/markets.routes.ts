import * as contract from '@vitrine/contract/shop/markets.ts';
import { type Api, route } from '#platform/route.ts';
import { chooseCountry, findCallerCountry, listCountries, listCurrencies } from './markets.service.ts';

export function registerMarketRoutes(api: Api): void {
  route(api, contract.lookUpCountry, (ctx) => findCallerCountry(ctx));
  route(api, contract.listCountries, (ctx) => listCountries(ctx));
  route(api, contract.chooseCountry, (ctx, { body }) => chooseCountry(ctx, body.country));
  route(api, contract.listCurrencies, (ctx) => listCurrencies(ctx));
}
