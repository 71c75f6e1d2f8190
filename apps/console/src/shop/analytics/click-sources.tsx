import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { Link } from 'react-router';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { EmptyState } from '../../ui/page-state.tsx';
import { SourceIcon } from './source-icon.tsx';
import type { Dashboard } from './use-figure-words.ts';
import './click-sources.css';

/** Which links bring people; a tracked link leads to the page of links. */
export function ClickSources({ data, onShare }: { data: Dashboard; onShare: () => void }) {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const total = data.clickSources.reduce((sum, { clicks }) => sum + clicks, 0);
  const number = findNumberFormat(tag);
  const percent = findNumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const nameOf = (kind: string, name: string) => {
    if (kind === 'direct') return t('direct');
    if (kind === 'other') return t('otherSources');
    return kind === 'link' ? <Link to="/share">{name}</Link> : name;
  };
  return (
    <section className="card section">
      <div className="card-head">
        <h2 className="h3">{t('sources')}</h2>
        <small className="num">{t('clicksIn30', { count: total })}</small>
      </div>
      {total === 0 ? (
        <EmptyState
          text={t('noClicks')}
          action={
            <button type="button" className="btn" onClick={onShare}>
              {t('share')}
            </button>
          }
        />
      ) : (
        <ul className="sources">
          {data.clickSources.map((source) => (
            <li className="stack gap-4" key={`${source.kind} ${source.channel} ${source.name}`}>
              <span className="source-name muted">
                <SourceIcon source={source} />
                <span className="truncate">{nameOf(source.kind, source.name)}</span>
              </span>
              <span>
                <b className="num">{number.format(source.clicks)}</b>
                <small className="faint num">{percent.format(source.clicks / total)}</small>
              </span>
              <i style={{ ['--part' as string]: `${(source.clicks / total) * 100}%` }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
