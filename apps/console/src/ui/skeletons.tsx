import './skeletons.css';

/** A grey bar in the place of a text. */
export function SkeletonLine({
  width = '100%',
  height = 14,
}: {
  width?: number | string;
  height?: number;
}) {
  return <span className="skeleton" style={{ width, height }} aria-hidden="true" />;
}

/** Rows of a table before they arrive, as high as the real ones. */
export function SkeletonRows({
  rows = 8,
  height = 64,
  hasPicture = false,
}: {
  rows?: number;
  height?: number;
  hasPicture?: boolean;
}) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_unused, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div className="skeleton-row line gap-12" style={{ height }} key={index}>
          {hasPicture && (
            <span className="skeleton" style={{ width: 40, height: 48, borderRadius: 8 }} />
          )}
          <SkeletonLine width={`${34 + ((index * 7) % 5) * 4}%`} />
          <i />
          <SkeletonLine width={64} />
          <SkeletonLine width={64} />
        </div>
      ))}
    </div>
  );
}

/** A page whose code is on its way: head and one card. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <div className="skeleton-head line gap-0 below-8">
        <SkeletonLine width={180} height={24} />
      </div>
      <div className="card">
        <SkeletonRows />
      </div>
    </div>
  );
}
