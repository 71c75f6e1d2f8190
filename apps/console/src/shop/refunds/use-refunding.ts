import { type OrderRefunds, refundBuyer, refundOrder } from '@vitrine/contract/shop/refunds.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { focusRefused, useFormErrors } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { refundTexts } from '../../texts/refunds.ts';
import { type RefundChoice, sumRefund } from './refund-choice.rules.ts';

/** Owners return their buyers' money, operators everyone else's. */
export type RefundSide = 'owner' | 'operators';

interface Typed {
  kind: RefundChoice['kind'];
  quantities: Record<string, number | null | undefined>;
  /** In minor units. */
  amount: number | null | undefined;
  /** The shipped units are in the warehouse again; only operators know. */
  areBack: boolean;
  note: string;
}

const nothingTyped: Typed = {
  kind: 'whole',
  quantities: {},
  amount: null,
  areBack: false,
  note: '',
};

/** A refund of an order: what is chosen, what it comes to, and sending it. */
export function useRefunding(
  side: RefundSide,
  orderId: string,
  refunds: OrderRefunds,
  onDone: (next: OrderRefunds, minor: number) => void,
) {
  const t = useText(refundTexts);
  const draft = useTyped(`refund|${orderId}`, nothingTyped);
  const typed = draft.value;
  const { kind, quantities, amount } = typed;
  const note = typed.note.trim();
  // The state when the overlay opened: if another user refunds something meanwhile, the server refuses.
  const [seenRefunded] = useState(
    () => refunds.paid?.refunded ?? { amount: 0, currency: 'USD' as const },
  );
  const left = refunds.paid?.left ?? { amount: 0, currency: 'USD' as const };
  const sum = sumRefund(refunds, { kind, quantities, amountMinor: amount ?? 0 });
  // A field that refuses what is typed holds undefined.
  const hasWrong = kind === 'lines' && Object.values(quantities).includes(undefined);
  const hasSum = sum.minor > 0 && !sum.isTooMuch;
  const hasNote = note.length >= 3;
  const errors = useFormErrors(
    (key: 'noteNeeded') => t(key),
    { note },
    { note: hasNote ? undefined : 'noteNeeded' },
  );
  const done = {
    onSuccess: (next: OrderRefunds) => {
      draft.forget();
      onDone(next, sum.minor);
    },
  };
  // A second click and a repeated request are the same refund; a corrected one is another.
  const byOwner = useApiMutation(refundBuyer, done);
  const byOperators = useApiMutation(refundOrder, done);
  const isSending = byOwner.isBusy || byOperators.isBusy;
  const send = async () => {
    if (!hasSum || isSending || !errors.check()) return;
    if (hasWrong) {
      focusRefused();
      return;
    }
    const lines = Object.entries(quantities).flatMap(([lineId, quantity]) =>
      quantity ? [{ lineId, quantity }] : [],
    );
    const what =
      kind === 'whole'
        ? { kind }
        : kind === 'amount'
          ? { kind, amount: { amount: sum.minor, currency: left.currency } }
          : { kind, lines };
    const params = { orderId };
    const body = { what, seenRefunded, reason: note };
    if (side === 'owner') await byOwner.run({ params, body });
    else
      await byOperators.run({
        params,
        body: { ...body, areBack: sum.hasShipped && typed.areBack },
      });
  };
  return {
    side,
    typed,
    change: (changed: Partial<Typed>) => draft.type({ ...typed, ...changed }),
    isRestored: draft.isRestored,
    discard: draft.discard,
    left,
    sum,
    noteError: errors.textOf('note'),
    // Operators press the button to see what is missing; that of owners waits until nothing is.
    isReady: hasSum && (side === 'operators' || (hasNote && !hasWrong)),
    isSending,
    send,
  };
}
