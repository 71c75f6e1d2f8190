import { Info } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import type { Dashboard } from '../../shop/analytics/use-figure-words.ts';
import { type ShownFigure, useFigures } from '../../shop/analytics/use-figures.tsx';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { mobileTexts } from '../../texts/mobile.ts';

function FigureRow({ to, name, hint, value, line }: ShownFigure) {
  const t = useText(mobileTexts);
  const [isExplained, setExplained] = useState(false);
  const end = (
    <>
      <b className="num">{value}</b>
      {line && <small>{line}</small>}
    </>
  );
  return (
    <li className="m-figure">
      <span className="line gap-12 between">
        <button
          type="button"
          aria-expanded={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          {name}
          <Info className="rigid" size={15} aria-label={t('whatIsIt')} />
        </button>
        {to ? <Link to={to}>{end}</Link> : <span>{end}</span>}
      </span>
      {isExplained && <p className="hint">{hint}</p>}
    </li>
  );
}

/** The seven figures of the dashboard as rows: a name explains itself, a value leads to its rows. */
export function AllFigures({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  const figures = useFigures(data);
  return (
    <section className="card section" aria-label={t('allFigures')}>
      <div className="card-head">
        <h2 className="h3">{t('allFigures')}</h2>
      </div>
      <ul>
        {Object.values(figures).map((figure) => (
          <FigureRow {...figure} key={figure.key} />
        ))}
      </ul>
    </section>
  );
}
