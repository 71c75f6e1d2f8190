import type { OrderRefunds } from '@vitrine/contract/shop/refunds.ts';

export interface RefundChoice {
  kind: 'whole' | 'lines' | 'amount';
  /** How many units of each line, by its id. */
  quantities: Readonly<Record<string, number | null | undefined>>;
  amountMinor: number;
}

/** What a choice comes to, as the server counts it. */
export interface RefundSum {
  minor: number;
  /** No unit is left to send, so that all that is left goes back. */
  isAll: boolean;
  /** Some of the units were shipped: whether they are back is a question. */
  hasShipped: boolean;
  isTooMuch: boolean;
}

/** Adds up a choice for the button and the hints of the refund form. */
export function sumRefund(
  refunds: Pick<OrderRefunds, 'paid' | 'lines'>,
  choice: RefundChoice,
): RefundSum {
  const left = refunds.paid?.left.amount ?? 0;
  if (choice.kind === 'whole')
    return { minor: left, isAll: false, hasShipped: false, isTooMuch: false };
  if (choice.kind === 'amount')
    return {
      minor: choice.amountMinor,
      isAll: false,
      hasShipped: false,
      isTooMuch: choice.amountMinor > left,
    };
  let minor = 0;
  let hasShipped = false;
  let isAll = true;
  for (const line of refunds.lines) {
    const quantity = choice.quantities[line.lineId] ?? 0;
    minor += line.unitValues.slice(0, quantity).reduce((sum, { amount }) => sum + amount, 0);
    const unshipped = Math.max(0, line.quantity - Math.max(line.shipped, line.refunded));
    if (quantity > unshipped) hasShipped = true;
    if (line.shipped > 0 || line.refunded + quantity < line.quantity) isAll = false;
  }
  return { minor: isAll ? left : minor, isAll, hasShipped, isTooMuch: !isAll && minor > left };
}
