import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { LastShipped } from './last-shipped.tsx';
import type { useShipping } from './use-shipping.ts';

const keys = ['J', 'T', 'N', 'P', 'S'] as const;
type QueueKey = (typeof keys)[number];

interface PackingKeysProps {
  /** Keys that do nothing at this moment. */
  without: readonly QueueKey[];
  shipping: ReturnType<typeof useShipping>;
}

/** The keys of the queue, and the parcel that was shipped last. */
export function PackingKeys({ without, shipping }: PackingKeysProps) {
  const t = useText(shipQueueTexts);
  return (
    <footer className="packing-keys">
      {keys
        .filter((key) => !without.includes(key))
        .map((key) => (
          <span key={key} className="inline-line gap-6 nowrap">
            <kbd>{key}</kbd>
            {key === 'J' && <kbd>K</kbd>}
            {t(`key_${key}`)}
          </span>
        ))}
      <LastShipped shipping={shipping} />
    </footer>
  );
}
