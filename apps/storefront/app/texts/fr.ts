import { postal } from '@vitrine/contract/texts/fr/postal.ts';
import type { StorefrontTexts } from './en.ts';
import { browsing } from './fr/browsing.ts';
import { buying } from './fr/buying.ts';
import { landing } from './fr/landing.ts';
import { ordering } from './fr/ordering.ts';
import { policies } from './fr/policies.ts';

export const fr: StorefrontTexts = { ...browsing, ...buying, ...ordering, ...policies, ...landing, postal };
