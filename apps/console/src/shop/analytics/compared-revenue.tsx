import type { ComparedRevenue } from '@vitrine/contract/shop/dashboard.ts';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { Money } from '../../ui/money.tsx';
import { comparedPath } from './points.rules.ts';
import type { Dashboard } from './use-figure-words.ts';
import './compared-revenue.css';

const names = ['yesterday', 'lastWeek', 'lastMonth', 'lastYear'] as const;

function Side({
  side,
  label,
  isBefore = false,
}: {
  side: ComparedRevenue['now'];
  label: string;
  isBefore?: boolean;
}) {
  return (
    <dd className={isBefore ? 'before' : ''}>
      <Link className="faint" to={comparedPath(side)}>
        <Money value={side.amount} />
        <span className={isBefore ? '' : 'visually-hidden'}> {label}</span>
      </Link>
    </dd>
  );
}

/** Revenue against yesterday, last week, last month and last year; both amounts open their orders. */
export function ComparedRevenueCard({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  const clock = useClock();
  return (
    <section className="card section" aria-label={t('compared')}>
      <div className="card-head">
        <h2 className="h3">{t('compared')}</h2>
      </div>
      <div className="compared">
        {names.map((name) => {
          const { now, before, change } = data.comparedRevenue[name];
          const until = before.timeTo ? clock.write('time', before.timeTo) : '';
          return (
            <dl key={name} title={t(`${name}Hint`)}>
              <dt className="full-row small muted">{t(`${name}Now`)}</dt>
              <Side side={now} label={t(`${name}Now`)} />
              <Side side={before} label={t(`${name}Before`, { time: until })} isBefore />
              <dd className="mark">
                {change === null ? <small>{t('noBase')}</small> : <ChangeMark percent={change} />}
              </dd>
            </dl>
          );
        })}
      </div>
    </section>
  );
}
