import { postal } from '@vitrine/contract/texts/es/postal.ts';
import type { StorefrontTexts } from './en.ts';
import { browsing } from './es/browsing.ts';
import { buying } from './es/buying.ts';
import { landing } from './es/landing.ts';
import { ordering } from './es/ordering.ts';
import { policies } from './es/policies.ts';

export const es: StorefrontTexts = { ...browsing, ...buying, ...ordering, ...policies, ...landing, postal };
