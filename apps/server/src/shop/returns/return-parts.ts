import { fileUrl } from '@vitrine/contract/images.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { imageOfPhoto, photoRow } from '#platform/files/sent-photos.ts';
import { focusRow, lineFocus, readFocus } from '../catalogue/index.ts';
import { type LocalizedLineName, nameIn } from '../orders/index.ts';
import type { ReturnRequest } from './returns.tables.ts';

const lineRow = {
  requestId: as.id,
  id: as.id,
  name: as.text,
  option: orNull(as.text),
  words: as.json<LocalizedLineName>(),
  imageKey: orNull(as.text),
  ...focusRow,
  quantity: as.integer,
  restocked: orNull(as.integer),
  variantId: as.id,
};
const refundRow = { requestId: as.id, amount: as.minor, currency: as.currency, status: as.text };

/** Lines, photos and refunds of requests, in three queries. */
export async function readReturnParts(ctx: Ctx, requestIds: readonly string[]) {
  const ids = sql`any(${sql.param([...requestIds])}::bigint[])`;
  const [lines, photos, refunds] = await Promise.all([
    ctx.db.rows(
      sql`select x.request_id, l.id, l.name, l.option, l.words, l.image_key, ${lineFocus} as focus, x.quantity, x.restocked, l.variant_id from return_lines x
        join order_lines l on l.id = x.line_id where x.request_id = ${ids} order by l.position`,
      lineRow,
    ),
    ctx.db.rows(
      sql`select request_id, key, width, height, tone from return_photos where request_id = ${ids} order by position`,
      {
        requestId: as.id,
        ...photoRow,
      },
    ),
    ctx.db.rows(
      sql`select q.id as request_id, r.amount_minor as amount, r.currency, r.status from return_requests q
        join refunds r on r.id = q.refund_id where q.id = ${ids}`,
      refundRow,
    ),
  ]);
  return { lines, photos, refunds };
}

type Parts = Awaited<ReturnType<typeof readReturnParts>>;

const describeLine = ({
  id,
  name,
  option,
  imageKey,
  focus,
  quantity,
}: Omit<RowOf<typeof lineRow>, 'words' | 'requestId' | 'restocked' | 'variantId'>) => ({
  id,
  name,
  option,
  imageUrl: imageKey ? fileUrl(imageKey) : null,
  ...readFocus({ focus }),
  quantity,
});

/** What a request says to both sides. The buyer reads names as they were sold, others in their own language. */
export function describeCore(
  ctx: Ctx,
  request: ReturnRequest,
  parts: Parts,
  { isBuyer }: { isBuyer: boolean },
) {
  const refund = parts.refunds.find(({ requestId }) => requestId === request.id);
  const {
    id,
    kind,
    state,
    reason,
    text,
    refusal,
    returnAddress,
    postage,
    labelUrl,
    carrier,
    trackingNumber,
  } = request;
  return {
    id,
    kind,
    state,
    reason,
    text,
    refusal,
    returnAddress,
    postage,
    labelUrl,
    carrier,
    trackingNumber,
    photos: parts.photos.filter(({ requestId }) => requestId === id).map(imageOfPhoto),
    lines: parts.lines
      .filter(({ requestId }) => requestId === id)
      .map((line) => describeLine(isBuyer ? line : { ...line, ...nameIn(ctx.language, line) })),
    sendBefore: request.sendBefore?.toISOString() ?? null,
    refund: refund
      ? { amount: toMoney(refund.amount, refund.currency), isDone: refund.status === 'done' }
      : null,
    replacement:
      request.replacementSentAt && request.replacementCarrier && request.replacementNumber
        ? {
            carrier: request.replacementCarrier,
            trackingNumber: request.replacementNumber,
            sentAt: request.replacementSentAt.toISOString(),
          }
        : null,
    createdAt: request.createdAt.toISOString(),
  };
}
