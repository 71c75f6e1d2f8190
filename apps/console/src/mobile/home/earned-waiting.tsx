import { SkeletonLine } from '../../ui/skeletons.tsx';

/** The card of the figures before they arrive, as high as the real one. */
export function EarnedWaiting() {
  return (
    <section className="card section m-earned" aria-busy="true">
      <div className="top line between">
        <SkeletonLine width={120} />
        <SkeletonLine width={104} height={38} />
      </div>
      <div style={{ display: 'grid', gap: 14, padding: '14px 0' }}>
        <SkeletonLine width="52%" height={42} />
        <SkeletonLine width="38%" />
        <SkeletonLine height={104} />
        <SkeletonLine width="70%" />
      </div>
      <div className="four columns gap-8">
        {[0, 1, 2, 3].map((cell) => (
          <span key={cell} style={{ display: 'grid', gap: 8, padding: 10 }}>
            <SkeletonLine width="60%" height={12} />
            <SkeletonLine width="76%" height={20} />
            <SkeletonLine width="44%" height={12} />
          </span>
        ))}
      </div>
    </section>
  );
}
