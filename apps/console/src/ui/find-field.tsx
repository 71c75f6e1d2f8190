import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface FindFieldProps {
  label: string;
  initial?: string;
  onFind: (words: string) => void;
}

const pauseMs = 350;

/** The search of a list: it finds when typing pauses, at once with Enter or when emptied. */
export function FindField({ label, initial = '', onFind }: FindFieldProps) {
  const [words, setWords] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (next: string, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onFind(next), waitMs);
  };
  return (
    <Input
      className="find"
      allowClear
      data-search
      prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
      placeholder={label}
      aria-label={label}
      maxLength={64}
      value={words}
      onChange={({ target }) => {
        setWords(target.value);
        find(target.value, target.value ? pauseMs : 0);
      }}
      onPressEnter={() => find(words, 0)}
    />
  );
}
