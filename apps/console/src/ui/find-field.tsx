import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import './find-field.css';

interface FindFieldProps {
  label: string;
  /** What the list is narrowed to; when somebody else changes it, the field follows. */
  initial?: string;
  maxLength?: number;
  onFind: (words: string) => void;
}

const pauseMs = 350;

/** The search of a list: it finds when typing pauses, at once with Enter or when emptied. */
export function FindField({ label, initial = '', maxLength = 64, onFind }: FindFieldProps) {
  const [words, setWords] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useRef(initial.trim());
  // The newest one: what was filtered while the typing paused must not be undone by an older call.
  const latest = useRef(onFind);
  useEffect(() => {
    latest.current = onFind;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (initial.trim() === found.current) return;
    found.current = initial.trim();
    clearTimeout(timer.current);
    setWords(initial);
  }, [initial]);
  const find = (next: string, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      found.current = next.trim();
      latest.current(next);
    }, waitMs);
  };
  return (
    <Input
      className="find"
      allowClear
      data-search
      suffix={words ? undefined : <kbd>/</kbd>}
      prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
      placeholder={label}
      aria-label={label}
      maxLength={maxLength}
      value={words}
      onChange={({ target }) => {
        setWords(target.value);
        find(target.value, target.value ? pauseMs : 0);
      }}
      onPressEnter={() => find(words, 0)}
    />
  );
}
