import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { addPicture, findForm, media } from '../catalogue/index.ts';
import { createSaves, finishSaves, saveProductOf } from '../platform-catalogue/index.ts';
import { createOperatorContext } from './act-as.ts';
import { toImage } from './build-pictures.rules.ts';
import { picturesDue } from './catalogue-import.events.ts';
import {
  catalogueImportItems,
  catalogueImportPictures,
  catalogueImports,
  fetchedPictures,
} from './catalogue-import.tables.ts';
import { fetchPicture, type PictureProblem, PictureRefused } from './fetch-picture.ts';
import { hashAddress } from './find-pictures.ts';

type Picture = typeof catalogueImportPictures.$inferSelect;

const atOnce = 4;
const attemptsMax = 3;
const retryMs = [60_000, 300_000];
/** A picture that is not finished by then is fetched again: its process ended. */
const leaseMs = 120_000;
const jobMs = 60_000;

async function takeDue(ctx: Ctx): Promise<Picture[]> {
  const now = ctx.clock.now();
  return inTx(ctx, async (tx) => {
    const due = await tx.db
      .select({ id: catalogueImportPictures.id })
      .from(catalogueImportPictures)
      .where(
        and(eq(catalogueImportPictures.state, 'waiting'), lte(catalogueImportPictures.nextAt, now)),
      )
      .orderBy(asc(catalogueImportPictures.nextAt), asc(catalogueImportPictures.id))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const taken: Picture[] = [];
    for (const { id } of due)
      taken.push(
        ...(await tx.db
          .update(catalogueImportPictures)
          .set({
            attempts: sql`${catalogueImportPictures.attempts} + 1`,
            nextAt: new Date(now.getTime() + leaseMs),
          })
          .where(eq(catalogueImportPictures.id, id))
          .returning()),
      );
    return taken;
  });
}

const nameOf = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.split('/').at(-1) || 'picture').slice(0, 200);

/** Puts a fetched picture into the media library. */
async function storePicture(ctx: Ctx, url: string, bytes: Buffer): Promise<string> {
  let name = 'picture';
  try {
    name = nameOf(url);
  } catch {
    // An address with letters that are no text.
  }
  const accountId = ctx.caller?.accountId ?? null;
  return (await addPicture(ctx, { bytes, name, accountId })).key;
}

const problemsOfImages: Readonly<Record<string, PictureProblem>> = {
  'image-too-large': 'too-large',
  'image-too-many-pixels': 'too-many-pixels',
  'image-unreadable': 'not-a-picture',
  // Too many pictures wait for the decoder.
  busy: 'no-answer',
};

/** The picture is in the library afterwards, or has a reason why not. */
async function fetchOne(ctx: Ctx, { id, picture, attempts }: Picture): Promise<void> {
  const finish = (change: Partial<typeof catalogueImportPictures.$inferInsert>) =>
    ctx.db
      .update(catalogueImportPictures)
      .set(change)
      .where(and(eq(catalogueImportPictures.id, id), eq(catalogueImportPictures.state, 'waiting')));
  const hash = hashAddress(picture.url);
  try {
    const [known] = await ctx.db
      .select({ key: fetchedPictures.key })
      .from(fetchedPictures)
      .innerJoin(media, eq(media.key, fetchedPictures.key))
      .where(eq(fetchedPictures.hash, hash));
    const key =
      known?.key ??
      (await storePicture(ctx, picture.url, await fetchPicture(ctx.platform, picture.url)));
    const fetched = { key, fetchedAt: ctx.clock.now() };
    await ctx.db
      .insert(fetchedPictures)
      .values({ hash, ...fetched })
      .onConflictDoUpdate({ target: fetchedPictures.hash, set: fetched });
    await finish({ state: 'done', key });
  } catch (error) {
    const problem = error instanceof Failure ? problemsOfImages[error.code] : undefined;
    const refused = problem ? new PictureRefused(problem, problem === 'no-answer') : error;
    if (!(refused instanceof PictureRefused)) throw error;
    const again = refused.isTransient && attempts < attemptsMax;
    await finish({
      reason: refused.problem,
      ...(again
        ? { nextAt: new Date(ctx.clock.now().getTime() + (retryMs[attempts - 1] ?? 0)) }
        : { state: 'failed' }),
    });
  }
}

/** The pictures of a product once none is on its way: all of them in the order of the file, or what came beside what was there. */
function chooseImages(form: ProductForm, pictures: readonly Picture[]): ProductForm['images'] {
  const find = (key: string) => form.images.find((image) => image.key === key);
  const come = pictures.flatMap(({ picture, key }) =>
    key ? [toImage(picture, key, find(key))] : [],
  );
  const unique = come.filter(
    (image, index) => come.findIndex(({ key }) => key === image.key) === index,
  );
  if (pictures.every(({ key }) => key !== null)) return unique;
  const named = new Set(unique.map(({ key }) => key));
  return [...unique, ...form.images.filter(({ key }) => !named.has(key))];
}

