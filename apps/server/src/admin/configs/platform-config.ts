import type { getPlatformConfig } from '@vitrine/contract/admin/platform-config.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fileKeyShape } from '@vitrine/contract/images.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import { inArray } from 'drizzle-orm';
import { type Branding, builtInBranding, logoUrlOf } from '#platform/branding.ts';
import { type CacheDefinition, cacheOf, recordTags } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import type { ConfigKey } from './configs.reference.ts';
import { configs } from './configs.tables.ts';
import { configTag } from './read-config.ts';

type PlatformConfig = EndpointReply<typeof getPlatformConfig>;

const shopFacts = [
  'legal.companyNumber',
  'legal.vatId',
  'legal.phone',
  'shipping.from',
  'shipping.dutiesPaidIn',
  'shipping.dutiesDueIn',
] as const satisfies readonly ConfigKey[];
const general = ['platform.name', 'platform.logo', 'help.signIn', 'help.checkout', ...shopFacts];
const loaded: CacheDefinition<ReadonlyMap<string, string>> = { entriesMax: 10, ttlMs: 60_000 };

/** The settings by their keys, read in one statement. Emails are written in transactions and use what the process has read. */
async function loadValues(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  recordTags(ctx, [configTag]);
  const keys = [...general, `help.signIn.${ctx.language}`, `help.checkout.${ctx.language}`];
  const make = async () => {
    const rows = await ctx.db
      .select({ key: configs.key, value: configs.value })
      .from(configs)
      .where(inArray(configs.key, keys));
    return { value: new Map(rows.map(({ key, value }) => [key, value.trim()])), tags: [configTag] };
  };
  return (await cacheOf(ctx.platform, loaded).load(ctx.language, make)).value;
}

/** A value that was written into the database by hand may be anything. */
function brandingIn(values: ReadonlyMap<string, string>): Branding {
  const logo = fileKeyShape.safeParse(values.get('platform.logo'));
  return {
    name: asLine(values.get('platform.name') ?? '') || builtInBranding.name,
    logoKey: logo.success ? logo.data : null,
  };
}

/** Implements the platform's hook. */
export const findConfiguredBranding = async (ctx: Ctx): Promise<Branding> =>
  brandingIn(await loadValues(ctx));

/** What every page shows of the platform; a help text in the language of the caller, else the one for all languages. */
export async function readPlatformConfig(ctx: Ctx): Promise<PlatformConfig> {
  const values = await loadValues(ctx);
  const branding = brandingIn(values);
  const help = (key: string) => values.get(`${key}.${ctx.language}`) || values.get(key) || '';
  return {
    name: branding.name,
    logoUrl: logoUrlOf(branding),
    signInHelp: help('help.signIn'),
    checkoutHelp: help('help.checkout'),
  };
}

/** What the law requires of the platform as a seller, and from where and under which terms of customs its parcels are sent. */
export interface SellerFacts {
  companyNumber: string;
  vatId: string;
  phone: string;
  /** City and country of dispatch; null when operators did not write them. */
  from: { city: string; country: string } | null;
  dutiesPaidIn: string[];
  dutiesDueIn: string[];
}

const codesIn = (text: string): string[] => text.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [];

/** Settings that operators left empty are empty here as well: nothing is claimed for them. */
export async function readSellerFacts(ctx: Ctx): Promise<SellerFacts> {
  const values = await loadValues(ctx);
  const read = (key: (typeof shopFacts)[number]) => asLine(values.get(key) ?? '');
  const place = /^(?<city>.+),\s*(?<country>[A-Za-z]{2})$/.exec(read('shipping.from'))?.groups;
  return {
    companyNumber: read('legal.companyNumber'),
    vatId: read('legal.vatId'),
    phone: read('legal.phone'),
    from: place
      ? { city: place['city'] ?? '', country: (place['country'] ?? '').toUpperCase() }
      : null,
    dutiesPaidIn: codesIn(read('shipping.dutiesPaidIn')),
    dutiesDueIn: codesIn(read('shipping.dutiesDueIn')),
  };
}
