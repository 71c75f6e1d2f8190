import { getTableColumns, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Failure } from '#platform/failure.ts';
import { syncAccount } from '../accounts/ask-about-account.ts';
import { applyLinkState, askAboutLink } from '../accounts/link-account.ts';
import { type PaymentProvider, ProviderError, type ProviderEvent } from '../adapters/provider.ts';
import { findOfBothModes, findProvider, listRequiredSettings } from '../adapters/providers.ts';
import { applyProviderState, isKnownState } from '../apply-state.ts';
import { askProvider, findPayment, syncRefunds } from '../ask-provider.ts';
import type { PaymentRow } from '../lock-payment.ts';
import {
  changeReported,
  disputeReported,
  payoutReported,
  providerEventReceived,
} from '../payments.events.ts';
import { payments } from '../payments.tables.ts';

const bytesMax = 64 * 1024;

const insertEvent = statement(
  (
    places: Places<{
      provider: string;
      eventId: string;
      type: string;
      scope: string;
      isTest: boolean;
      subjectKind: string | null;
      subjectKey: string | null;
      body: string;
      now: Date;
    }>,
  ) => sql`
    insert into webhook_inbox (provider, event_id, type, scope, is_test, subject_kind, subject_key, body, received_at)
    values (${places.provider}, ${places.eventId}, ${places.type}, ${places.scope}, ${places.isTest}, ${places.subjectKind}, ${places.subjectKey}, ${places.body}, ${places.now})
    on conflict (provider, event_id) do nothing returning id`,
  { id: as.id },
);
const lockEvent = statement(
  (places: Places<{ id: string }>) =>
    sql`select provider, body, is_test from webhook_inbox where id = ${places.id} and applied_at is null for update`,
  { provider: as.text, body: as.text, isTest: orNull(as.boolean) },
);
/** The payment that an event is about, if it names it by our key. */
const findNamedPayment = statement(
  (places: Places<{ id: string }>, query) =>
    query
      .select()
      .from(payments)
      .where(
        sql`${payments.providerKey} = (select subject_key from webhook_inbox where id = ${places.id})`,
      ),
  getTableColumns(payments),
);
const markApplied = statement(
  (places: Places<{ id: string; outcome: string; now: Date }>) =>
    sql`update webhook_inbox set applied_at = ${places.now}, outcome = ${places.outcome} where id = ${places.id}`,
  {},
);

/** The event of a request, verified with the keys of either mode. */
async function readEvent(
  ctx: Ctx,
  providers: readonly PaymentProvider[],
  body: Buffer,
): Promise<ProviderEvent & { provider: string; isTest: boolean }> {
  const [provider, ...others] = providers;
  if (!provider) throw new Failure('webhook-invalid');
  try {
    const event = await provider.readEvent({
      headers: ctx.call.headers,
      body,
      receivedAt: ctx.clock.now(),
    });
    return { ...event, provider: provider.name, isTest: !(event.isLive ?? provider.isLive) };
  } catch (error) {
    if (!(error instanceof ProviderError && error.kind === 'refused' && others.length)) throw error;
    return readEvent(ctx, others, body);
  }
}

/** An event, or the refusal of the request that brought it. */
async function readable<Event extends ProviderEvent>(read: () => Promise<Event>): Promise<Event> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused')
      throw new Failure('webhook-invalid');
    throw error;
  }
}

