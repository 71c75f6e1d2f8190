import { saveChoices } from '@vitrine/contract/shop/account-choices.ts';
import * as addresses from '@vitrine/contract/shop/addresses.ts';
import * as rates from '@vitrine/contract/shop/exchange-rates.ts';
import * as contract from '@vitrine/contract/shop/markets.ts';
import { type Api, route } from '#platform/http/route.ts';
import { saveAccountChoices } from './account-choices.ts';
import { readAddressForm } from './address-form.ts';
import { fetchNow } from './fetch-rates.ts';
import { listRates, pageFetches, pageHistory } from './list-rates.ts';
import {
  chooseCountry,
  findCallerCountry,
  listCountries,
  listCurrencies,
} from './markets.service.ts';
import { exportRates, importRates } from './rate-file.ts';
import { setRates } from './write-rates.ts';

export function registerMarketRoutes(api: Api): void {
  route(api, contract.lookUpCountry, (ctx) => findCallerCountry(ctx));
  route(api, contract.listCountries, (ctx) => listCountries(ctx));
  route(api, addresses.readAddressForm, (ctx, { params }) => readAddressForm(ctx, params.country));
  route(api, contract.chooseCountry, (ctx, { body }) => chooseCountry(ctx, body.country));
  route(api, saveChoices, (ctx, { body }) => saveAccountChoices(ctx, body));
  route(api, contract.listCurrencies, (ctx) => listCurrencies(ctx));
  route(api, rates.listRates, (ctx) => listRates(ctx));
  route(api, rates.pageRateHistory, (ctx, { query }) => pageHistory(ctx, query));
  route(api, rates.pageRateFetches, (ctx, { query }) => pageFetches(ctx, query));
  route(api, rates.setRates, (ctx, { body }) => setRates(ctx, body));
  route(api, rates.importRates, (ctx, { body }) => importRates(ctx, body));
  route(api, rates.exportRates, (ctx) => exportRates(ctx));
  route(api, rates.fetchRatesNow, (ctx) => fetchNow(ctx));
}
