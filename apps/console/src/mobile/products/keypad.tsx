import { Delete } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { type KeypadKey, keypadKeys } from './keypad.rules.ts';

/** The site's own number keys: large, always in the same place, with what finishes beside them. */
export function Keypad({
  decimalSign,
  isDone,
  onKey,
  onDone,
}: {
  /** Nothing where the currency has no decimals. */
  decimalSign: string;
  isDone: boolean;
  onKey: (key: KeypadKey) => void;
  onDone: () => void;
}) {
  const t = useText(mobilePriceTexts);
  return (
    <div className="m-keypad num">
      {keypadKeys.map((key) => {
        if (key === 'done')
          return (
            <button key={key} type="button" className="done" disabled={!isDone} onClick={onDone}>
              {t('done')}
            </button>
          );
        if (key === 'back')
          return (
            <button
              key={key}
              type="button"
              aria-label={t('deleteDigit')}
              onClick={() => onKey(key)}
            >
              <Delete size={24} aria-hidden />
            </button>
          );
        return (
          <button
            key={key}
            type="button"
            disabled={key === '.' && !decimalSign}
            onClick={() => onKey(key)}
          >
            {key === '.' ? decimalSign : key}
          </button>
        );
      })}
    </div>
  );
}
