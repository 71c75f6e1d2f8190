import { useEffect, useRef, useState } from 'react';

const pauseMs = 350;

/**
 * The words of a search field: it finds when typing pauses, at once when emptied or asked to. When somebody else changes what
 * the list is narrowed to, the field follows.
 */
export function useFind(initial: string, onFind: (words: string) => void) {
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
      latest.current(next.trim());
    }, waitMs);
  };
  return {
    words,
    type: (next: string) => {
      setWords(next);
      find(next, next ? pauseMs : 0);
    },
    findNow: () => find(words, 0),
  };
}
