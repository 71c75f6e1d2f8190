import { Search, X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { useFind } from '../use-find.ts';
import './search-field.css';

/** The search of a list: it finds when typing pauses, at once when emptied; the field follows the address. */
export function SearchField({
  label,
  value,
  onFind,
}: {
  label: string;
  value: string;
  onFind: (words: string) => void;
}) {
  const t = useText(mobileTexts);
  const { words, type } = useFind(value, onFind);
  return (
    <label className="m-search line faint">
      <Search size={18} aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        placeholder={label}
        aria-label={label}
        value={words}
        maxLength={100}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {words && (
        <button type="button" className="m-icon" aria-label={t('clear')} onClick={() => type('')}>
          <X size={16} aria-hidden />
        </button>
      )}
    </label>
  );
}
