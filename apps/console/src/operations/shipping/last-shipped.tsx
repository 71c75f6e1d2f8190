import { Check } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import type { useShipping } from './use-shipping.ts';

/** The parcel that was shipped last, which can be taken back for half an hour. */
export function LastShipped({ shipping }: { shipping: ReturnType<typeof useShipping> }) {
  const t = useText(shipQueueTexts);
  const { last } = shipping;
  if (!last) return null;
  const [first] = last.orders;
  return (
    <span className="packing-last inline-line gap-6 nowrap" role="status">
      <Check className="green-text" size={14} aria-hidden />
      <span className="num ink">
        {last.orders.length === 1 && first
          ? t('shippedBy', { number: first.number, carrier: last.carrier })
          : t('shippedMany', { count: last.orders.length })}
      </span>
      <button
        type="button"
        className="underlined primary-text"
        disabled={shipping.isUndoing}
        onClick={shipping.undo}
      >
        {t('undo')}
      </button>
      <kbd>U</kbd>
    </span>
  );
}
