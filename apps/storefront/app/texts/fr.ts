import type { StorefrontTexts } from './en.ts';
import { browsing } from './fr/browsing.ts';
import { buying } from './fr/buying.ts';
import { landing } from './fr/landing.ts';
import { ordering } from './fr/ordering.ts';
import { policies } from './fr/policies.ts';
import { postal } from './fr/postal.ts';

export const fr: StorefrontTexts = { ...browsing, ...buying, ...ordering, ...policies, ...landing, ...postal };
