import { withTexts } from '../lib/load-texts.ts';
import { preloadable } from '../ui/preloadable.tsx';

/** What is around all pages of a signed-in person; fetched while the server still answers who that is. */
export const Shell = preloadable(() => withTexts(import('./shell.tsx'), 'home'));
