import type { Ctx } from '#platform/context.ts';
import { createFromStored } from '../adapters/create-providers.ts';
import { ProviderError } from '../adapters/provider.ts';
import { findDefinition } from '../adapters/providers.ts';
import { providerKeys } from './provider-keys.tables.ts';
import { decryptSettings } from './stored-keys.ts';

/**
 * Brings the webhooks that we made to the kinds of events that this version acts on: an earlier one may have subscribed to
 * fewer. Events that were added at the provider stay. Never inside a transaction.
 */
export async function updateWebhooks(ctx: Ctx, name?: string): Promise<void> {
  for (const row of await ctx.db.select().from(providerKeys).orderBy(providerKeys.id)) {
    const { provider, isLive, webhookIds } = row;
    if (!webhookIds.length || (name !== undefined && provider !== name)) continue;
    const definition = findDefinition(provider);
    const settings = decryptSettings(ctx.platform, row)?.settings;
    if (!definition?.entered || !settings) continue;
    try {
      await createFromStored(definition, ctx.platform.config, {
        isLive,
        settings,
      })?.administration?.updateWebhooks(webhookIds);
    } catch (error) {
      // Keys may lack the right to it, or be withdrawn: payments are still found by the queries of open ones.
      if (!(error instanceof ProviderError)) throw error;
      ctx.platform.log.warn(
        { provider, code: error.code },
        'the events of the webhooks could not be brought up to date',
      );
    }
  }
}
