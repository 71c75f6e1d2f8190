import * as contract from '@vitrine/contract/admin/configs.ts';
import { getPlatformConfig } from '@vitrine/contract/admin/platform-config.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { createNewReferences } from '#admin/reference/index.ts';
import { findBranding } from '#platform/branding.ts';
import type { Ctx } from '#platform/context.ts';
import { registerCrudRoutes } from '#platform/crud/crud-routes.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { type ConfigKey, referenceConfigs } from './configs.reference.ts';
import { configService } from './configs.service.ts';
import { configs } from './configs.tables.ts';
import { findConfiguredBranding, readPlatformConfig } from './platform-config.ts';
import { announceConfigs, builtInText, readConfig } from './read-config.ts';
import { sendTestEmail } from './send-test-email.ts';

export { readSellerFacts } from './platform-config.ts';
export {
  builtInNumber,
  builtInText,
  configTag,
  readConfig,
  readConfigNumber,
} from './read-config.ts';

const rowOf = (key: ConfigKey) => ({
  key,
  name: referenceConfigs[key].name.en,
  value: referenceConfigs[key].value,
  remark: referenceConfigs[key].remark.en,
});

/** Where owners reach the platform; empty until operators of a production entered it, because what the product brings along leads nowhere. */
export async function readContact(ctx: Ctx): Promise<string> {
  const address = await readConfig(ctx, 'contact.address');
  return ctx.platform.config.mode === 'serve' && address === builtInText('contact.address')
    ? ''
    : address;
}

/** The contact address is an email or a page. */
const contactUrlOf = (contact: string) =>
  contact === '' || contact.startsWith('https://') ? contact : `mailto:${contact}`;

/** Lays down the settings that are new to this database. */
export async function installConfigs(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const fresh = await createNewReferences(ctx, 'config', Object.keys(referenceConfigs));
  const rows = (Object.keys(referenceConfigs) as ConfigKey[])
    .filter((key) => fresh.has(key))
    .map((key) => ({ ...rowOf(key), createdAt: now, updatedAt: now }));
  if (rows.length) await ctx.db.insert(configs).values(rows).onConflictDoNothing();
}

/** Writes a setting, which is a row even if somebody deleted it. */
export async function writeConfig(ctx: Ctx, key: ConfigKey, value: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(configs)
    .values({ ...rowOf(key), value, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: configs.key, set: { value, updatedAt: now } });
  await announceConfigs(ctx);
}

/** Settings that operators change while the platform runs. */
export const configsModule: Module = {
  name: 'configs',
  hooks: [implementHook(findBranding, findConfiguredBranding)],
  maySubscribe: (_caller, destination) => destination === topics.configs,
  routes(api) {
    registerCrudRoutes(api, contract.configs, configService);
    route(api, contract.refreshConfigs, (ctx) => announceConfigs(ctx));
    route(api, contract.sendTestEmail, (ctx) => sendTestEmail(ctx));
    route(api, getPlatformConfig, (ctx) => readPlatformConfig(ctx));
    route(api, contract.getConfigLinks, async (ctx) => ({
      documentUrl: await readConfig(ctx, 'link.document'),
      codeUrl: await readConfig(ctx, 'link.code'),
      contactUrl: contactUrlOf(await readContact(ctx)),
      chatUrl: await readConfig(ctx, 'welcome.chatUrl'),
    }));
  },
};
