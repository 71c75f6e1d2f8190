/**
 * The modules that `main.ts` loads while the database starts, which are nearly all of the server. `compile-modules.ts` loads the same, so
 * that the first start finds them compiled.
 */
export { startSandbox } from '@vitrine/sandbox-bank';
export { cleanStoredPictures } from '#platform/files/stored-pictures.ts';
export { createProviders, findDisputePages, sandboxSecrets } from '#shop/payments/index.ts';
export { buildApp } from '../app.ts';
export { install } from '../install.ts';
export { createAppServers } from '../pages/web.ts';
export { describeServices } from './describe-services.ts';
export { prepareDatabase } from './prepare-database.ts';
export { describeReady } from './ready-message.ts';
