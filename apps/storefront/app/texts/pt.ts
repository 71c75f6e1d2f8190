import { postal } from '@vitrine/contract/texts/pt/postal.ts';
import type { StorefrontTexts } from './en.ts';
import { browsing } from './pt/browsing.ts';
import { buying } from './pt/buying.ts';
import { landing } from './pt/landing.ts';
import { ordering } from './pt/ordering.ts';
import { policies } from './pt/policies.ts';

export const pt: StorefrontTexts = { ...browsing, ...buying, ...ordering, ...policies, ...landing, postal };
