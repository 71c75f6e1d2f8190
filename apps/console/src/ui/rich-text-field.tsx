import { lazy, Suspense } from 'react';
import { withTexts } from '../lib/load-texts.ts';
import type { RichTextFieldProps } from './rich-text-field.types.ts';
import { SkeletonLine } from './skeletons.tsx';

const Editor = lazy(() => withTexts(import('./rich-text-editor.tsx'), 'operatorPages'));

/** A text with formatting in a form of the desk. Its editor is loaded with the first one. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<SkeletonLine height={180} />}>
      <Editor {...props} />
    </Suspense>
  );
}
