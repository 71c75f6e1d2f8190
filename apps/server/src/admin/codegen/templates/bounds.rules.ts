import type { TableColumn } from '../catalogue.ts';

/** The largest whole number that a column takes. */
export const integerMax = ({ type }: TableColumn): string =>
  type === 'smallint' ? '32_767' : '2_147_483_647';
