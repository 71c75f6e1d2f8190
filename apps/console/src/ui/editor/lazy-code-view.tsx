import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../skeletons.tsx';
import type { CodeViewProps } from './code-view.tsx';

const CodeView = lazy(() => import('./code-view.tsx'));

/** The view of source code, whose library is loaded when it is first shown. */
export const LazyCodeView = (props: CodeViewProps) => (
  <Suspense fallback={<SkeletonRows rows={8} height={20} />}>
    <CodeView {...props} />
  </Suspense>
);
