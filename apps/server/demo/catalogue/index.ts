import { beautyProducts } from './beauty.ts';
import type { CatalogueProduct } from './catalogue.types.ts';
import { deskProducts } from './desk.ts';
import { homeProducts } from './home.ts';
import { kitchenProducts } from './kitchen.ts';
import { playProducts } from './play.ts';
import { sportProducts } from './sport.ts';
import { techProducts } from './tech.ts';
import { travelProducts } from './travel.ts';

export type * from './catalogue.types.ts';
export { categories } from './categories.ts';

export const products: readonly CatalogueProduct[] = [
  ...homeProducts,
  ...kitchenProducts,
  ...deskProducts,
  ...techProducts,
  ...travelProducts,
  ...sportProducts,
  ...beautyProducts,
  ...playProducts,
];
