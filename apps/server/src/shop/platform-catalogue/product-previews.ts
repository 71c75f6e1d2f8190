import type { EndpointAnswer, EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import type {
  createProductPreview,
  readProductPreview,
} from '@vitrine/contract/shop/product-previews.ts';
import { findCaller } from '#admin/identity/index.ts';
import { type Ctx, inTx, type Platform } from '#platform/context.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import { seal, unseal } from '#platform/security/sealed.ts';
import { findForm } from '../catalogue/index.ts';
import { getStore } from '../stores/index.ts';
import { platformCatalogueHooks } from './platform-catalogue.hooks.ts';
import { findDraft } from './product-drafts.ts';
import { saveWithStock } from './save-product.ts';

const lifeMs = 30 * 60_000;
const purpose = 'product-preview';

interface Link {
  accountId: string;
  sessionId: string;
  product: string;
  storeId: string;
  expiresAt: number;
}

/** The link names everything that it opens, so nothing is stored for it. */
const writeToken = (platform: Platform, link: Link): string =>
  Buffer.from(seal(platform, purpose, JSON.stringify(link)), 'base64').toString('base64url');

function readToken(platform: Platform, token: string): Link | undefined {
  const text = unseal(platform, purpose, Buffer.from(token, 'base64url').toString('base64'));
  return text === undefined ? undefined : (JSON.parse(text) as Link);
}

/** The form that the operator sees: the unsaved changes, else the stored product. */
async function findPreviewed(ctx: Ctx, product: string): Promise<ProductForm> {
  const draft = mayDo(callerOf(ctx), 'platform:product:edit')
    ? await findDraft(ctx, product)
    : undefined;
  if (!draft) return product === 'new' ? notFound() : orNotFound(await findForm(ctx, product)).form;
  const checked = productFormShape.safeParse(draft.form);
  if (checked.success) return checked.data;
  throw new Failure('invalid-input', {
    fields: checked.error.issues.map((issue) => ({
      path: ['form', ...issue.path].join('.'),
      code: issue.code === 'custom' ? String(issue.params?.['code'] ?? 'required') : 'required',
    })),
  });
}

/** Runs work in a transaction that is rolled back, and returns what the work found in it. */
async function inUndoneTx<Result>(ctx: Ctx, work: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined;
  const undo = new Error('The transaction of a preview is rolled back');
  await inTx(ctx, async (inner) => {
    result = { value: await work(inner) };
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (!result) throw undo;
  return result.value;
}

/**
 * The page of a product as buyers would see it once its form is saved and on sale: the form is saved by the code that saves it for good,
 * the page is read by the code that reads it for buyers, and all of it is rolled back.
 */
async function readPreview(
  ctx: Ctx,
  { product, slug }: { product: string; slug: string },
  query: EndpointInput<typeof readProductPreview>['query'],
): Promise<EndpointAnswer<typeof readProductPreview>> {
  const form = await findPreviewed(ctx, product);
  return inUndoneTx(ctx, async (inner) => {
    await saveWithStock(inner, {
      id: product === 'new' ? null : product,
      version: null,
      form: { ...form, status: 'active', saleFrom: null, saleUntil: null },
      source: 'form',
    });
    const read = ctx.platform.hooks.get(platformCatalogueHooks.readProductAsOnSale);
    return read(inner, { slug, product: form.key }, query).catch((error: unknown) => {
      // The product is there: it has no variant that buyers of this store would see.
      throw error instanceof Failure && error.code === 'not-found'
        ? new Failure('nothing-to-preview')
        : error;
    });
  });
}

/** Makes the link of a preview. The page is read once before, so that what it cannot show is named in the editor. */
export async function createPreview(
  ctx: Ctx,
  { product, storeId, language, countryCode }: EndpointInput<typeof createProductPreview>['body'],
): Promise<EndpointReply<typeof createProductPreview>> {
  const { accountId, sessionId } = callerOf(ctx);
  const { slug } = await getStore(ctx, storeId);
  const query = countryCode ? { country: countryCode } : {};
  await readPreview({ ...ctx, language }, { product, slug }, query);
  const expiresAt = ctx.clock.now().getTime() + lifeMs;
  const token = writeToken(ctx.platform, { accountId, sessionId, product, storeId, expiresAt });
  const url = new URL(`/s/${slug}/${language}/preview/${token}`, ctx.platform.config.storeUrl);
  if (countryCode) url.searchParams.set('country', countryCode);
  return { url: url.href, expiresAt: new Date(expiresAt).toISOString() };
}

/** The page behind a link, for as long as its operator is signed in and may read products. */
export async function openPreview(
  ctx: Ctx,
  { slug, token }: EndpointInput<typeof readProductPreview>['params'],
  query: EndpointInput<typeof readProductPreview>['query'],
): Promise<EndpointAnswer<typeof readProductPreview>> {
  const link = readToken(ctx.platform, token);
  if (!link || link.expiresAt < ctx.clock.now().getTime()) return notFound();
  const caller = await findCaller(ctx.platform, link);
  const store = await getStore(ctx, link.storeId);
  if (!caller || !mayDo(caller, 'platform:product:query') || store.slug !== slug) return notFound();
  return readPreview({ ...ctx, caller }, { product: link.product, slug }, query);
}
