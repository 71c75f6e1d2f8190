import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { percentToBasisPoints } from '@vitrine/contract/money.ts';
import type { updateOwnStore as contract, OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { isTimeZone } from '@vitrine/contract/time-zone.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { findCountry } from '../markets/index.ts';
import { announceStore } from './announce.ts';
import { assertPayable } from './assert-payable.ts';
import { describeOwnStore } from './describe-store.ts';
import { assertNotClosing, getStore, lockStore, type Store } from './find-store.ts';
import { ownStoreId } from './own-store-id.ts';
import { markPriced } from './quick-start.ts';
import { maySellIn, sellerColumnsOf, sellerProblems } from './seller.ts';
import { readStoredImage } from './stored-image.ts';
import { findCurrencyLock, storeHooks } from './stores.hooks.ts';
import { type StoredImage, stores } from './stores.tables.ts';

type Changes = EndpointInput<typeof contract>['body'];
export type StorePatch = Partial<
  Omit<
    typeof stores.$inferInsert,
    'id' | 'ownerAccountId' | 'slug' | 'version' | 'createdAt' | 'changedAt'
  >
>;

/** The settings of a store from which its prices follow. */
const pricingSettings = ['baseCurrency', 'defaultPercentageBp', 'priceEnding'] as const;

/** Changes fields of a store and announces it; for use cases that have checked the values. */
export async function changeStore(
  ctx: Ctx,
  storeId: string,
  patch: StorePatch,
  seenVersion?: number,
): Promise<Store> {
  const movesPrices = pricingSettings.some((setting) => patch[setting] !== undefined);
  const [before] = movesPrices
    ? await ctx.db.select().from(stores).where(eq(stores.id, storeId)).for('no key update')
    : [];
  const [row] = await ctx.db
    .update(stores)
    .set({ ...patch, changedAt: ctx.clock.now(), version: sql`${stores.version} + 1` })
    .where(
      and(
        eq(stores.id, storeId),
        seenVersion === undefined ? undefined : eq(stores.version, seenVersion),
      ),
    )
    .returning();
  if (!row) throw new Failure(seenVersion === undefined ? 'not-found' : 'conflict');
  if (before) await ctx.platform.hooks.get(storeHooks.pricingChanged)(ctx, { before, after: row });
  await announceStore(ctx, storeId);
  return row;
}

/** The seller's columns after the changes. */
const columnsOf = (store: Store, { seller, language }: Changes) =>
  seller === undefined ? store : sellerColumnsOf(seller, language ?? store.language);

/** Whether the program and the database both know a time zone: days are computed in either, from different copies of the same list. */
const isKnownZone = async (ctx: Ctx, name: string): Promise<boolean> =>
  isTimeZone(name) &&
  (await ctx.db.exists(sql`select 1 from pg_timezone_names where lower(name) = lower(${name})`));

async function refuseWrongValues(ctx: Ctx, store: Store, changes: Changes): Promise<void> {
  const wrong = (path: string) =>
    new Failure('invalid-input', { fields: [{ path, code: 'choice' }] });
  if (
    changes.timeZone !== undefined &&
    changes.timeZone !== store.timeZone &&
    !(await isKnownZone(ctx, changes.timeZone))
  )
    throw wrong('timeZone');
  if (changes.country !== undefined && !(await findCountry(ctx, changes.country)))
    throw wrong('country');
  const languages = changes.languages ?? store.languages;
  if (!languages.includes(changes.language ?? store.language)) throw wrong('languages');
  if (changes.baseCurrency !== undefined && changes.baseCurrency !== store.baseCurrency) {
    if (await findCurrencyLock(ctx, store.id)) throw new Failure('currency-locked');
  }
  if (changes.status === 'open') assertNotClosing(store);
  if (changes.status === 'open' && store.heldAt)
    throw new Failure('store-held', { values: { reason: store.holdReason ?? '' } });
  if (changes.settlementMode === 'direct' && store.settlementMode !== 'direct') {
    // Locked, so that the account is not disconnected between this look and the change.
    await lockStore(ctx, store.id);
    await assertPayable(ctx, store.id);
  }
  const problems = changes.seller ? sellerProblems(changes.seller) : [];
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
  // A store of an earlier version keeps its mode without them, so that its owner can change everything else; it sells nothing meanwhile.
  if (
    (changes.settlementMode || changes.seller !== undefined) &&
    !maySellIn(changes.settlementMode ?? store.settlementMode, columnsOf(store, changes))
  )
    throw new Failure('seller-missing');
}

async function readPicture(
  ctx: Ctx,
  store: Store,
  field: 'avatar' | 'banner',
  key: string | null | undefined,
): Promise<StoredImage | null | undefined> {
  if (key === undefined || key === store[field]?.key) return undefined;
  return key === null ? null : readStoredImage(ctx, store.ownerAccountId, `${field}Key`, key);
}

/** Whether the owner wrote other words, or says that they are in another language: translations of the old ones go. */
const isReworded = (
  store: Store,
  { bio = store.bio, quote = store.quote, language = store.language }: Changes,
) => bio !== store.bio || quote !== store.quote || language !== store.language;

/** Changes the given fields of the own store, if it is still the version that the owner saw. */
export async function updateOwnStore(ctx: Ctx, changes: Changes): Promise<OwnStore> {
  const store = orNotFound(await getStore(ctx, ownStoreId(ctx)));
  await refuseWrongValues(ctx, store, changes);
  const { version, avatarKey, bannerKey, carousel, country, defaultPercentage, seller, ...plain } =
    changes;
  const avatar = await readPicture(ctx, store, 'avatar', avatarKey);
  const banner = await readPicture(ctx, store, 'banner', bannerKey);
  const slides: Store['carousel'] = [];
  for (const [index, slide] of (carousel ?? []).entries()) {
    const known = store.carousel.find(({ image }) => image.key === slide.key)?.image;
    const image =
      known ??
      (await readStoredImage(ctx, store.ownerAccountId, `carousel.${index}.key`, slide.key));
    slides.push({
      image,
      productId: slide.productId ?? null,
      categoryId: slide.categoryId ?? null,
    });
  }
  const patch: StorePatch = {
    ...plain,
    ...(country ? { countryCode: country } : {}),
    ...(defaultPercentage === undefined
      ? {}
      : { defaultPercentageBp: percentToBasisPoints(defaultPercentage) }),
    ...(changes.name !== undefined && changes.name !== store.name
      ? { namedAt: ctx.clock.now() }
      : {}),
    ...(isReworded(store, changes) ? { translations: {} } : {}),
    ...(seller === undefined ? {} : columnsOf(store, changes)),
    ...(avatar === undefined ? {} : { avatar }),
    ...(banner === undefined ? {} : { banner }),
    ...(carousel ? { carousel: slides } : {}),
  };
  const changed = await changeStore(ctx, store.id, patch, version);
  if (defaultPercentage !== undefined) await markPriced(ctx, store.id);
  return describeOwnStore(ctx, changed);
}
