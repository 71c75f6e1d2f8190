import { type OrderRefunds, refundBuyer } from '@vitrine/contract/shop/refunds.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { intents } from '../../lib/intents.ts';
import { parseAmount } from '../pricing/price-input.rules.ts';
import { type RefundChoice, sumRefund } from './refund-choice.rules.ts';

/** An owner returns his buyer's money: what is chosen, what it comes to, and sending it. */
export function useRefunding(orderId: string, refunds: OrderRefunds, onDone: (next: OrderRefunds) => void) {
  const [kind, setKind] = useState<RefundChoice['kind']>('whole');
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  // What stood here when the popup opened: if another window returns something meanwhile, the server refuses.
  const [seenRefunded] = useState(() => refunds.paid?.refunded.amount ?? 0);
  const left = refunds.paid?.left ?? { amount: 0, currency: 'USD' as const };
  const sum = sumRefund(refunds, { kind, quantities, amountMinor: parseAmount(text, left.currency) ?? 0 });
  const isReady = sum.minor > 0 && !sum.isTooMuch && note.trim().length >= 3;
  const send = async () => {
    if (!isReady || isSending) return;
    const lines = Object.entries(quantities).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
    const what = kind === 'whole' ? { kind } : kind === 'amount' ? { kind, amount: sum.minor } : { kind, lines };
    setSending(true);
    try {
      const body = { what, seenRefunded, note: note.trim() };
      // A second click and a repeated request are the same refund; a corrected one is another.
      const next = await intents.once('refund-buyer', { orderId, ...body }, (idempotencyKey) =>
        api.call(refundBuyer, { params: { orderId }, body }, { idempotencyKey }),
      );
      onDone(next);
    } catch {
      // The toast has said why; what was typed stays.
    }
    setSending(false);
  };
  const setQuantity = (lineId: string, quantity: number) => setQuantities((before) => ({ ...before, [lineId]: quantity }));
  return { kind, setKind, quantities, setQuantity, text, setText, note, setNote, left, sum, isReady, isSending, send };
}
