import { useEffect, useRef, useState } from 'react';

const pauseMs = 300;

/** For a select whose options the server finds: what was typed, once the person pauses. */
export function useDelayedSearch() {
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    words,
    /** The text in the field now, before the pause as well. */
    typed,
    showSearch: {
      filterOption: false,
      onSearch: (text: string) => {
        setTyped(text.trim());
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setWords(text.trim()), pauseMs);
      },
    } as const,
  };
}
