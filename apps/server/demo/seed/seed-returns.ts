import { readFile } from 'node:fs/promises';
import type { Language } from '@vitrine/contract/locales.ts';
import { type ReturnRequestBody, returnLinkPurpose } from '@vitrine/contract/shop/buyer-returns.ts';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { signId } from '#platform/security/signed-ids.ts';
import { addReturnPhoto, decideReturn, requestReturn } from '#shop/returns/index.ts';
import { picturesFolder, reviewPictures } from '../pictures/manifest.ts';
import { asOperator, readSeededStores } from './history/seeded-store.ts';

interface DemoReturn {
  mode: 'platform' | 'direct';
  /** The store that it is from; otherwise any of that mode. */
  slug?: string;
  language: Language;
  kind: 'return' | 'refund';
  reason: ReturnRequestBody['reason'];
  text: string;
  withPhoto?: boolean;
  answer?: 'approve' | 'refuse';
}

/** What buyers requested in the last days; the first of each mode still wait. */
const wanted: readonly DemoReturn[] = [
  {
    mode: 'platform',
    slug: 'casa-luna',
    language: 'es',
    kind: 'refund',
    reason: 'damaged',
    text: 'Llegó con una grieta en el borde. El paquete estaba bien por fuera.',
    withPhoto: true,
  },
  {
    mode: 'platform',
    language: 'en',
    kind: 'return',
    reason: 'does_not_fit',
    text: 'It is larger than I thought.',
    answer: 'approve',
  },
  {
    mode: 'platform',
    language: 'en',
    kind: 'return',
    reason: 'changed_mind',
    text: '',
    answer: 'refuse',
  },
  {
    mode: 'direct',
    slug: 'kira-desk',
    language: 'en',
    kind: 'return',
    reason: 'not_as_described',
    text: 'The colour is much darker than in the video.',
  },
];
const answers = {
  approve: {
    decision: 'approve',
    returnAddress: 'Vitrine Returns\nHafenstraße 7\n20457 Hamburg\nGermany',
    postage: 'buyer',
    labelUrl: null,
  },
  refuse: { decision: 'refuse', reason: 'The parcel came back used and without its box.' },
} as const;

const foundRow = { id: as.id, storeId: as.id, lineId: as.id, productKey: as.text };

/** A delivered order of the last days, of somebody who reads that language where there is one. */
async function findDelivered(
  ctx: Ctx,
  { mode, slug, language }: DemoReturn,
  taken: readonly string[],
): Promise<RowOf<typeof foundRow> | undefined> {
  const [found] = await ctx.db.rows(
    sql`
    select o.id, o.store_id, l.id as line_id, p.key as product_key from orders o join order_lines l on l.order_id = o.id and l.position = 0
      join products p on p.id = l.product_id join stores s on s.id = o.store_id
    where o.kind = 'sale' and o.settlement_mode = ${mode} and s.slug = coalesce(${slug ?? null}, s.slug) and o.fulfilment = 'delivered' and o.buyer_payment = 'paid'
      and o.delivered_at > ${new Date(ctx.clock.now().getTime() - 20 * 86_400_000).toISOString()}::timestamptz
      and not o.id = any(${sql.param([...taken])}::bigint[])
    order by (o.language = ${language}) desc, o.id limit 1`,
    foundRow,
  );
  return found;
}

async function photosOf(ctx: Ctx, token: string): Promise<string[]> {
  const [file] = Object.values(reviewPictures);
  if (!file) return [];
  const bytes = await readFile(new URL(file, picturesFolder));
  return [
    (await addReturnPhoto(ctx, token, { fileName: 'photo.webp', mimeType: 'image/webp', bytes }))
      .key,
  ];
}

/** Requests of buyers through the same code as theirs, some of them answered. */
export async function seedReturns(platform: Platform): Promise<void> {
  const operator = await asOperator(platform);
  const owners = new Map((await readSeededStores(platform)).map(({ id, owner }) => [id, owner]));
  const taken: string[] = [];
  for (const one of wanted) {
    const found = await findDelivered(operator, one, taken);
    if (!found) continue;
    taken.push(found.id);
    const buyer: Ctx = { ...operator, caller: null, language: one.language };
    const token = signId(platform, returnLinkPurpose, found.id);
    const photoKeys = one.withPhoto ? await photosOf(buyer, token) : [];
    const { kind, reason, text } = one;
    const body = { kind, reason, text, photoKeys, lines: [{ lineId: found.lineId, quantity: 1 }] };
    const { requests } = await inTx(buyer, (tx) => requestReturn(tx, token, body));
    const by = one.mode === 'direct' ? 'owner' : 'operators';
    const answerer =
      one.mode === 'direct' ? { ...operator, caller: owners.get(found.storeId) ?? null } : operator;
    if (one.answer) await decideReturn(answerer, requests[0]?.id ?? '', by, answers[one.answer]);
  }
}
