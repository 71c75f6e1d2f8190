import type { DashboardWindow } from '@vitrine/contract/shop/dashboard.ts';
import { Segmented, Tooltip } from 'antd';
import { ChartSpline, ImageDown, Rows3, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { uiTexts } from '../../texts/ui.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { ChartTabs } from '../../ui/chart-tabs.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Money } from '../../ui/money.tsx';
import { FiguresTable } from './figures-table.tsx';
import { type FigureName, figureNames } from './points.rules.ts';
import { useChartPicture, useFigureChart } from './use-chart.ts';
import type { Dashboard } from './use-figure-words.ts';

/** The one large chart: four figures as tabs, 24 hours or 7 days, the period before behind it; each point opens its orders. */
export function FiguresCard({ data, first }: { data: Dashboard; first: FigureName }) {
  const t = useText(dashboardTexts);
  const tUi = useText(uiTexts);
  const panelId = useId();
  const navigate = useNavigate();
  const [window, setWindow] = useState<DashboardWindow>('week');
  const [name, setName] = useState<FigureName>(first);
  const [isTable, setTable] = useState(false);
  const chart = useFigureChart(data, window, name);
  const picture = useChartPicture(chart, name);
  const { words, parts, summary, format, pathOf } = chart;
  return (
    <section className="card" aria-label={t('figures')}>
      <div className="chart-head">
        <ChartTabs
          label={t('figures')}
          active={name}
          panelId={panelId}
          onChange={setName}
          tabs={figureNames.map((one) => {
            const { value, change } = data.windows[window][one];
            return {
              key: one,
              name: t(one),
              hint: t(`${one}Hint`),
              value: format(one)(value),
              change: change !== null && (
                <ChangeMark percent={change} unit={one === 'conversion' ? 'points' : 'percent'} />
              ),
            };
          })}
        />
        <Segmented<DashboardWindow>
          aria-label={t('window')}
          value={window}
          onChange={setWindow}
          options={[
            { value: 'day', label: t('hours24') },
            { value: 'week', label: t('days7') },
          ]}
        />
      </div>
      <div className="chart-body" id={panelId} role="tabpanel" aria-label={t(name)}>
        {isTable ? (
          <FiguresTable chart={chart} label={t(name)} />
        ) : (
          <LineChart
            {...parts}
            summary={summary}
            openHint={t('openHint')}
            onOpen={(index) => {
              const path = pathOf('now', index);
              if (path) void navigate(path);
            }}
          />
        )}
      </div>
      <div className="chart-foot">
        <span className="cluster gap-4-16 stretched">
          <span>
            <i />
            {words.now}
          </span>
          <span>
            <i className="dotted" />
            {words.before}
          </span>
        </span>
        <span className="chart-tools">
          {data.averageBloggerRevenue && (
            <Tooltip title={t('averageCreatorHint')} trigger={['hover', 'focus']}>
              <button type="button" className="average">
                <Users size={14} aria-hidden /> {t('averageCreator')}{' '}
                <b className="ink">
                  <Money kind="inline" value={data.averageBloggerRevenue} />
                </b>
              </button>
            </Tooltip>
          )}
          <button type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? <ChartSpline size={14} aria-hidden /> : <Rows3 size={14} aria-hidden />}
            {t(isTable ? 'asChart' : 'asTable')}
          </button>
          <button type="button" disabled={picture.isBusy} onClick={() => void picture.run()}>
            <ImageDown size={14} aria-hidden />
            {tUi('savePicture')}
          </button>
        </span>
      </div>
    </section>
  );
}
