import { createContext, use, useState } from 'react';
import { useSheet } from '../plain/use-sheet.ts';

/** The phone names its overlays in the address, so that going back closes them; the desk provides `false`. */
export const NamesOverlays = createContext(true);

/** One overlay of a page: what it shows (null: closed), opening and closing. */
export function useOverlay(
  name: string,
): Pick<ReturnType<typeof useSheet>, 'value' | 'open' | 'close' | 'drop'> {
  const sheet = useSheet(name);
  const [value, setValue] = useState<string | null>(null);
  if (use(NamesOverlays)) return sheet;
  const close = () => setValue(null);
  return { value, open: (next = '1') => setValue(next), close, drop: close };
}
