import type { SameAreas } from '@vitrine/contract/catalogue.ts';
import type { start as english } from '../en/start.ts';
import { legal } from './legal.ts';
import { setUp } from './set-up.ts';
import { sampleStore, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { statusPages } from './status-pages.ts';
import { client, ui } from './ui.ts';

export const start = {
  legal,
  setUp,
  signIn,
  sampleStore,
  signUp,
  statusPages,
  ui,
  client,
} satisfies SameAreas<typeof english>;
