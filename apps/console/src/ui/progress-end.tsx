import { useEffect } from 'react';
import { progress } from '../lib/progress.ts';

/** Ends the progress bar once what it waited for is on the page. */
export function ProgressEnd({ visit }: { visit: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit ends its own bar
  useEffect(() => progress.done(), [visit]);
  return null;
}
