import { Tooltip } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { Stat } from '../../ui/stat.tsx';
import type { Dashboard } from './use-figure-words.ts';
import { useFigures } from './use-figures.tsx';

/** The figures of the start page; each says what it means and leads to the rows behind it. */
export function StatCards({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  const { today, week, total, toShip, products, newToday } = useFigures(data);
  return (
    <section className="card stats">
      {[today, week, total].map(({ key, to = '', line, ...figure }) => (
        <Stat key={key} to={to} {...figure}>
          {line}
        </Stat>
      ))}
      <Stat to={toShip.to ?? ''} name={toShip.name} hint={toShip.hint} value={toShip.value}>
        {toShip.line}
        {/* The whole cell is the link; this says so. */}
        {data.pendingShipment.count > 0 && (
          <span className="push primary-text medium" aria-hidden="true">
            {t('view')}
          </span>
        )}
      </Stat>
      <Stat to={products.to ?? ''} name={products.name} hint={products.hint} value={products.value}>
        <Tooltip title={newToday.hint} trigger={['hover', 'focus']}>
          <Link className="stat-inner" to={newToday.to ?? ''}>
            {data.products.newToday === 0 ? (
              t('noneNew')
            ) : (
              <>
                <span className="earned num">+{newToday.value}</span> {t('newToday')}
                {newToday.line && ` · ${newToday.line}`}
              </>
            )}
          </Link>
        </Tooltip>
      </Stat>
    </section>
  );
}
