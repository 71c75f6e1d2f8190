import type { Money } from '@vitrine/contract/money.ts';
import type { BuyerReturn } from '@vitrine/contract/shop/buyer-returns.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface StateWords {
  tone: 'good' | 'wait' | 'bad' | 'calm';
  title: string;
  /** What it means for the buyer, and what happens next. */
  line: string;
}

/** The state of a request in the buyer’s words. */
export function stateWords(
  request: BuyerReturn,
  texts: StorefrontTexts,
  money: (amount: Money) => string,
): StateWords {
  const { returns: words } = texts;
  const { state, refund, refusal, kind, carrier, trackingNumber, replacement } = request;
  const title = words.states[state];
  switch (state) {
    case 'requested':
      return {
        tone: 'wait',
        title,
        line: kind === 'cancellation' ? words.afterCancellation : words.afterRequest,
      };
    case 'approved':
      return { tone: 'wait', title, line: '' };
    case 'sent': {
      const parcel = [carrier, trackingNumber].filter(Boolean).join(' ');
      return {
        tone: 'wait',
        title,
        line: parcel ? fill(words.sentWith, { parcel }) : words.sentWithout,
      };
    }
    case 'received':
      return { tone: 'wait', title, line: words.receivedLine };
    case 'inspected':
      return { tone: 'wait', title, line: words.inspectedLine };
    case 'replacing':
      return { tone: 'wait', title, line: words.replacingLine };
    case 'replaced': {
      const parcel = replacement ? `${replacement.carrier} ${replacement.trackingNumber}` : '';
      return { tone: 'good', title, line: fill(words.replacedLine, { parcel }) };
    }
    case 'refunded': {
      if (!refund) return { tone: 'good', title, line: '' };
      const amount = money(refund.amount);
      return refund.isDone
        ? { tone: 'good', title, line: fill(words.refundedLine, { amount }) }
        : { tone: 'wait', title: words.refunding, line: fill(words.refundingLine, { amount }) };
    }
    case 'refused':
      return {
        tone: 'bad',
        title,
        line: refusal ? fill(words.refusal, { reason: refusal }) : words.overtaken,
      };
    case 'expired':
      return { tone: 'bad', title, line: words.expiredLine };
    default:
      return { tone: 'calm', title, line: '' };
  }
}
