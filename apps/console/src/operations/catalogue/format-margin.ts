import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
/** A margin in basis points as per cent with one decimal; a dash without one. */
export const formatMargin = (marginBp: number | null | undefined, tag: string): string =>
  marginBp === null || marginBp === undefined
    ? '–'
    : findNumberFormat(tag, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(marginBp / 10_000);
