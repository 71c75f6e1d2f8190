import { containsText } from '@vitrine/contract/fold-text.ts';
import { Popover } from 'antd';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { focusWhenOpen } from '../../ui/focus-when-open.ts';

interface SearchListItem {
  value: string;
  label: string;
  note?: string;
  icon?: ReactNode;
}

interface SearchListProps {
  label: string;
  button: ReactNode;
  /** What the choice does and does not do, above the list. */
  hint?: string | undefined;
  items: readonly SearchListItem[];
  value: string;
  onChoose: (value: string) => void;
}

/** A top-bar choice among many: type to narrow, click or Enter to choose. */
export function SearchList({ label, hint, button, items, value, onChoose }: SearchListProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const typed = words.trim().toLowerCase();
  const hits = items.filter(
    (item) => containsText(item.label, words) || item.value.toLowerCase().startsWith(typed),
  );
  const choose = (chosen: string | undefined) => {
    if (!chosen) return;
    setOpen(false);
    onChoose(chosen);
  };
  const content = (
    <div ref={list} className="search-list">
      <input
        // biome-ignore lint/a11y/noAutofocus: the list was opened to search in it
        autoFocus
        value={words}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose(hits[0]?.value);
          if (event.key === 'Escape') setOpen(false);
        }}
      />
      {hint && <p className="search-list-hint">{hint}</p>}
      <div role="listbox" aria-label={label}>
        {hits.map((item) => (
          <button
            key={item.value}
            type="button"
            role="option"
            aria-selected={item.value === value}
            onClick={() => choose(item.value)}
          >
            {item.icon}
            <span className="truncate">{item.label}</span>
            <small className="text-12">{item.note}</small>
            {item.value === value && <Check size={14} strokeWidth={2} aria-hidden />}
          </button>
        ))}
      </div>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={content}
      open={isOpen}
      afterOpenChange={focusWhenOpen(list)}
      styles={{ container: { padding: 6 } }}
      onOpenChange={(open) => {
        setOpen(open);
        setWords('');
      }}
    >
      <button type="button" className="quiet" title={label}>
        <span className="visually-hidden">{label}: </span>
        {button}
        <ChevronDown size={12} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
      </button>
    </Popover>
  );
}
