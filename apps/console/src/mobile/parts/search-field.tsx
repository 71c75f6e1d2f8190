import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { mobileTexts } from '../../texts/mobile.ts';

const pauseMs = 300;

/** The search of a list: it finds when typing pauses, at once when emptied; the field follows the address. */
export function SearchField({ label, value, onFind }: { label: string; value: string; onFind: (words: string) => void }) {
  const t = useText(mobileTexts);
  const [words, setWords] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useRef(value);
  // What was chosen while the typing paused must not be undone by an older call.
  const latest = useRef(onFind);
  useEffect(() => {
    latest.current = onFind;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === found.current) return;
    found.current = value;
    clearTimeout(timer.current);
    setWords(value);
  }, [value]);
  const find = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        found.current = next.trim();
        latest.current(next.trim());
      },
      next ? pauseMs : 0,
    );
  };
  return (
    <label className="m-search">
      <Search size={18} aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        placeholder={label}
        aria-label={label}
        value={words}
        maxLength={100}
        onChange={({ target }) => find(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {words && (
        <button type="button" className="m-icon" aria-label={t('clear')} onClick={() => find('')}>
          <X size={16} aria-hidden />
        </button>
      )}
    </label>
  );
}
