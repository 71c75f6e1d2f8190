import { Tooltip } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './chart.css';

interface ChartTab<Key extends string> {
  key: Key;
  name: string;
  /** What the figure means. */
  hint: string;
  value: ReactNode;
  change?: ReactNode;
}

interface ChartTabsProps<Key extends string> {
  label: string;
  tabs: readonly ChartTab<Key>[];
  active: Key;
  /** The id of the picture that the tabs change. */
  panelId: string;
  onChange: (key: Key) => void;
}

/** Figures over a chart, each a tab of two lines. Arrow keys change the tab, as in every tab list. */
export function ChartTabs<Key extends string>({
  label,
  tabs,
  active,
  panelId,
  onChange,
}: ChartTabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const place = tabs.findIndex(({ key }) => key === active);
    const next = (place + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!step || !tab) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="chart-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={walk}>
      {tabs.map(({ key, name, hint, value, change }) => (
        <Tooltip
          key={key}
          title={hint}
          placement="topLeft"
          trigger={['hover', 'focus']}
          mouseEnterDelay={0.4}
        >
          <button
            type="button"
            role="tab"
            aria-selected={key === active}
            aria-controls={panelId}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {name}
            <b className="num line nowrap text-l">
              {value}
              {change}
            </b>
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
