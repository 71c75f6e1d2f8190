import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useFind } from './use-find.ts';
import './find-field.css';

interface FindFieldProps {
  label: string;
  /** What the list is narrowed to. */
  initial?: string;
  maxLength?: number;
  onFind: (words: string) => void;
}

/** How wide a hint is, about: Latin letters on average, and Chinese ones. */
const hintWidth = (hint: string): string =>
  `${[...hint].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.65 : 0.85), 0).toFixed(1)}ch`;

/** The search of a list at the desk; Enter finds at once. */
export function FindField({ label, initial = '', maxLength = 64, onFind }: FindFieldProps) {
  const { words, type, findNow } = useFind(initial, onFind);
  return (
    <Input
      className="find"
      styles={{ prefix: { marginInlineEnd: 8 } }}
      style={{ ['--hint' as string]: hintWidth(label) }}
      allowClear
      data-search
      suffix={words ? undefined : <kbd>/</kbd>}
      prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
      placeholder={label}
      aria-label={label}
      maxLength={maxLength}
      value={words}
      onChange={({ target }) => type(target.value)}
      onPressEnter={findNow}
    />
  );
}
