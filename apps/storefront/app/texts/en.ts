import { postal } from '@vitrine/contract/texts/en/postal.ts';
import { browsing } from './en/browsing.ts';
import { buying } from './en/buying.ts';
import { landing } from './en/landing.ts';
import { ordering } from './en/ordering.ts';
import { policies } from './en/policies.ts';

/** English; its shape is the shape of all five, so a missing text does not compile. */
export const en = { ...browsing, ...buying, ...ordering, ...policies, ...landing, postal };

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends string[] ? string[] : Shape<T[K]> };
export type StorefrontTexts = Shape<typeof en>;
