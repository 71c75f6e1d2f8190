import { sendMessage as sendMessageContract } from '@vitrine/contract/shop/contact.ts';
import * as contract from '@vitrine/contract/shop/stores.ts';
import { type Api, route } from '#platform/http/route.ts';
import { changeSlug, checkSlug } from './change-slug.ts';
import { accentOf, describeOwnStore } from './describe-store.ts';
import { exportStores } from './export-stores.ts';
import { getStore } from './find-store.ts';
import { listStores } from './list-stores.ts';
import { ownStoreId } from './own-store-id.ts';
import { readQuickStart } from './quick-start.ts';
import { sendMessage } from './send-message.ts';
import { updateOwnStore } from './update-store.ts';

export function registerStoreRoutes(api: Api): void {
  route(api, contract.getOwnStore, async (ctx) =>
    describeOwnStore(ctx, await getStore(ctx, ownStoreId(ctx))),
  );
  route(api, contract.updateOwnStore, (ctx, { body }) => updateOwnStore(ctx, body));
  route(api, contract.changeSlug, (ctx, { body }) => changeSlug(ctx, body.slug));
  route(api, contract.checkSlug, (ctx, { params }) => checkSlug(ctx, params.slug));
  route(api, contract.previewAccent, async (_ctx, { params }) => accentOf(`#${params.seed}`));
  route(api, contract.getQuickStart, (ctx) => readQuickStart(ctx));
  route(api, contract.listStores, (ctx, { query }) => listStores(ctx, query));
  route(api, sendMessageContract, (ctx, { params, body }) => sendMessage(ctx, params.slug, body));
  route(api, contract.exportStores, (ctx, { query }) => exportStores(ctx, query));
}
