import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { focusRow, lineFocus, readFocus } from '../catalogue/index.ts';
import { goodsPictureOf, mailBuyer, wordsOf } from '../orders/index.ts';
import type { parcelProblemChanged } from './parcel-problems.events.ts';

type Change = NonNullable<(typeof parcelProblemChanged)['payload']>;

const templates = {
  lost: 'parcel-lost',
  refused: 'parcel-refused',
  returned: 'parcel-returned',
} as const;

/** Emails the buyer that a parcel went wrong, that it turned up, or that its units are sent again. A refund has a separate email. */
export async function mailProblem(
  ctx: Ctx,
  { problemId, orderId, kind, step }: Change,
): Promise<void> {
  const rows = await ctx.db.rows(
    sql`select x.quantity, l.name, l.option, l.image_key, ${lineFocus} as focus, p.carrier, p.tracking_number
      from parcel_problem_lines x join order_lines l on l.id = x.line_id join parcel_problems p on p.id = x.problem_id
      where x.problem_id = ${problemId} order by l.position`,
    {
      quantity: as.integer,
      name: as.text,
      option: orNull(as.text),
      imageKey: orNull(as.text),
      ...focusRow,
      carrier: as.text,
      trackingNumber: as.text,
    },
  );
  const lines = rows.map((units) => ({
    label: wordsOf(units),
    pictureUrl: goodsPictureOf(ctx, units.imageKey, readFocus(units)),
  }));
  const template =
    step === 'reported' ? templates[kind] : step === 'found' ? 'parcel-found' : 'parcel-resent';
  const values = { carrier: rows[0]?.carrier ?? '', tracking: rows[0]?.trackingNumber ?? '' };
  await mailBuyer(ctx, orderId, `parcel-${problemId}-${step}`, template, values, { lines });
}
