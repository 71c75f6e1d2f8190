import { randomUUID } from 'node:crypto';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { diffForms } from '@vitrine/contract/shop/product-changes.ts';
import type {
  deleteProductDraft,
  putProductDraft,
  readProductDraft,
} from '@vitrine/contract/shop/product-drafts.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { findForm, readOlderForm } from '../catalogue/index.ts';
import { productDrafts } from './product-drafts.tables.ts';
import { completeForm, pickTouched } from './product-parts.ts';

/** The draft of the caller; `product` is an id or `new`. */
const ofCaller = (ctx: Ctx, product: string): SQL | undefined =>
  and(
    eq(productDrafts.accountId, callerOf(ctx).accountId),
    product === 'new' ? isNull(productDrafts.productId) : eq(productDrafts.productId, product),
  );

/** The fields that a draft changes of the version that was edited, and its form with the variants that it changes. */
async function findChanges(
  ctx: Ctx,
  product: string,
  { baseVersion, form }: { baseVersion: number | null; form: ProductForm },
) {
  if (product === 'new' || baseVersion === null) return { form, changes: [] };
  const stored = orNotFound(await findForm(ctx, product));
  const base = await readOlderForm(ctx, stored, baseVersion);
  const changes = diffForms(base, form);
  const others = new Set(base.variants.map(({ id }) => id));
  const hasSameVariants =
    form.variants.length === others.size && form.variants.every(({ id }) => others.has(id));
  const counted = form.variants.filter(({ onHand, onHandRead }) => onHand !== onHandRead);
  const touched = { ...form, variants: counted };
  return { form: hasSameVariants ? pickTouched(base, touched, form) : form, changes };
}

export async function findDraft(ctx: Ctx, product: string) {
  const [draft] = await ctx.db.select().from(productDrafts).where(ofCaller(ctx, product));
  return draft;
}

/** The unsaved changes of the caller. */
export async function readDraft(
  ctx: Ctx,
  product: string,
): Promise<EndpointReply<typeof readProductDraft>> {
  const draft = await findDraft(ctx, product);
  if (!draft) return null;
  return {
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
    baseVersion: draft.baseVersion,
    ...(await findChanges(ctx, product, draft)),
  };
}

/** Keeps the unsaved changes of the caller. */
export async function putDraft(
  ctx: Ctx,
  product: string,
  { baseVersion, form: sent, leavesOthers, version }: EndpointInput<typeof putProductDraft>['body'],
): Promise<EndpointReply<typeof putProductDraft>> {
  const productId = product === 'new' ? null : product;
  const edited = productId === null ? null : orNotFound(await findForm(ctx, productId));
  const form =
    edited && leavesOthers
      ? completeForm(await readOlderForm(ctx, edited, baseVersion ?? edited.version), sent)
      : sent;
  const values = { baseVersion, form, version: randomUUID(), savedAt: ctx.clock.now() };
  const kept = { version: values.version, savedAt: values.savedAt.toISOString() };
  const [made] = await ctx.db
    .insert(productDrafts)
    .values({ accountId: callerOf(ctx).accountId, productId, ...values })
    .onConflictDoNothing()
    .returning({ id: productDrafts.id });
  if (made) return kept;
  const [before] = await ctx.db
    .select()
    .from(productDrafts)
    .where(ofCaller(ctx, product))
    .for('update');
  const { version: current, form: stored } = orNotFound(before);
  // The same changes may be written again: the answer to the first try was lost.
  if (current !== version && diffForms(stored, form).length) throw new Failure('saved-elsewhere');
  await ctx.db.update(productDrafts).set(values).where(ofCaller(ctx, product));
  return kept;
}

/** Drops the unsaved changes of the caller, unless another window wrote them meanwhile. */
export async function deleteDraft(
  ctx: Ctx,
  product: string,
  { version }: EndpointInput<typeof deleteProductDraft>['query'],
): Promise<null> {
  const [draft] = await ctx.db
    .select({ version: productDrafts.version })
    .from(productDrafts)
    .where(ofCaller(ctx, product))
    .for('update');
  if (orNotFound(draft).version !== version) throw new Failure('saved-elsewhere');
  await ctx.db.delete(productDrafts).where(ofCaller(ctx, product));
  return null;
}

/** A save ends the draft that it was made from; what another window wrote since stays. */
export async function endDraft(ctx: Ctx, version: string | undefined): Promise<void> {
  if (version === undefined) return;
  await ctx.db
    .delete(productDrafts)
    .where(
      and(eq(productDrafts.accountId, callerOf(ctx).accountId), eq(productDrafts.version, version)),
    );
}
