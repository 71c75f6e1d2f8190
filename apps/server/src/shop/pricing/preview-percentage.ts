import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { percentToBasisPoints, toMoney } from '@vitrine/contract/money.ts';
import type { previewPercentage as contract } from '@vitrine/contract/shop/percentages.ts';
import { earns } from '@vitrine/contract/shop/price-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { type Category, chooseName, listCategories } from '../catalogue/index.ts';
import { describeImage, getStore, ownStoreId, type Store } from '../stores/index.ts';
import { readCategoryPercentages } from './own-categories.ts';
import { type Candidate, getCandidates, samplesMax } from './percentage-candidates.ts';
import { createQuoter, type Quoter, type RulesOfProduct, type VariantQuote } from './quote.ts';
import { readPage } from './read-page.ts';

export interface PercentageChange {
  categoryId: string | null;
  percentage: number | null;
}

type Preview = EndpointAnswer<typeof contract>;

interface Move {
  candidate: Candidate;
  now: VariantQuote;
  next: VariantQuote;
}

/** So many candidates are priced before other requests get their turn. */
const candidatesAtOnce = 2_000;

export const toBasisPoints = (percentage: number | null) =>
  percentage === null ? undefined : percentToBasisPoints(percentage);

async function findCategory(ctx: Ctx, categoryId: string | null): Promise<Category | undefined> {
  if (categoryId === null) return undefined;
  return orNotFound((await listCategories(ctx)).find(({ id }) => id === categoryId));
}

/** The rules of a product as they would be after the change; nothing when a nearer rule keeps it from moving. */
function changeRules(
  { rules }: Candidate,
  category: Category | undefined,
  basisPoints: number | undefined,
): RulesOfProduct | undefined {
  if (!category)
    return rules.category === undefined && rules.parentCategory === undefined ? rules : undefined;
  if (category.parentId !== null) return { ...rules, category: basisPoints };
  return rules.category === undefined ? { ...rules, parentCategory: basisPoints } : undefined;
}

/** The cheapest variant whose price changes. */
function findMove(
  candidate: Candidate,
  rules: RulesOfProduct,
  quoterNow: Quoter,
  quoterThen: Quoter,
): Move | undefined {
  let cheapest: Move | undefined;
  for (const [id, priceMinor] of candidate.variants) {
    const now = quoterNow.quote(id, priceMinor, candidate.rules);
    const next = quoterThen.quote(id, priceMinor, rules);
    if (now.unitMinor !== next.unitMinor && (!cheapest || next.unitMinor < cheapest.next.unitMinor))
      cheapest = { candidate, now, next };
  }
  return cheapest;
}

const countOf = (moves: readonly Move[]) =>
  moves.reduce((sum, { candidate }) => sum + candidate.count, 0);

/** The newest products that move, described. */
async function describeMoves(
  ctx: Ctx,
  store: Store,
  moves: readonly Move[],
  { now, next }: Record<'now' | 'next', Quoter>,
) {
  const shown = moves
    .flatMap((move) => move.candidate.samples.map((sample) => ({ ...sample, move })))
    .sort((left, right) => left.place - right.place)
    .slice(0, samplesMax);
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const { products } = await readPage(ctx, store, {
    scope: 'all',
    sort: 'newest',
    ids,
    limit: ids.length,
    withTotal: false,
  });
  const cards = new Map(products.map(({ id, card }) => [id, card]));
  const money = (minor: bigint) => toMoney(minor, store.baseCurrency);
  return shown.flatMap(({ id, move }) => {
    const card = cards.get(id);
    // Deleted since the candidates were read.
    if (!card) return [];
    return {
      productId: id,
      name: chooseName(card.names, ctx.language, store.language),
      image: describeImage(card.image),
      now: money(move.now.unitMinor),
      next: money(move.next.unitMinor),
      earnsNow: money(earns(move.now.unitMinor, move.now.platformMinor, now.fees)),
      earnsNext: money(earns(move.next.unitMinor, move.next.platformMinor, next.fees)),
      raised: move.next.raised,
    };
  });
}

/** The percentage that is set for a category or (null) the whole store. */
export async function readPercentage(
  ctx: Ctx,
  store: Store,
  categoryId: string | null,
): Promise<number | undefined> {
  return categoryId === null
    ? store.defaultPercentageBp
    : (await readCategoryPercentages(ctx, store.id)).get(categoryId);
}

/** What a percentage would move, over all products, and what is set there now. */
export async function findMoves(ctx: Ctx, store: Store, change: PercentageChange) {
  const category = await findCategory(ctx, change.categoryId);
  const basisPoints = toBasisPoints(change.percentage);
  const changed =
    !category && basisPoints !== undefined ? { ...store, defaultPercentageBp: basisPoints } : store;
  const quoters = {
    now: await createQuoter(ctx, store, store.baseCurrency),
    next: await createQuoter(ctx, changed, store.baseCurrency),
  };
  const { list, ownPricedCount } = await getCandidates(ctx, store.id, change.categoryId);
  const moves: Move[] = [];
  let keepCount = ownPricedCount;
  for (const [index, candidate] of list.entries()) {
    if (index % candidatesAtOnce === candidatesAtOnce - 1) await yieldToEventLoop();
    const rules = changeRules(candidate, category, basisPoints);
    const move = rules && findMove(candidate, rules, quoters.now, quoters.next);
    if (!rules) keepCount += candidate.count;
    else if (move) moves.push(move);
  }
  const current = await readPercentage(ctx, store, change.categoryId);
  return {
    current: current === undefined ? null : current / 100,
    changeCount: countOf(moves),
    keepCount,
    moves,
    quoters,
  };
}

/** Counts over all products that a percentage would move, and the newest of them one by one. */
export async function previewPercentage(ctx: Ctx, change: PercentageChange): Promise<Preview> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const { moves, quoters, ...counts } = await findMoves(ctx, store, change);
  return {
    ...counts,
    raisedCount: countOf(moves.filter(({ next }) => next.raised)),
    rows: await describeMoves(ctx, store, moves, quoters),
  };
}
