import { lazy, Suspense } from 'react';
import { SkeletonLine } from './skeletons.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

export interface RichTextFieldProps {
  id?: string;
  label: string;
  /** HTML. */
  value?: string;
  onChange?: (html: string) => void;
}

/** A text with formatting in a form of the desk. Its editor is loaded with the first one. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<SkeletonLine height={180} />}>
      <Editor {...props} />
    </Suspense>
  );
}
