import { Scale } from 'lucide-react';
import { useText } from '../lib/i18n.ts';
import { useCurrencies, useOldRate } from '../lib/rates.ts';
import { shellTexts } from '../texts/shell.ts';

/** Says once, above all pages, that amounts are in their own currency only, because a rate is too old. */
export function RateLine({ className }: { className: string }) {
  const t = useText(shellTexts);
  const { isPending } = useCurrencies();
  const currency = useOldRate();
  return (
    <div role="status">
      {!isPending && currency && (
        <div className={className}>
          <Scale size={16} aria-hidden />
          {t('oldRate', { currency })}
        </div>
      )}
    </div>
  );
}