/** Gives a product its pictures, and puts it on sale if the file wants that and none of them failed. */
async function attachPictures(ctx: Ctx, itemId: string): Promise<void> {
  const [item] = await ctx.db
    .select()
    .from(catalogueImportItems)
    .where(eq(catalogueImportItems.id, itemId))
    .for('update');
  if (!item?.productId || item.isPictured) return;
  const pictures = await ctx.db
    .select()
    .from(catalogueImportPictures)
    .where(eq(catalogueImportPictures.itemId, itemId))
    .orderBy(asc(catalogueImportPictures.position));
  if (pictures.some(({ state }) => state === 'waiting')) return;
  const stored = await findForm(ctx, item.productId, { isLocking: true });
  if (!stored) return;
  if (item.state !== 'done') return;
  const isWhole = pictures.every(({ key }) => key !== null);
  const options = new Set(
    stored.form.options.flatMap(({ key, values }) => values.map((value) => `${key}:${value.key}`)),
  );
  const images = chooseImages(stored.form, pictures).map((image) =>
    image.valueKey === null || options.has(image.valueKey) ? image : { ...image, valueKey: null },
  );
  const status =
    isWhole && item.wanted === 'active' && stored.form.status === 'draft'
      ? 'active'
      : stored.form.status;
  const saves = createSaves();
  const { changes } = await saveProductOf(
    ctx,
    { id: stored.id, version: null, form: { ...stored.form, images, status }, source: 'import' },
    saves,
  );
  await finishSaves(ctx, saves);
  await ctx.db
    .update(catalogueImportItems)
    .set({
      changes: [...item.changes, ...changes],
      isPictured: true,
      ...(isWhole && { wanted: null }),
    })
    .where(eq(catalogueImportItems.id, itemId));
}

/** Products none of whose pictures is on its way any more. */
async function attachFinished(ctx: Ctx): Promise<number> {
  const { id, importId, isPictured, state } = catalogueImportItems;
  const items = await ctx.db
    .select({ id, accountId: catalogueImports.accountId })
    .from(catalogueImportItems)
    .innerJoin(catalogueImports, eq(catalogueImports.id, importId))
    .where(
      and(
        eq(isPictured, false),
        eq(state, 'done'),
        sql`not exists (select 1 from catalogue_import_pictures p where p.item_id = catalogue_import_items.id and p.state = 'waiting')`,
      ),
    )
    .orderBy(asc(id))
    .limit(20);
  for (const item of items)
    await inTx(createOperatorContext(ctx, item.accountId), (tx) => attachPictures(tx, item.id));
  return items.length;
}

/** Fetches the pictures that are due, a few at a time, until there are none or the time of a job is over and there may be more. */
export async function fetchPictures(platform: Platform): Promise<'all' | 'more'> {
  const ctx = systemContext(platform);
  const until = performance.now() + jobMs;
  while (performance.now() < until) {
    const due = await takeDue(ctx);
    await Promise.all(due.map((picture) => fetchOne(ctx, picture)));
    if ((await attachFinished(ctx)) === 0 && !due.length) return 'all';
  }
  return 'more';
}

/** Fetches the pictures of an import again that failed. */
export async function retryPictures(ctx: Ctx, importId: string): Promise<{ retriedCount: number }> {
  const [row] = await ctx.db
    .select({ state: catalogueImports.state })
    .from(catalogueImports)
    .where(and(eq(catalogueImports.id, importId), ne(catalogueImports.state, 'uploading')));
  const { state } = orNotFound(row);
  if (state !== 'importing' && state !== 'done') throw new Failure('import-state');
  const retried = await ctx.db
    .update(catalogueImportPictures)
    .set({ state: 'waiting', attempts: 0, nextAt: ctx.clock.now(), reason: null })
    .where(
      and(
        eq(catalogueImportPictures.importId, importId),
        eq(catalogueImportPictures.state, 'failed'),
      ),
    )
    .returning({ id: catalogueImportPictures.id, itemId: catalogueImportPictures.itemId });
  if (retried.length) {
    await ctx.db
      .update(catalogueImportItems)
      .set({ isPictured: false })
      .where(inArray(catalogueImportItems.id, [...new Set(retried.map(({ itemId }) => itemId))]));
    await ctx.platform.events.emit(ctx, picturesDue, { importId });
  }
  return { retriedCount: retried.length };
}
