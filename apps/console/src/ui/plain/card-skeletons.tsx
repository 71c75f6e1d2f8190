import { SkeletonLine } from '../skeletons.tsx';
import './card-skeletons.css';

/** Cards of a list before they arrive, as high as the real ones. */
export function CardSkeletons({
  cards = 4,
  height,
  hasPicture = false,
}: {
  cards?: number;
  height: number;
  hasPicture?: boolean;
}) {
  return (
    <div aria-busy="true">
      {Array.from({ length: cards }, (_unused, index) => (
        <div
          className="m-card m-card-skeleton line gap-14 stretched"
          style={{ height }}
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          key={index}
        >
          {hasPicture && (
            <span className="skeleton" style={{ width: 76, height: 95, borderRadius: 12 }} />
          )}
          <span className="lines">
            <SkeletonLine width="70%" height={16} />
            <SkeletonLine width="46%" />
            <SkeletonLine width="30%" />
          </span>
        </div>
      ))}
    </div>
  );
}
