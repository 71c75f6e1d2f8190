import { desc } from 'drizzle-orm';
import { z } from 'zod';
import type { Platform } from '#platform/context.ts';
import type { Db } from '#platform/db/db.ts';
import { seal, unseal } from '#platform/security/sealed.ts';
import type { StoredSettings } from '../adapters/create-providers.ts';
import { paymentModes, providerKeys } from './provider-keys.tables.ts';

export type ProviderKeysRow = typeof providerKeys.$inferSelect;

const valuesShape = z.record(z.string(), z.string());
const keptShape = z.object({
  settings: valuesShape,
  /** Webhook secrets before the current ones, valid for a while after a rotation. */
  old: valuesShape,
});
type KeptSettings = z.output<typeof keptShape>;

const placeOf = ({ provider, isLive }: Pick<ProviderKeysRow, 'provider' | 'isLive'>) =>
  `provider-keys:${provider}:${isLive ? 'live' : 'test'}`;

export function encryptSettings(
  platform: Platform,
  of: Pick<ProviderKeysRow, 'provider' | 'isLive'>,
  kept: KeptSettings,
): string {
  return seal(platform, placeOf(of), JSON.stringify(kept));
}

/** The settings of a row; undefined when they were encrypted with another secret of the server. */
export function decryptSettings(
  platform: Platform,
  row: Pick<ProviderKeysRow, 'provider' | 'isLive' | 'sealed'>,
): KeptSettings | undefined {
  const text = unseal(platform, placeOf(row), row.sealed);
  return text === undefined ? undefined : keptShape.parse(JSON.parse(text));
}

/** Both values of a setting whose old value is still accepted. */
function withOld({ settings, old }: KeptSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([setting, value]) => [
      setting,
      old[setting] ? `${value},${old[setting]}` : value,
    ]),
  );
}

/** The keys of the back office, in the order in which they were saved first. */
export async function readStoredKeys(
  platform: Platform,
  db: Db = platform.database.db,
): Promise<{ isLive: boolean; keys: StoredSettings[] }> {
  const [mode] = await db.select().from(paymentModes).orderBy(desc(paymentModes.id)).limit(1);
  const rows = await db.select().from(providerKeys).orderBy(providerKeys.id);
  const now = platform.clock.now();
  const keys = rows.flatMap((row) => {
    const kept = decryptSettings(platform, row);
    if (!kept) {
      platform.log.error(
        { provider: row.provider },
        'stored keys of a payment provider were encrypted with another SECRET: enter them again',
      );
      return [];
    }
    const isOldValid = row.oldSecretsUntil !== null && row.oldSecretsUntil > now;
    return [
      {
        provider: row.provider,
        isLive: row.isLive,
        settings: withOld(isOldValid ? kept : { ...kept, old: {} }),
      },
    ];
  });
  return { isLive: mode?.isLive ?? false, keys };
}
