import { useEffect, useLayoutEffect } from 'react';
import { removeBones } from '../lib/bones.ts';
import { settleFirstPage } from '../lib/first-page.ts';
import { progress } from '../lib/progress.ts';

/** Ends the progress bar once what it waited for is on the page. */
export function ProgressEnd({ visit }: { visit: unknown }) {
  useLayoutEffect(removeBones, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit ends its own bar
  useEffect(() => {
    progress.done();
    void settleFirstPage();
  }, [visit]);
  return null;
}
