import { legal } from './legal.ts';
import { setUp } from './set-up.ts';
import { sampleStore, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { statusPages } from './status-pages.ts';
import { client, ui } from './ui.ts';

/** Texts of the pages before a sign-in, and of what every page has. */
export const start = {
  legal,
  setUp,
  signIn,
  sampleStore,
  signUp,
  statusPages,
  ui,
  client,
};
