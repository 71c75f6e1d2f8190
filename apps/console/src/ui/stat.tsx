import { Tooltip } from 'antd';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SkeletonLine } from './skeletons.tsx';
import { Sparkline } from './sparkline.tsx';
import './stat.css';

interface StatProps {
  /** The rows behind the figure; the whole cell leads there. */
  to: string;
  name: string;
  /** What the figure means. */
  hint: string;
  value: ReactNode;
  series?: readonly (number | null)[];
  /** The line below: the change, the count. */
  children?: ReactNode;
}

/** One figure of a row of figures. */
export function Stat({ to, name, hint, value, series, children }: StatProps) {
  return (
    <dl className="stat stack gap-4">
      <dt className="stat-name">
        <Link to={to}>{name}</Link>
        <Tooltip title={hint} trigger={['hover', 'focus']}>
          <button type="button" aria-label={hint}>
            <Info size={13} aria-hidden />
          </button>
        </Tooltip>
      </dt>
      <dd className="stat-value line between">
        <b className="num">{value}</b>
        {series && <Sparkline values={series} />}
      </dd>
      <dd className="stat-line cluster faint">{children}</dd>
    </dl>
  );
}

/** The row before its figures arrive, as high as the real one: with the words of its lines where these may take several. */
export function StatsSkeleton({ count, words }: { count: number; words?: string }) {
  return (
    <section className="card stats" aria-busy="true">
      {Array.from({ length: count }, (_unused, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div className="stat stack gap-4" key={index}>
          <span className="stat-name">
            <SkeletonLine width={96} />
          </span>
          <div className="stat-value line between">
            <SkeletonLine width={110} height={20} />
          </div>
          <div className="stat-line cluster faint">
            <SkeletonLine width={words ? 48 : 120} height={12} />
            {words && <span style={{ visibility: 'hidden' }}>{words}</span>}
          </div>
        </div>
      ))}
    </section>
  );
}
