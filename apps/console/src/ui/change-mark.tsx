import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useIntlTag } from '../lib/i18n.ts';
import './change-mark.css';

/** A change in per cent (12.4 = +12.4 %) with its arrow; a dash when there is nothing to compare with. */
export function ChangeMark({ percent, unit = 'percent' }: { percent: number | null | undefined; unit?: 'percent' | 'points' }) {
  const tag = useIntlTag();
  if (percent === null || percent === undefined) return <span className="change t3">–</span>;
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(percent));
  const Icon = percent < 0 ? ArrowDownRight : ArrowUpRight;
  const tone = percent < 0 ? 'down' : percent > 0 ? 'up' : 'same';
  return (
    <span className={`change num ${tone}`}>
      {percent !== 0 && <Icon size={12} strokeWidth={2} aria-hidden />}
      {percent < 0 && <span className="visually-hidden">−</span>}
      {number}
      {unit === 'percent' ? ' %' : ' pt'}
    </span>
  );
}
