import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toDecimal } from '@vitrine/contract/money.ts';
import {
  type readStockPage,
  stockLinkPurpose,
  type uploadStock,
} from '@vitrine/contract/shop/supplier-stock-links.ts';
import type { readStockLink } from '@vitrine/contract/shop/supplier-updates.ts';
import type { UploadedFile } from '@vitrine/contract/uploaded-file.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/files/csv.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { hashVisitor } from '#platform/security/hash-visitor.ts';
import { readSigned, signId } from '#platform/security/signed-ids.ts';
import { getVariants, suppliers } from '../catalogue/index.ts';
import { getTitles, readSupplierTable } from './match-rows.ts';
import { supplierUpdateArrived } from './supplier-updates.events.ts';
import { supplierUpdates } from './supplier-updates.tables.ts';
import {
  addUpdate,
  bookUpdate,
  countUpdateRows,
  getSupplier,
  type ListedUpdate,
  listedColumns,
} from './updates.ts';

type Supplier = typeof suppliers.$inferSelect;
type Link = EndpointReply<typeof readStockLink>;

const linkLifeMs = 30 * 86_400_000;
const listedMax = 10;
const perDayMax = 50;

const linkEnd = (ctx: Ctx): Date => new Date(ctx.clock.now().getTime() + linkLifeMs);

function describeLink(
  { platform }: Ctx,
  { id, linkVersion, linkUntil, email, language }: Supplier,
): Link {
  const token = signId(platform, stockLinkPurpose, id, linkVersion);
  return {
    url: linkUntil ? `${platform.config.storeUrl}/${language}/supplier-stock/${token}` : null,
    until: linkUntil?.toISOString() ?? null,
    email,
  };
}

export const readLink = async (ctx: Ctx, supplierId: string): Promise<Link> =>
  describeLink(ctx, await getSupplier(ctx, supplierId));

async function changeSupplier(
  ctx: Ctx,
  id: string,
  change: Partial<Pick<Supplier, 'linkUntil' | 'linkVersion'>>,
): Promise<Supplier> {
  const [changed] = await ctx.db
    .update(suppliers)
    .set(change)
    .where(eq(suppliers.id, id))
    .returning();
  return orNotFound(changed);
}

/** Opens the page for thirty days from now, and mails its link. */
export async function sendLink(
  ctx: Ctx,
  supplierId: string,
  { isMailed }: { isMailed: boolean },
): Promise<Link> {
  await getSupplier(ctx, supplierId);
  const supplier = await changeSupplier(ctx, supplierId, { linkUntil: linkEnd(ctx) });
  const link = describeLink(ctx, supplier);
  if (isMailed && supplier.email && link.url)
    await sendMail(ctx, {
      to: supplier.email,
      language: supplier.language,
      mail: { template: 'supplier-stock-link', values: {}, url: link.url },
    });
  return link;
}

/** Every link that was sent or copied ends. The page is closed until a new one is made. */
export async function revokeLink(ctx: Ctx, supplierId: string): Promise<Link> {
  const { linkVersion } = await getSupplier(ctx, supplierId);
  return describeLink(
    ctx,
    await changeSupplier(ctx, supplierId, { linkVersion: linkVersion + 1, linkUntil: null }),
  );
}

/** The supplier that a link names; one that was revoked or is over opens as little as one that we never made. */
async function findLinked(ctx: Ctx, token: string): Promise<Supplier> {
  const link = readSigned(ctx.platform, stockLinkPurpose, token);
  const [supplier] = link
    ? await ctx.db.select().from(suppliers).where(eq(suppliers.id, link.id))
    : [];
  if (!link || !supplier?.linkUntil || supplier.linkVersion !== link.version) return notFound();
  return supplier.linkUntil < ctx.clock.now() ? notFound() : supplier;
}

async function describeUpdates(ctx: Ctx, updates: readonly ListedUpdate[]) {
  const countsIn = await countUpdateRows(
    ctx,
    updates.map(({ id }) => id),
  );
  return updates.map((update) => {
    const { rowCount: _rowCount, ...counts } = countsIn(update);
    const { fileName, state, createdAt } = update;
    return { fileName, state, createdAt: createdAt.toISOString(), ...counts };
  });
}

