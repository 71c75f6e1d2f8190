import type { Config } from './config.ts';
import { dictionariesModule } from '#admin/dictionaries/index.ts';
import { createAuthenticate, identityModule } from '#admin/identity/index.ts';
import { menusModule } from '#admin/menus/index.ts';
import { usersModule } from '#admin/users/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Platform } from '#platform/context.ts';
import { openDatabase } from '#platform/database.ts';
import { createLogger } from '#platform/log.ts';
import type { Module } from '#platform/module.ts';
import { type Outbox, createOutbox } from '#platform/outbox.ts';
import { type Api, createApi } from '#platform/route.ts';
import { createSignals } from '#platform/signals.ts';
import { catalogueModule } from '#shop/catalogue/index.ts';
import { marketsModule } from '#shop/markets/index.ts';
import { pricingModule } from '#shop/pricing/index.ts';
import { storesModule } from '#shop/stores/index.ts';

/** Every feature of the product, in the order of a sale. Nothing is loaded that is not named here. */
export const modules: readonly Module[] = [
  identityModule,
  usersModule,
  menusModule,
  dictionariesModule,
  marketsModule,
  storesModule,
  catalogueModule,
  pricingModule,
];

export interface App {
  platform: Platform;
  outbox: Outbox;
  api: Api;
  modules: readonly Module[];
  /** Closes what `buildApp` opened, in the reverse order. */
  close(): Promise<void>;
}

/** Puts the application together on an open, migrated database. Listens on nothing yet. */
export async function buildApp(config: Config, url: string, clock: Clock = systemClock): Promise<App> {
  const log = createLogger(config.LOG_LEVEL);
  const database = openDatabase({ url, poolMax: config.DATABASE_POOL_MAX, log });
  const signals = createSignals(url, log);
  const outbox = createOutbox(url, log);
  await outbox.prepare();
  await signals.start();
  const platform: Platform = { config, clock, log, database, events: outbox, signals };
  const api = createApi(platform);
  api.authenticate = createAuthenticate(platform);
  for (const module of modules) {
    module.routes?.(api);
    module.handlers?.(outbox);
  }
  return {
    platform,
    outbox,
    api,
    modules,
    async close() {
      await outbox.stop();
      await signals.stop();
      await database.close();
    },
  };
}
