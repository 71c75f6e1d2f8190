import { postal } from '@vitrine/contract/texts/zh-cn/postal.ts';
import type { StorefrontTexts } from './en.ts';
import { browsing } from './zh-cn/browsing.ts';
import { buying } from './zh-cn/buying.ts';
import { landing } from './zh-cn/landing.ts';
import { ordering } from './zh-cn/ordering.ts';
import { policies } from './zh-cn/policies.ts';

export const zhCn: StorefrontTexts = { ...browsing, ...buying, ...ordering, ...policies, ...landing, postal };