/** The page of a supplier: what it uploaded there, and nothing else of the platform. */
export async function readPage(
  ctx: Ctx,
  token: string,
): Promise<EndpointReply<typeof readStockPage>> {
  const supplier = await findLinked(ctx, token);
  const updates = await ctx.db
    .select(listedColumns)
    .from(supplierUpdates)
    .where(and(eq(supplierUpdates.supplierId, supplier.id), eq(supplierUpdates.source, 'supplier')))
    .orderBy(desc(supplierUpdates.id))
    .limit(listedMax);
  return {
    supplier: { name: supplier.name },
    language: supplier.language,
    linkUntil: (supplier.linkUntil ?? ctx.clock.now()).toISOString(),
    updates: await describeUpdates(ctx, updates),
  };
}

async function assertNotOften(ctx: Ctx, supplierId: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - 86_400_000);
  const uploaded = await ctx.db.$count(
    supplierUpdates,
    and(
      eq(supplierUpdates.supplierId, supplierId),
      eq(supplierUpdates.source, 'supplier'),
      gt(supplierUpdates.createdAt, since),
    ),
  );
  if (uploaded >= perDayMax)
    throw new Failure('supplier-updates-often', { values: { times: perDayMax } });
}

/** Takes a table on the supplier's page: it waits for an operator, unless the supplier needs no approval. */
export async function uploadByLink(
  ctx: Ctx,
  token: string,
  file: UploadedFile,
): Promise<EndpointReply<typeof uploadStock>> {
  const supplier = await findLinked(ctx, token);
  await assertNotOften(ctx, supplier.id);
  const rows = await readSupplierTable(ctx, supplier, file.bytes);
  const { fileName } = file;
  const addressHash = hashVisitor(ctx);
  const update = await inTx(ctx, async (tx) => {
    const added = await addUpdate(tx, {
      supplier,
      fileName,
      rows,
      source: 'supplier',
      addressHash,
    });
    await changeSupplier(tx, supplier.id, { linkUntil: linkEnd(tx) });
    const booked = supplier.isTrusted ? await bookUpdate(tx, added.id, 'keep') : undefined;
    // More costs than one booking takes: operators book the rest.
    if (booked?.state !== 'booked')
      await tx.platform.events.emit(tx, supplierUpdateArrived, { updateId: added.id });
    const [stored] = await tx.db
      .select()
      .from(supplierUpdates)
      .where(eq(supplierUpdates.id, added.id));
    return orNotFound(stored);
  });
  const [described] = await describeUpdates(ctx, [update]);
  return {
    ...orNotFound(described),
    leftOut: rows
      .flatMap(({ row, given, problem }) => (problem ? [{ row, given, problem }] : []))
      .slice(0, 50),
  };
}

/** The supplier's variants as a table to fill in. */
export async function downloadTable(ctx: Ctx, token: string): Promise<string> {
  const supplier = await findLinked(ctx, token);
  const { language, currency } = supplier;
  const rows = await ctx.db.rows(
    sql`select s.variant_id, s.reference, s.cost_minor from variant_supplies s join variants v on v.id = s.variant_id and v.removed_at is null
      where s.supplier_id = ${supplier.id} order by v.product_id, v.position limit 5000`,
    { variantId: as.id, reference: as.text, costMinor: as.minor },
  );
  const facts = await getVariants(
    ctx,
    rows.map(({ variantId }) => variantId),
    language,
  );
  const titles = getTitles(language);
  sendCsv(ctx, 'stock');
  return writeCsv(language, [
    [titles.sku, titles.reference, titles.product, titles.stock, titles.cost],
    ...rows.map(({ variantId, reference, costMinor }): CsvCell[] => {
      const variant = facts.get(variantId);
      const name = [variant?.name, variant?.optionLabel].filter(Boolean).join(' · ');
      return [
        variant?.sku ?? '',
        reference,
        name,
        null,
        { decimal: toDecimal(costMinor, currency) },
      ];
    }),
  ]);
}
