import { ChevronDown, ChevronUp } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';

/** From one order of the list behind the drawer to the one before or after it. */
export function DrawerSteps({
  onPrevious,
  onNext,
}: {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const t = useText(orderTexts);
  return (
    <span className="line stretched gap-2">
      <button
        type="button"
        className="quiet square"
        aria-label={t('previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <ChevronUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="quiet square"
        aria-label={t('next')}
        disabled={!onNext}
        onClick={onNext}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
    </span>
  );
}
