import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { formatMoney } from '@vitrine/contract/money.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import type * as english from '#texts/en/buyer-mails.ts';
import { loadArea } from '#texts/load-area.ts';
import type { MailFact } from '#texts/mails.ts';
import { focusRow, lineFocus, readFocus } from '../catalogue/index.ts';
import { getOrder, goodsPictureOf, mailBuyer, wordsOf } from '../orders/index.ts';
import { priceUnits } from '../refunds/index.ts';
import type { ReturnRequest } from './returns.tables.ts';
import { returnLines } from './returns.tables.ts';
import { isTimelyReturn } from './statutory-time.ts';

const texts = await loadArea<typeof english>('buyer-mails');

/** What a request is about, in the buyer’s own language. */
async function readUnits(ctx: Ctx, requestId: string) {
  const rows = await ctx.db.rows(
    sql`select x.quantity, l.name, l.option, l.image_key, ${lineFocus} as focus from return_lines x join order_lines l on l.id = x.line_id
      where x.request_id = ${requestId} order by l.position`,
    {
      quantity: as.integer,
      name: as.text,
      option: orNull(as.text),
      imageKey: orNull(as.text),
      ...focusRow,
    },
  );
  return rows.map((units) => ({
    label: wordsOf(units),
    pictureUrl: goodsPictureOf(ctx, units.imageKey, readFocus(units)),
  }));
}

/** What is requested of them, and why. */
function requestFacts(
  { language }: { language: Language },
  { kind, reason }: ReturnRequest,
): MailFact[] {
  const { kindLabel, kinds, reasonLabel, reasons } = texts[language].requests;
  return [
    { label: kindLabel, lines: [kinds[kind]] },
    { label: reasonLabel, lines: [reasons[reason]] },
  ];
}

/** What comes back for the units of a request, with the shipping fee in it. */
async function readValue(ctx: Ctx, request: ReturnRequest, language: Language): Promise<string> {
  const rows = await ctx.db
    .select({ lineId: returnLines.lineId, quantity: returnLines.quantity })
    .from(returnLines)
    .where(eq(returnLines.requestId, request.id));
  const price = await priceUnits(ctx, {
    orderId: request.orderId,
    units: rows,
    isTimely: await isTimelyReturn(ctx, request),
  });
  return price ? formatMoney(price.value, intlTags[language]) : '0';
}

/** The address as it reads in a sentence. */
const asSentence = (address: string) => address.replaceAll(/\s*\n\s*/g, ', ');

/** Emails the buyer the state of a request. A refund has an email of its own, which is sent when the money is back. */
export async function mailState(ctx: Ctx, request: ReturnRequest): Promise<void> {
  const { id, orderId, state, kind, refusal, returnAddress, sendBefore, labelUrl, postage } =
    request;
  const { replacementCarrier, replacementNumber, replacementSentAt } = request;
  // A refund has a separate email, and the email of arrival contains that goods are being checked.
  if (state === 'refunded' || state === 'inspected') return;
  const lines = await readUnits(ctx, id);
  const key = `return-${id}-${state}`;
  if (state === 'approved' && returnAddress && sendBefore) {
    const { language } = await getOrder(ctx, orderId);
    const until = findDateFormat(intlTags[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(sendBefore);
    const values = {
      address: asSentence(returnAddress),
      until,
      value: await readValue(ctx, request, language),
    };
    if (labelUrl)
      return mailBuyer(
        ctx,
        orderId,
        key,
        'return-approved-label',
        { ...values, label: labelUrl },
        { lines },
      );
    return mailBuyer(
      ctx,
      orderId,
      key,
      postage === 'seller' ? 'return-approved-seller' : 'return-approved',
      values,
      { lines },
    );
  }
  if (state === 'refused' && refusal)
    return mailBuyer(ctx, orderId, key, 'return-refused', { reason: refusal }, { lines });
  if (state === 'refused') return mailBuyer(ctx, orderId, key, 'return-overtaken', {}, { lines });
  if (state === 'requested') {
    const facts = requestFacts(await getOrder(ctx, orderId), request);
    return mailBuyer(
      ctx,
      orderId,
      key,
      kind === 'cancellation' ? 'cancellation-requested' : 'return-requested',
      {},
      { lines, facts },
    );
  }
  if (state === 'replaced')
    return mailBuyer(
      ctx,
      orderId,
      // A parcel that was taken back is followed by another one.
      `${key}-${replacementSentAt?.getTime() ?? ''}`,
      'return-replaced',
      { carrier: replacementCarrier ?? '', tracking: replacementNumber ?? '' },
      { lines },
    );
  if (state !== 'approved') await mailBuyer(ctx, orderId, key, `return-${state}`, {}, { lines });
}