/** Takes an event: verified over its bytes, stored once under its id, answered; applied by a worker afterwards. */
export async function receiveWebhook(
  ctx: Ctx,
  providerName: string,
  body: unknown,
): Promise<{ received: boolean }> {
  const providers = findOfBothModes(ctx, providerName);
  // A provider whose keys are gone sends its events again until they are back.
  if (!providers.length)
    throw new Failure(
      listRequiredSettings().has(providerName) ? 'payment-unavailable' : 'not-found',
    );
  if (!Buffer.isBuffer(body) || body.length > bytesMax) throw new Failure('webhook-invalid');
  const {
    id,
    type,
    subject,
    scope = 'own',
    provider,
    isTest,
  } = await readable(() => readEvent(ctx, providers, body));
  await inTx(ctx, async (tx) => {
    const [inserted] = await insertEvent(tx, {
      provider,
      eventId: id,
      type,
      scope,
      isTest,
      subjectKind: subject?.kind ?? null,
      subjectKey: subject?.key.slice(0, 100) ?? null,
      body: body.toString('utf8'),
      now: tx.clock.now(),
    });
    const inboxId = inserted?.id;
    if (inboxId) await tx.platform.events.emit(tx, providerEventReceived, { inboxId });
  });
  return { received: true };
}

/** What the subject of an event becomes: its snapshot is applied, and what came without one is asked for after the transaction. */
async function applySubject(
  ctx: Ctx,
  { provider, isTest }: { provider: string; isTest: boolean | null },
  subject: ProviderEvent['subject'],
  named: PaymentRow | undefined,
): Promise<string> {
  if (!subject) return 'nothing';
  const { kind, key } = subject;
  if (kind === 'payment' && subject.snapshot) {
    const { key: providerKey } = subject.snapshot;
    const payment =
      named?.providerKey === providerKey ? named : await findPayment(ctx, { providerKey });
    if (payment?.provider === provider && isKnownState(ctx, payment, subject.snapshot))
      return 'unchanged';
    return (await applyProviderState(ctx, provider, subject.snapshot)).outcome;
  }
  if (kind === 'link' && subject.snapshot) return applyLinkState(ctx, provider, subject.snapshot);
  if (kind === 'dispute') {
    const { account } = subject;
    await ctx.platform.events.emit(ctx, disputeReported, {
      provider,
      ref: key,
      account,
      ...(isTest !== null && { isTest }),
    });
    return 'asked';
  }
  if (kind === 'payout') await ctx.platform.events.emit(ctx, payoutReported, { provider, key });
  else await ctx.platform.events.emit(ctx, changeReported, { provider, kind, key });
  return kind === 'payout' ? 'payout' : 'asked';
}

/** Applies one stored event and answers what is noted with the commit; a second run finds it applied. */
export async function applyStoredEvent(
  ctx: Ctx,
  inboxId: string,
): Promise<{ outcome: string; appliedAt: Date } | undefined> {
  // Sent together, run in this order.
  const [[row], [named]] = await Promise.all([
    lockEvent(ctx, { id: inboxId }),
    findNamedPayment(ctx, { id: inboxId }),
  ]);
  if (!row) return undefined;
  // The form of an event is the same in both modes.
  const [provider] = findOfBothModes(ctx, row.provider);
  if (!provider) throw new Failure('payment-unavailable');
  const { subject } = await readable(async () => provider.parseEvent(row.body));
  // Of a mode that has no keys here nothing can be ours.
  const isOfOurs = row.isTest === null || findProvider(ctx, row.provider, row.isTest) !== undefined;
  const outcome = await applySubject(ctx, row, isOfOurs ? subject : null, named);
  const appliedAt = ctx.clock.now();
  await ctx.db.sendWithCommit(() => markApplied(ctx, { id: inboxId, outcome, now: appliedAt }));
  return { outcome, appliedAt };
}

/** Asks the provider for the state that it did not send along. Never inside a transaction. */
export async function askAboutChange(
  ctx: Ctx,
  {
    provider,
    kind,
    key,
  }: { provider: string; kind: 'payment' | 'refunds' | 'link' | 'account'; key: string },
): Promise<void> {
  if (kind === 'link') return askAboutLink(ctx, key);
  if (kind === 'account') return syncAccount(ctx, provider, key);
  const payment = await findPayment(ctx, { providerKey: key });
  if (payment?.provider !== provider) return;
  await (kind === 'refunds' ? syncRefunds : askProvider)(ctx, payment);
}
