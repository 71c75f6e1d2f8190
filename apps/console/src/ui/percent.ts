import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { useIntlTag } from '../lib/i18n.ts';

/** Writes per cent (12.4 = 12.4 %) as the language does: with its decimal sign, and with or without a space. */
export function usePercentText(
  decimals: { least?: number; most?: number } = {},
): (percent: number) => string {
  const tag = useIntlTag();
  const { least = 0, most = Math.max(least, 0) } = decimals;
  const format = findNumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return (percent) => format.format(percent / 100).replace('-', '−');
}
