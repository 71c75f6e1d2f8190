import { useEffect, useState } from 'react';

/** A value once it has stood still for a while: what is typed is looked for when typing pauses. */
export function usePaused<Value>(value: Value, pauseMs = 300): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
