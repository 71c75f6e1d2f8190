import { postal } from '@vitrine/contract/texts/en/postal.ts';
import { browsing } from './browsing.ts';
import { buying } from './buying.ts';
import { discovery } from './discovery.ts';
import { help } from './help.ts';
import { landing } from './landing.ts';
import { ordering } from './ordering.ts';
import { policies } from './policies.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { suppliers } from './suppliers.ts';

export const texts = {
  ...browsing,
  ...buying,
  ...discovery,
  ...ordering,
  ...policies,
  ...landing,
  ...returns,
  ...reviews,
  ...help,
  ...suppliers,
  postal,
};
