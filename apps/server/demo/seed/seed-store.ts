import { eq, sql } from 'drizzle-orm';
import { createAccount } from '#admin/identity/index.ts';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { categories } from '#shop/catalogue/catalogue.tables.ts';
import { refreshStorePrices } from '#shop/pricing/index.ts';
import { priceRules, storeCategories, storeProducts } from '#shop/pricing/pricing.tables.ts';
import {
  changeStore,
  findStoreOfAccount,
  markPriced,
  sellerColumnsOf,
} from '#shop/stores/index.ts';
import { stores } from '#shop/stores/stores.tables.ts';
import { categories as categoryTree, products } from '../catalogue/index.ts';
import { languages } from '../languages.ts';
import { storePictures } from '../pictures/manifest.ts';
import type { DemoStore } from '../stores/stores.types.ts';
import { storePicture } from './seed-catalogue.ts';

function isInAssortment(store: DemoStore, key: string, category: string): boolean {
  const primary = categoryTree.find((candidate) =>
    candidate.children.some((child) => child.key === category),
  );
  return (
    store.assortment.products.includes(key) ||
    (primary !== undefined && store.assortment.categories.includes(primary.key))
  );
}

const otherLanguages = (demo: DemoStore) =>
  languages.filter((language) => language !== demo.language);

/** One owner with a store of his own look, assortment and prices. */
export async function seedStore(
  platform: Platform,
  demo: DemoStore,
  passwordHash: string,
  variantIds: ReadonlyMap<string, string>,
): Promise<void> {
  const pictures = storePictures[demo.key];
  const banner = pictures ? await storePicture(platform, pictures.banner) : null;
  const avatar = pictures ? await storePicture(platform, pictures.avatar) : null;
  await inTx(systemContext(platform), async (ctx) => {
    const account = await createAccount(ctx, {
      email: demo.owner.email,
      passwordHash,
      nickname: demo.owner.name,
      language: demo.language,
      roles: ['STORE_OWNER'],
      emailVerified: true,
      termsAccepted: true,
      isShared: true,
      userSource: 'demo',
      avatar: avatar ? `/files/${avatar.key}` : '',
    });
    if (!account) throw new Error(`${demo.owner.email} is taken`);
    const opened = await findStoreOfAccount(ctx, account.id);
    if (!opened) throw new Error(`No store was opened for ${demo.owner.email}`);
    const now = ctx.clock.now();
    await ctx.db.update(stores).set({ slug: demo.key }).where(eq(stores.id, opened.id));
    await changeStore(ctx, opened.id, {
      name: demo.name,
      namedAt: now,
      creatorName: demo.owner.name,
      bio: demo.bio[demo.language],
      quote: demo.quote?.[demo.language] ?? '',
      translations: Object.fromEntries(
        otherLanguages(demo).map((language) => [
          language,
          { bio: demo.bio[language], ...(demo.quote ? { quote: demo.quote[language] } : {}) },
        ]),
      ),
      accentSeed: demo.accentColour,
      baseCurrency: demo.currency,
      timeZone: demo.timeZone,
      countryCode: demo.country,
      language: demo.language,
      socialLinks: [...demo.socialLinks],
      settlementMode: demo.settlementMode,
      priceEnding: demo.prices.ending,
      defaultPercentageBp: demo.prices.defaultPercent * 100,
      ...(banner ? { banner } : {}),
      ...(avatar ? { avatar } : {}),
      ...(demo.seller
        ? sellerColumnsOf(
            { name: demo.owner.name, email: demo.owner.email, ...demo.seller },
            demo.language,
          )
        : {}),
    } as never);
    const known = await ctx.db.select({ id: categories.id, key: categories.key }).from(categories);
    const rules = Object.entries(demo.prices.categoryPercents).flatMap(([key, percent]) => {
      const category = known.find((candidate) => candidate.key === key);
      return category
        ? [
            {
              storeId: opened.id,
              kind: 'category' as const,
              refId: category.id,
              categoryId: category.id,
              percentageBp: percent * 100,
              changedAt: now,
            },
          ]
        : [];
    });
    if (rules.length) await ctx.db.insert(priceRules).values(rules);
    const primaries = categoryTree.flatMap((primary) =>
      known.filter(({ key }) => key === primary.key),
    );
    await ctx.db.insert(storeCategories).values(
      primaries.map(({ id, key }) => {
        const isChosen = demo.assortment.categories.includes(key);
        return { storeId: opened.id, categoryId: id, isChosen, joinsNew: isChosen };
      }),
    );
    await markPriced(ctx, opened.id);
    const rows = await ctx.db.rows(sql`select id, key from products`, { id: as.id, key: as.text });
    const productIds = new Map(rows.map((row) => [row.key, row.id]));
    for (const fixed of demo.prices.fixedPrices) {
      const productId = productIds.get(fixed.product);
      const variantId = fixed.sku ? variantIds.get(fixed.sku) : undefined;
      if (!productId) continue;
      await ctx.db.insert(priceRules).values({
        storeId: opened.id,
        kind: variantId ? 'variant' : 'product',
        refId: variantId ?? productId,
        productId,
        variantId: variantId ?? null,
        fixedMinor: BigInt(fixed.priceMinor),
        changedAt: now,
      });
    }
    await refreshStorePrices(ctx, opened.id);
    const featured = new Map(
      demo.featured.map((pick, position) => [pick.product, { position, words: pick.words }]),
    );
    await ctx.db.insert(storeProducts).values(
      products.flatMap((product) => {
        const productId = productIds.get(product.key);
        if (!productId) return [];
        const pick = featured.get(product.key);
        const isHidden = !pick && !isInAssortment(demo, product.key, product.category);
        return [
          {
            storeId: opened.id,
            productId,
            isHidden,
            isFeatured: pick !== undefined,
            position: pick?.position ?? null,
            note: pick?.words[demo.language] ?? '',
            noteTranslations: pick
              ? Object.fromEntries(
                  otherLanguages(demo).map((language) => [language, pick.words[language]]),
                )
              : {},
          },
        ];
      }),
    );
  });
}
