import { AtSign, ChevronRight, GraduationCap, Link2, PackageOpen } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { firstWeekTexts } from '../../texts/first-week.ts';
import { useQuickStart } from '../stores/use-quick-start.ts';
import { FirstWeekPicture } from './first-week-picture.tsx';
import type { Dashboard } from './use-figure-words.ts';
import './first-week.css';

const steps = [
  { key: 'bio', to: '/share', Icon: AtSign },
  { key: 'ownOrder', to: '/sample', Icon: PackageOpen },
  { key: 'posts', to: '/share', Icon: Link2 },
  { key: 'course', to: '/course', Icon: GraduationCap },
] as const;

/** What a store without a sale shows in place of figures: what brings the first visitors and the first order. */
export function FirstWeek({ data, onShare }: { data: Dashboard; onShare?: () => void }) {
  const t = useText(firstWeekTexts);
  const hasProducts = useQuickStart().data?.hasProducts ?? true;
  const clicks = data.clickSources.reduce((sum, source) => sum + source.clicks, 0);
  return (
    <section className="card section first-week clip" aria-label={t('title')}>
      <div className="first-week-words">
        <FirstWeekPicture />
        <h2 className="h2 above-12 below-4">
          {clicks ? t('visits', { count: clicks }) : t('title')}
        </h2>
        <p className="muted">{t(clicks ? 'visitedLine' : 'line')}</p>
      </div>
      <ol className="stack gap-0">
        {steps
          .filter(({ key }) => hasProducts || key !== 'ownOrder')
          .map(({ key, to, Icon }) => {
            const words = (
              <>
                <i>
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                </i>
                <span>
                  <b className="block medium">{t(key)}</b>
                  <small className="block faint">{t(`${key}Line`)}</small>
                </span>
                <ChevronRight size={16} aria-hidden />
              </>
            );
            return (
              <li key={key}>
                {key === 'bio' && onShare ? (
                  <button type="button" onClick={onShare}>
                    {words}
                  </button>
                ) : (
                  <Link to={to}>{words}</Link>
                )}
              </li>
            );
          })}
      </ol>
    </section>
  );
}
