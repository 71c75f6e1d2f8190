import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../lib/i18n.ts';
import { listTexts } from '../texts/lists.ts';
import { useFind } from './use-find.ts';
import './find-field.css';

interface FindFieldProps {
  label: string;
  /** The text that the list is narrowed to. */
  initial?: string;
  maxLength?: number;
  onFind: (words: string) => void;
}

/** How wide a hint is, about: Latin letters on average, and Chinese ones. */
const hintWidth = (hint: string): string =>
  `${[...hint].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.65 : 0.85), 0).toFixed(1)}ch`;

/** The search of a list at the desk; Enter finds at once. */
export function FindField({ label, initial = '', maxLength = 64, onFind }: FindFieldProps) {
  const t = useText(listTexts);
  const { words, type, findNow } = useFind(initial, onFind);
  const field = useRef<HTMLInputElement>(null);
  return (
    <label className="find" style={{ ['--hint' as string]: hintWidth(label) }}>
      <Search size={16} color="var(--ink-3)" aria-hidden />
      <input
        ref={field}
        type="text"
        data-search
        placeholder={label}
        aria-label={label}
        maxLength={maxLength}
        value={words}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && findNow()}
      />
      {words ? (
        <button
          type="button"
          aria-label={t('clearChoice')}
          // For the mouse; the field itself is emptied by keys.
          tabIndex={-1}
          onClick={() => {
            type('');
            field.current?.focus();
          }}
        >
          <svg
            viewBox="64 64 896 896"
            width={12}
            height={12}
            fill="currentColor"
            aria-hidden="true"
          >
            <path d="M512 64c247.4 0 448 200.6 448 448S759.4 960 512 960 64 759.4 64 512 264.6 64 512 64zm127.98 274.82h-.04l-.08.06L512 466.75 384.14 338.88c-.04-.05-.06-.06-.08-.06a.12.12 0 00-.07 0c-.03 0-.05.01-.09.05l-45.02 45.02a.2.2 0 00-.05.09.12.12 0 000 .07v.02a.27.27 0 00.06.06L466.75 512 338.88 639.86c-.05.04-.06.06-.06.08a.12.12 0 000 .07c0 .03.01.05.05.09l45.02 45.02a.2.2 0 00.09.05.12.12 0 00.07 0c.02 0 .04-.01.08-.05L512 557.25l127.86 127.87c.04.04.06.05.08.05a.12.12 0 00.07 0c.03 0 .05-.01.09-.05l45.02-45.02a.2.2 0 00.05-.09.12.12 0 000-.07v-.02a.27.27 0 00-.05-.06L557.25 512l127.87-127.86c.04-.04.05-.06.05-.08a.12.12 0 000-.07c0-.03-.01-.05-.05-.09l-45.02-45.02a.2.2 0 00-.09-.05.12.12 0 00-.07 0z" />
          </svg>
        </button>
      ) : (
        <kbd>/</kbd>
      )}
    </label>
  );
}
