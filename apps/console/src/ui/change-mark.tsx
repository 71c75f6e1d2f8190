import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useIntlTag, useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';
import { usePercentText } from './percent.ts';

/** A change in per cent (12.4 = +12.4 %) with its arrow; a dash when there is nothing to compare with. */
export function ChangeMark({
  percent,
  unit = 'percent',
}: {
  percent: number | null | undefined;
  unit?: 'percent' | 'points';
}) {
  const tag = useIntlTag();
  const t = useText(uiTexts);
  const percentText = usePercentText({ least: 1, most: 1 });
  if (percent === null || percent === undefined)
    return <span className="faint inline-line gap-3 text-xs medium nowrap">–</span>;
  const size = Math.abs(percent);
  const number = findNumberFormat(tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(size);
  const Icon = percent < 0 ? ArrowDownRight : ArrowUpRight;
  const tone = percent < 0 ? 'danger-text' : percent > 0 ? 'green-text' : 'faint';
  return (
    <span className={`inline-line gap-3 text-xs medium nowrap num ${tone}`}>
      {percent !== 0 && <Icon size={12} strokeWidth={2} aria-hidden />}
      {percent < 0 && <span className="visually-hidden">−</span>}
      {unit === 'percent' ? percentText(size) : t('points', { value: number })}
    </span>
  );
}
