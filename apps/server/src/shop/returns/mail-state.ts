import { intlTags } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/sql-rows.ts';
import { getOrder, mailBuyer, wordsOf } from '../orders/index.ts';
import type { ReturnRequest } from './change-state.ts';

/** What a request is about, in the buyer’s own language. */
async function readUnits(ctx: Ctx, requestId: string) {
  const rows = await ctx.db.rows(
    sql`select x.quantity, l.name, l.option from return_lines x join order_lines l on l.id = x.line_id
      where x.request_id = ${requestId} order by l.position`,
    { quantity: as.integer, name: as.text, option: orNull(as.text) },
  );
  return rows.map((units) => ({ label: wordsOf(units) }));
}

/** The address as it reads in a sentence. */
const asSentence = (address: string) => address.replaceAll(/\s*\n\s*/g, ', ');

/** Emails the buyer the state of a request. A refund has an email of its own, which is sent when the money is back. */
export async function mailState(ctx: Ctx, request: ReturnRequest): Promise<void> {
  const { id, orderId, state, kind, refusal, returnAddress, sendBefore, labelUrl } = request;
  if (state === 'refunded') return;
  const lines = await readUnits(ctx, id);
  const key = `return-${id}-${state}`;
  if (state === 'approved' && returnAddress && sendBefore) {
    const { language } = await getOrder(ctx, orderId);
    const until = new Intl.DateTimeFormat(intlTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(sendBefore);
    const values = { address: asSentence(returnAddress), until };
    if (labelUrl) return mailBuyer(ctx, orderId, key, 'return-approved-label', { ...values, label: labelUrl }, { lines });
    return mailBuyer(ctx, orderId, key, 'return-approved', values, { lines });
  }
  if (state === 'refused' && refusal) return mailBuyer(ctx, orderId, key, 'return-refused', { reason: refusal }, { lines });
  if (state === 'refused') return mailBuyer(ctx, orderId, key, 'return-overtaken', {}, { lines });
  if (state === 'requested')
    return mailBuyer(ctx, orderId, key, kind === 'cancellation' ? 'cancellation-requested' : 'return-requested', {}, { lines });
  if (state !== 'approved') await mailBuyer(ctx, orderId, key, `return-${state}`, {}, { lines });
}
