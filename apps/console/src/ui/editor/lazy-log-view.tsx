import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../skeletons.tsx';
import type { LogViewProps } from './log-view.tsx';

const LogView = lazy(() => import('./log-view.tsx'));

/** The log viewer, whose library is loaded when it is first shown. */
export const LazyLogView = (props: LogViewProps) => (
  <Suspense fallback={<SkeletonRows rows={8} height={20} />}>
    <LogView {...props} />
  </Suspense>
);
