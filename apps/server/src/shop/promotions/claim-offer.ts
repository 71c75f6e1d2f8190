import type { Currency } from '@vitrine/contract/money.ts';
import type { OfferRefusal } from '@vitrine/contract/shop/promotions.ts';
import { sql } from 'drizzle-orm';
import { readConfig, readConfigNumber } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { promotionHooks } from './promotions.hooks.ts';
import {
  monthStart,
  type OfferPayer,
  type WelcomeOffer,
  welcomeOfferFor,
} from './promotions.rules.ts';

export interface OfferGoods {
  /** Platform price of the goods, without shipping and fees. */
  goodsMinor: bigint;
  /** The same in US cents, as locked on the orders: what the limits are compared with. */
  goodsUsdMinor: bigint;
  currency: Currency;
  /** `addressMark` of each delivery address of the payment. */
  addresses: readonly string[];
}

export interface OfferRequest extends OfferPayer, OfferGoods {
  storeId: string;
}

export interface OfferVerdict {
  offer: WelcomeOffer | null;
  /** Why there is none; null as well when nothing is chosen yet and the offer can be had. */
  refusal: OfferRefusal | null;
}

/** True while claims are of tests. */
export const isTestMode = (ctx: Ctx): boolean =>
  ctx.platform.hooks.get(promotionHooks.isTestMode)(ctx);

const markKinds = ['account', 'linked', 'address', 'instrument'] as const;

interface Mark {
  kind: (typeof markKinds)[number];
  value: string;
}

export interface WelcomeSettings {
  isOn: boolean;
  monthlyBudgetMinor: bigint;
}

/** The switch and the budget of the offer. */
export async function readSettings(ctx: Ctx): Promise<WelcomeSettings> {
  return {
    isOn: (await readConfig(ctx, 'welcome.offer')) !== 'off',
    monthlyBudgetMinor: BigInt(
      await readConfigNumber(ctx, 'welcome.budgetUsCents', { takesZero: true }),
    ),
  };
}

/** What the offer has given, or holds for open payments, in the current month; payments in `yielding` do not count. */
export async function readGiven(
  ctx: Ctx,
  yielding: readonly string[] = [],
): Promise<{ usdMinor: bigint; claims: number }> {
  const result = await ctx.db.rows(
    sql`
    select coalesce(sum(usd_minor), 0)::text as given, count(*)::int as claims from welcome_claims
    where state <> 'freed' and is_test = ${isTestMode(ctx)} and created_at >= ${monthStart(ctx.clock.now()).toISOString()}::timestamptz ${earlierClaims(yielding)}`,
    { given: as.minor, claims: as.integer },
  );
  return { usdMinor: BigInt(result[0]?.given ?? 0), claims: result[0]?.claims ?? 0 };
}

function earlierClaims(yielding: readonly string[]) {
  return yielding.length ? sql`and payment_id not in ${yielding}` : sql``;
}

function marksOf(request: OfferPayer & Pick<OfferGoods, 'addresses'>): Mark[] {
  const marks: Mark[] = [{ kind: 'account', value: request.accountId }];
  for (const value of new Set(request.linkedAccounts)) marks.push({ kind: 'linked', value });
  for (const value of new Set(request.addresses)) marks.push({ kind: 'address', value });
  // One order for everybody, so that two claims never wait for each other crosswise.
  return marks.sort((left, right) =>
    `${left.kind}|${left.value}` < `${right.kind}|${right.value}` ? -1 : 1,
  );
}

const refusalOfMark = { linked: 'linked_account_used', address: 'address_used' } as const;

async function findTaken(
  ctx: Ctx,
  marks: readonly Mark[],
  yielding: readonly string[],
): Promise<OfferRefusal | null> {
  const rows = await ctx.db.rows(
    sql`
    select m.kind, c.state = 'held' as is_held from welcome_marks m join welcome_claims c on c.id = m.claim_id
    where (m.kind, m.value) in (${sql.join(
      marks.map(({ kind, value }) => sql`(${kind}, ${value})`),
      sql`, `,
    )}) and m.is_test = ${isTestMode(ctx)} ${earlierClaims(yielding)}`,
    { kind: as.oneOf(...markKinds), isHeld: as.boolean },
  );
  const kinds = rows.map(({ kind }) => kind);
  const first = (['account', 'linked', 'address'] as const).find((kind) => kinds.includes(kind));
  if (first === 'account')
    return rows.some(({ kind, isHeld }) => kind === 'account' && isHeld) ? 'held' : 'used';
  return first ? refusalOfMark[first] : null;
}

/**
 * The one decision about the offer: what it gives on these goods, or why it gives nothing. Start page, order summary,
 * payment popup and claim all ask here. Without goods it says whether the offer can be had at all. It holds nothing:
 * the claim does. Open payments in `yielding` give way to the one that is being planned, and so do their claims.
 */
