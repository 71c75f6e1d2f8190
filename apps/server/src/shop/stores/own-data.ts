import { eq } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { loadArea } from '#texts/load-area.ts';
import { getStore, lockStore } from './find-store.ts';
import { storeHooks } from './stores.hooks.ts';
import { storeDecisions, storeSlugs, stores } from './stores.tables.ts';
import { changeStore } from './update-store.ts';

const texts = await loadArea<{ neutralName: string }>('stores');

async function* collectStore(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  const { slug, leftAt } = storeSlugs;
  const { kind, reason, at } = storeDecisions;
  yield jsonFile('store', {
    ...(await getStore(ctx, storeId)),
    formerAddresses: await ctx.db
      .select({ slug, leftAt })
      .from(storeSlugs)
      .where(eq(storeSlugs.storeId, storeId)),
    decisions: await ctx.db
      .select({ kind, reason, at })
      .from(storeDecisions)
      .where(eq(storeDecisions.storeId, storeId)),
  });
}

/** The store takes no orders from the request on; a cancellation opens it again if it was open. */
async function suspendStore(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  const { status } = await lockStore(ctx, storeId);
  await changeStore(ctx, storeId, { status: 'paused', closingFrom: status });
}

async function resumeStore(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  const { closingFrom, heldAt } = await lockStore(ctx, storeId);
  await changeStore(ctx, storeId, {
    status: heldAt ? 'paused' : (closingFrom ?? 'paused'),
    closingFrom: null,
  });
}

/** What buyers and the owner read of the store goes; its row, address and settings stay for the orders that name it. */
async function eraseStore(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  const { language, seller, sellerAddresses } = await lockStore(ctx, storeId);
  // The invoices of orders that were paid to the owner name the owner as the seller.
  const isNamedOnOrders = await ctx.platform.hooks.get(storeHooks.hasDirectOrders)(ctx, storeId);
  await changeStore(ctx, storeId, {
    name: texts[language].neutralName,
    namedAt: null,
    creatorName: '',
    bio: '',
    quote: '',
    translations: {},
    avatar: null,
    banner: null,
    carousel: [],
    socialLinks: [],
    settlementMode: 'platform',
    seller: isNamedOnOrders ? seller : null,
    sellerAddresses: isNamedOnOrders ? sellerAddresses : null,
    status: 'paused',
    heldAt: null,
    holdReason: null,
    closingFrom: null,
    closedAt: ctx.clock.now(),
  });
}

/** What is stored of stores. */
export const storeData: PersonalData = {
  stored: [
    {
      kind: 'store',
      columns: [
        stores.ownerAccountId,
        stores.name,
        stores.creatorName,
        stores.bio,
        stores.quote,
        stores.translations,
        stores.avatar,
        stores.banner,
        stores.carousel,
        stores.socialLinks,
      ],
      afterDeletion: 'erased',
    },
    { kind: 'address', columns: [stores.slug, storeSlugs.slug], afterDeletion: 'kept' },
    { kind: 'seller', columns: [stores.seller, stores.sellerAddresses], afterDeletion: 'kept' },
    {
      kind: 'decisions',
      columns: [stores.holdReason, storeDecisions.reason, storeDecisions.byAccountId],
      afterDeletion: 'kept',
    },
  ],
  collect: collectStore,
  suspend: suspendStore,
  resume: resumeStore,
  erase: eraseStore,
};
