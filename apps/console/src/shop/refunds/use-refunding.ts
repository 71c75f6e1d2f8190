import { type OrderRefunds, refundBuyer } from '@vitrine/contract/shop/refunds.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { type RefundChoice, sumRefund } from './refund-choice.rules.ts';

/** An owner returns his buyer's money: what is chosen, what it comes to, and sending it. */
export function useRefunding(
  orderId: string,
  refunds: OrderRefunds,
  onDone: (next: OrderRefunds) => void,
) {
  const [kind, setKind] = useState<RefundChoice['kind']>('whole');
  const [quantities, setQuantities] = useState<Record<string, number | null | undefined>>({});
  const [amount, setAmount] = useState<number | null | undefined>(null);
  const { value: note, type: setNote, forget } = useTyped(`refund-note|${orderId}`, '');
  // What stood here when the popup opened: if another window returns something meanwhile, the server refuses.
  const [seenRefunded] = useState(
    () => refunds.paid?.refunded ?? { amount: 0, currency: 'USD' as const },
  );
  const left = refunds.paid?.left ?? { amount: 0, currency: 'USD' as const };
  const sum = sumRefund(refunds, { kind, quantities, amountMinor: amount ?? 0 });
  // A field that refuses what is typed holds undefined.
  const hasWrong = kind === 'lines' && Object.values(quantities).includes(undefined);
  const isReady = !hasWrong && sum.minor > 0 && !sum.isTooMuch && note.trim().length >= 3;
  // A second click and a repeated request are the same refund; a corrected one is another.
  const sending = useApiMutation(refundBuyer, {
    onSuccess: (next) => {
      forget();
      onDone(next);
    },
  });
  const send = async () => {
    if (!isReady || sending.isBusy) return;
    const lines = Object.entries(quantities).flatMap(([lineId, quantity]) =>
      quantity ? [{ lineId, quantity }] : [],
    );
    const what =
      kind === 'whole'
        ? { kind }
        : kind === 'amount'
          ? { kind, amount: { amount: sum.minor, currency: left.currency } }
          : { kind, lines };
    await sending.run({ params: { orderId }, body: { what, seenRefunded, reason: note.trim() } });
  };
  const setQuantity = (lineId: string, quantity: number | null | undefined) =>
    setQuantities((before) => ({ ...before, [lineId]: quantity }));
  return {
    kind,
    setKind,
    quantities,
    setQuantity,
    amount,
    setAmount,
    note,
    setNote,
    left,
    sum,
    isReady,
    isSending: sending.isBusy,
    send,
  };
}