export async function checkOffer(
  ctx: Ctx,
  payer: OfferPayer,
  goods: OfferGoods | null,
  yielding: readonly string[] = [],
): Promise<OfferVerdict> {
  const refuse = (refusal: OfferRefusal) => ({ offer: null, refusal });
  const taken = await findTaken(
    ctx,
    marksOf({ ...payer, addresses: goods?.addresses ?? [] }),
    yielding,
  );
  if (taken === 'used' || taken === 'held') return refuse(taken);
  if (!payer.isFirst) return refuse('not_first');
  const settings = await readSettings(ctx);
  if (!settings.isOn) return refuse('off');
  const offer = goods && welcomeOfferFor(goods.goodsMinor, goods.currency, goods.goodsUsdMinor);
  if (goods && !offer) return refuse('over_limit');
  const { usdMinor } = await readGiven(ctx, yielding);
  if (usdMinor + (offer?.usdMinor ?? 1n) > settings.monthlyBudgetMinor)
    return refuse('budget_spent');
  return taken ? refuse(taken) : { offer, refusal: null };
}

/** Takes the offer for a payment, in the payment's first transaction; null when it is not (any more) to be had. */
export async function claimOffer(
  ctx: Ctx,
  request: OfferRequest & { paymentId: string },
): Promise<WelcomeOffer | null> {
  // Claims wait for each other, so that the month's budget is never exceeded.
  await lockInTx(ctx, 'welcome-offer');
  const { offer } = await checkOffer(ctx, request, request);
  if (!offer) return null;
  const claim = await ctx.db.rows(
    sql`
    insert into welcome_claims (store_id, account_id, payment_id, state, percent, amount_minor, currency, usd_minor, is_test, created_at)
    values (${request.storeId}, ${request.accountId}, ${request.paymentId}, 'held', ${offer.percent}, ${offer.amountMinor.toString()}::bigint,
            ${offer.currency}, ${offer.usdMinor.toString()}::bigint, ${isTestMode(ctx)}, ${ctx.clock.now().toISOString()}::timestamptz) returning id`,
    { id: as.id },
  );
  const claimId = claim[0]?.id ?? '';
  for (const { kind, value } of marksOf(request)) {
    await ctx.db.run(
      sql`insert into welcome_marks (kind, value, claim_id, is_test) values (${kind}, ${value}, ${claimId}, ${isTestMode(ctx)})`,
    );
  }
  return offer;
}

/** The payment went through: the offer is used for good. */
export async function useOffer(ctx: Ctx, paymentId: string): Promise<void> {
  await ctx.db.run(
    sql`update welcome_claims set state = 'used' where payment_id = ${paymentId} and state = 'held'`,
  );
}

/** The payment failed or expired: the offer may be claimed again. */
export async function releaseOffer(ctx: Ctx, paymentId: string): Promise<void> {
  const freed = await ctx.db.rows(
    sql`
    update welcome_claims set state = 'freed' where payment_id = ${paymentId} and state = 'held' returning id`,
    { id: as.id },
  );
  const claimId = freed[0]?.id;
  if (claimId) await ctx.db.run(sql`delete from welcome_marks where claim_id = ${claimId}`);
}

/** Ties the payment instrument to the claim; false when another claim was made with the same one. */
export async function markInstrument(
  ctx: Ctx,
  paymentId: string,
  fingerprint: string,
): Promise<boolean> {
  const result = await ctx.db.rows(
    sql`
    with claim as (select id, is_test from welcome_claims where payment_id = ${paymentId} and state <> 'freed'),
    added as (
      insert into welcome_marks (kind, value, claim_id, is_test) select 'instrument', ${fingerprint.slice(0, 100)}, id, is_test from claim
      on conflict do nothing returning claim_id
    )
    select exists (select 1 from added) or exists (
      select 1 from welcome_marks m join claim on claim.id = m.claim_id where m.kind = 'instrument' and m.value = ${fingerprint.slice(0, 100)}
    ) as is_own`,
    { isOwn: as.boolean },
  );
  return result[0]?.isOwn ?? false;
}

/** The claim of a payment, if it has one. */
export async function findClaim(
  ctx: Ctx,
  paymentId: string,
): Promise<{ percent: number; amountMinor: bigint; currency: Currency; state: string } | null> {
  const result = await ctx.db.rows(
    sql`
    select percent, amount_minor::text as amount, currency, state from welcome_claims where payment_id = ${paymentId}`,
    { percent: as.integer, amount: as.minor, currency: as.currency, state: as.text },
  );
  const row = result[0];
  return row
    ? { percent: row.percent, amountMinor: row.amount, currency: row.currency, state: row.state }
    : null;
}
