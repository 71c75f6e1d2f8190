import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import type { useFigureChart } from './use-chart.ts';
import './figures-table.css';

/** The points of a chart as rows, newest first; each value opens its orders. */
export function FiguresTable({
  chart,
  label,
}: {
  chart: ReturnType<typeof useFigureChart>;
  label: string;
}) {
  const t = useText(dashboardTexts);
  const { figure, words, write, pathOf } = chart;
  const value = (period: 'now' | 'before', index: number) => {
    const text = write((period === 'now' ? figure.series : figure.previousSeries)[index]);
    const title = (period === 'now' ? words.titles : words.previousTitles)[index];
    return (
      <Link to={pathOf(period, index) ?? ''} aria-label={`${title}: ${text}`} title={title}>
        {text}
      </Link>
    );
  };
  return (
    <div className="figures-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.before}</th>
          </tr>
        </thead>
        <tbody>
          {words.titles
            .map((title, index) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td className="num">{value('now', index)}</td>
                <td className="num">{value('before', index)}</td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </div>
  );
}
