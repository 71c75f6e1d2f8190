import { useEffect } from 'react';
import type { Location } from 'react-router';
import { progress } from './progress.ts';

/** Ends the progress bar once what it waited for is on the page. */
export function ProgressEnd({ visit }: { visit: Location }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit ends its own bar
  useEffect(() => progress.done(), [visit]);
  return null;
}
