import { removeBankDetails, saveBankDetails } from '@vitrine/contract/shop/bank-details.ts';
import * as bank from '@vitrine/contract/shop/bank-files.ts';
import { readPayoutRails } from '@vitrine/contract/shop/payout-rails.ts';
import * as contract from '@vitrine/contract/shop/payouts.ts';
import * as operators from '@vitrine/contract/shop/platform-payouts.ts';
import { listProviderBalances } from '@vitrine/contract/shop/provider-balances.ts';
import { type Api, route } from '#platform/http/route.ts';
import { ownStoreId } from '../stores/index.ts';
import { downloadBankFile, listBankFiles } from './bank-files/bank-file-content.ts';
import { bookBankResult, previewBankResult } from './bank-files/book-bank-result.ts';
import { chooseAccount } from './choose-account.ts';
import { listPayouts, readPayout } from './describe-payout.ts';
import { listBalances } from './list-balances.ts';
import { exportPlatformPayouts, listPlatformPayouts } from './list-platform-payouts.ts';
import { readRails } from './list-rails.ts';
import { requestPayout } from './request-payout.ts';
import { moveClock, previewPayouts, readClock, retryPayout, runPayouts } from './run-payouts.ts';
import { removeBank, saveBank } from './save-bank-details.ts';
import { describeState, saveSchedule } from './schedule.ts';
import {
  describePayoutSettings,
  hasClock,
  saveBankTransfers,
  savePayoutSettings,
} from './settings.ts';
import { summarizePayouts } from './summarize-payouts.ts';
import { unlinkAccount } from './unlink-account.ts';

export function registerPayoutRoutes(api: Api): void {
  route(api, contract.readPayoutState, (ctx) => describeState(ctx, ownStoreId(ctx)));
  route(api, contract.savePayoutSchedule, (ctx, { body }) =>
    saveSchedule(ctx, ownStoreId(ctx), body.schedule),
  );
  route(api, listProviderBalances, (ctx) => listBalances(ctx));
  route(api, contract.requestPayout, (ctx, { body }) => requestPayout(ctx, body));
  route(api, contract.listPayouts, (ctx, { query }) => listPayouts(ctx, ownStoreId(ctx), query));
  route(api, contract.readPayout, (ctx, { params }) =>
    readPayout(ctx, ownStoreId(ctx), params.payoutId),
  );
  route(api, contract.unlinkPayoutAccount, (ctx, { body }) =>
    unlinkAccount(ctx, ownStoreId(ctx), body),
  );
  route(api, contract.choosePayoutAccount, (ctx, { body }) =>
    chooseAccount(ctx, ownStoreId(ctx), body),
  );
  route(api, saveBankDetails, (ctx, { body }) => saveBank(ctx, ownStoreId(ctx), body));
  route(api, removeBankDetails, (ctx, { body }) => removeBank(ctx, ownStoreId(ctx), body));
  route(api, readPayoutRails, (ctx, { query }) => readRails(ctx, query));
  route(api, operators.listPlatformPayouts, (ctx, { query }) => listPlatformPayouts(ctx, query));
  route(api, operators.exportPlatformPayouts, (ctx, { query }) =>
    exportPlatformPayouts(ctx, query),
  );
  route(api, operators.previewPayouts, (ctx) => previewPayouts(ctx));
  route(api, operators.runPayouts, (ctx) => runPayouts(ctx));
  route(api, operators.retryPayout, (ctx, { params }) => retryPayout(ctx, params.payoutId));
  route(api, operators.summarizePayouts, (ctx) => summarizePayouts(ctx));
  route(api, bank.listBankFiles, (ctx, { query }) => listBankFiles(ctx, query));
  route(api, bank.downloadBankFile, (ctx, { params, query }) =>
    downloadBankFile(ctx, params.fileId, query.format),
  );
  route(api, bank.previewBankResult, (ctx, { params, body }) =>
    previewBankResult(ctx, params.fileId, body.file),
  );
  route(api, bank.bookBankResult, (ctx, { params, body }) =>
    bookBankResult(ctx, params.fileId, body.file),
  );
  route(api, operators.readPayoutSettings, (ctx) => describePayoutSettings(ctx));
  route(api, operators.savePayoutSettings, (ctx, { body }) => savePayoutSettings(ctx, body));
  route(api, operators.saveBankTransfers, (ctx, { body }) => saveBankTransfers(ctx, body));
  if (!hasClock(api.platform)) return;
  route(api, operators.readSandboxClock, (ctx) => readClock(ctx));
  route(api, operators.moveSandboxClock, (ctx, { body }) => moveClock(ctx, body.advanceDays));
}
