import { randomUUID } from 'node:crypto';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Money, toMoney } from '@vitrine/contract/money.ts';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import {
  type importPrices as contract,
  type PriceLine,
  previewLinesMax,
  type previewPriceImport,
  priceChangesMax,
  priceLinesMax,
} from '@vitrine/contract/shop/price-imports.ts';
import { earns } from '@vitrine/contract/shop/price-rules.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { runTextParser } from '#platform/files/parser-pool.ts';
import { findFees } from '../fees/index.ts';
import { describeImage, getStore, ownStoreId, type Store } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import { setHidden } from './display.ts';
import { describeDrafts } from './drafts.ts';
import { priceTitles } from './export-prices.ts';
import { judgeInStore } from './judge-in-store.ts';
import { priceLinesParser } from './price-lines.rules.ts';
import { placeKey } from './price-places.ts';
import { priceDrafts, storeProducts } from './pricing.tables.ts';
import { type ValidatedLine, validatePriceLines } from './validate-price-lines.ts';

function assertLines(count: number, accepted: number): void {
  if (count <= accepted) return;
  const values = { count, maximum: priceLinesMax };
  throw new Failure('invalid-input', {
    fields: [{ path: 'text', code: 'too-many-lines', values }],
  });
}

async function judge(ctx: Ctx, store: Store, text: string): Promise<ValidatedLine[]> {
  // Counted first, so that a text of too many lines is not parsed. One line may be titles.
  assertLines(text.match(/^.*\S/gm)?.length ?? 0, priceLinesMax + 1);
  const given = await runTextParser(priceLinesParser, { text, titles: priceTitles });
  assertLines(given.prices.length, priceLinesMax);
  return validatePriceLines(ctx, store, given);
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

async function createDescriber(
  ctx: Ctx,
  store: Store,
): Promise<(line: ValidatedLine) => PriceLine> {
  const fees = await findFees(ctx, store, store.baseCurrency);
  const money = (minor: bigint | undefined): Money | null =>
    minor === undefined ? null : toMoney(minor, store.baseCurrency);
  const least = (values: readonly bigint[]) =>
    values.reduce<bigint | undefined>(
      (low, value) => (low === undefined || value < low ? value : low),
      undefined,
    );
  return ({ given, problem, place, covered, priceMinor, floorMinor }) => {
    const [facts] = covered.map((price) => price.facts);
    return {
      line: given.line,
      given: shortened([given.names[0], given.price].filter(Boolean).join(' · ')),
      problem,
      product: facts
        ? {
            id: facts.productId,
            name: facts.name,
            label: place?.variantId ? facts.optionLabel : '',
            image: describeImage(facts.image),
          }
        : null,
      before: money(least(covered.map(({ unitMinor }) => unitMinor))),
      after: money(priceMinor),
      floor: money(floorMinor),
      earns:
        priceMinor === undefined
          ? null
          : money(
              least(
                covered.map(({ platformStoreMinor }) =>
                  earns(priceMinor, platformStoreMinor, fees),
                ),
              ),
            ),
    };
  };
}

const outcomes = { wrong: 0, change: 1, same: 2 } as const;

/** What an import would change, counted over all lines; wrong lines and changes are shown one by one. */
export async function previewImport(
  ctx: Ctx,
  text: string,
): Promise<EndpointReply<typeof previewPriceImport>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const lines = await judge(ctx, store, text);
  const countOf = (outcome: ValidatedLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  const shown = lines
    .filter(({ outcome }) => outcome !== 'same')
    .sort((one, other) => outcomes[one.outcome] - outcomes[other.outcome])
    .slice(0, previewLinesMax);
  const { shownIds, hiddenIds } = await judgeInStore(ctx, store.id, lines);
  return {
    shownCount: shownIds.length,
    hiddenCount: hiddenIds.length,
    currency: store.baseCurrency,
    lineCount: lines.length,
    changeCount: countOf('change'),
    sameCount: countOf('same'),
    wrongCount: countOf('wrong'),
    rows: shown.map(await createDescriber(ctx, store)),
  };
}

function editsOf(store: Store, lines: readonly ValidatedLine[]): Map<string, PriceEdit[]> {
  const byProduct = new Map<string, PriceEdit[]>();
  for (const { place, priceMinor } of lines) {
    if (!place || priceMinor === undefined) continue;
    const kind = place.variantId === null ? 'product' : 'variant';
    const id = place.variantId ?? place.productId;
    const edit = {
      kind,
      id,
      fixed: toMoney(priceMinor, store.baseCurrency),
      percentage: null,
    } satisfies PriceEdit;
    byProduct.set(place.productId, [...(byProduct.get(place.productId) ?? []), edit]);
  }
  return byProduct;
}

/** Stages what an import changes: the drafts of its products, with what was staged elsewhere in them kept. Shows and hides products at once. */
export async function importPrices(
  ctx: Ctx,
  text: string,
): Promise<EndpointReply<typeof contract>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const lines = await judge(ctx, store, text);
  const changes = lines.filter(({ outcome }) => outcome === 'change');
  if (changes.length > priceChangesMax) {
    const values = { count: changes.length, maximum: priceChangesMax };
    throw new Failure('invalid-input', {
      fields: [{ path: 'text', code: 'too-many-prices', values }],
    });
  }
  const display = await judgeInStore(ctx, store.id, lines);
  await setHidden(ctx, store.id, display.shownIds, false);
  await setHidden(ctx, store.id, display.hiddenIds, true);
  if (display.shownIds.length + display.hiddenIds.length > 0) await announcePrices(ctx, store.id);
  if (changes.length === 0) return { stagedCount: 0, drafts: [], ...display };
  const edits = editsOf(store, changes);
  const productIds = [...edits.keys()].sort();
  const ofProducts = <Table extends typeof priceDrafts | typeof storeProducts>(table: Table) =>
    and(eq(table.storeId, store.id), inArray(table.productId, productIds));
  const standing = await ctx.db
    .select()
    .from(priceDrafts)
    .where(ofProducts(priceDrafts))
    .orderBy(priceDrafts.productId)
    .for('update');
  const products = await ctx.db.select().from(storeProducts).where(ofProducts(storeProducts));
  const savedAt = ctx.clock.now();
  const rows = productIds.map((productId) => {
    const wanted = edits.get(productId) ?? [];
    const known = standing.find((draft) => draft.productId === productId);
    const kept =
      known?.edits.filter((edit) => !wanted.some((other) => placeKey(other) === placeKey(edit))) ??
      [];
    const priceVersion =
      known?.priceVersion ??
      products.find((product) => product.productId === productId)?.priceVersion ??
      0;
    return {
      storeId: store.id,
      productId,
      edits: [...kept, ...wanted],
      priceVersion,
      version: randomUUID(),
      savedAt,
    };
  });
  const drafts = await ctx.db
    .insert(priceDrafts)
    .values(rows)
    .onConflictDoUpdate({
      target: [priceDrafts.storeId, priceDrafts.productId],
      set: { edits: sql`excluded.edits`, version: sql`excluded.version`, savedAt },
    })
    .returning();
  return {
    stagedCount: changes.length,
    drafts: await describeDrafts(ctx, store.id, drafts),
    ...display,
  };
}
