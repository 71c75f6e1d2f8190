import { sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { as } from '#platform/sql-rows.ts';
import { applyProviderState } from './apply-state.ts';
import { applyLinkState } from './link-account.ts';
import { payoutReported, providerEventReceived } from './payments.events.ts';
import { ProviderError } from './provider.ts';
import { findProvider } from './providers.ts';
import { readSandboxEvent } from './sandbox-answers.ts';

const bytesMax = 64 * 1024;

/** Takes an event: verified over its bytes, stored once under its id, answered; applied by a worker afterwards. */
export async function receiveWebhook(ctx: Ctx, providerName: string, bytes: unknown): Promise<{ received: boolean }> {
  const provider = findProvider(ctx, providerName);
  if (!provider || !Buffer.isBuffer(bytes) || bytes.length > bytesMax) throw new Failure('webhook-invalid');
  let event: ReturnType<typeof provider.verifyWebhook>;
  try {
    event = provider.verifyWebhook(bytes, ctx.call.headers, ctx.clock.now());
  } catch (error) {
    if (error instanceof ProviderError) throw new Failure('webhook-invalid');
    throw error;
  }
  await inTx(ctx, async (tx) => {
    const inserted = await tx.db.rows(
      sql`
      insert into webhook_inbox (provider, event_id, type, body, received_at)
      values (${provider.name}, ${event.id}, ${event.type}, ${bytes.toString('utf8')}, ${tx.clock.now().toISOString()}::timestamptz)
      on conflict (provider, event_id) do nothing returning id`,
      { id: as.id },
    );
    const inboxId = inserted[0]?.id;
    if (inboxId) await tx.platform.events.emit(tx, providerEventReceived, { inboxId });
  });
  return { received: true };
}

/** Applies one stored event; a second run finds it applied. */
export async function applyStoredEvent(ctx: Ctx, inboxId: string): Promise<void> {
  const stored = await ctx.db.rows(
    sql`
    select provider, body from webhook_inbox where id = ${inboxId} and applied_at is null for update`,
    { provider: as.text, body: as.text },
  );
  const row = stored[0];
  if (!row) return;
  const event = readSandboxEvent(row.body);
  let outcome = 'nothing';
  if (event.payment) outcome = await applyProviderState(ctx, row.provider, event.payment);
  if (event.link) outcome = await applyLinkState(ctx, row.provider, event.link);
  if (event.payout) {
    await ctx.platform.events.emit(ctx, payoutReported, { provider: row.provider, key: event.payout.key });
    outcome = 'payout';
  }
  await ctx.db.run(sql`
    update webhook_inbox set applied_at = ${ctx.clock.now().toISOString()}::timestamptz, outcome = ${outcome} where id = ${inboxId}`);
}
