import { javascript } from '@codemirror/lang-javascript';
import { syntaxHighlighting } from '@codemirror/language';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorDefaults } from './editor-defaults.ts';
import { editorColours, editorTheme } from './editor-theme.ts';
import { watchSize } from './watch-size.ts';
import './code-view.css';

export interface CodeViewProps {
  text: string;
  /** What the text replaces: differences to it are shown line by line. */
  before?: string | null;
  /** Names the editor for those who do not see it. */
  label: string;
}

const defaults: Extension = [
  editorDefaults,
  syntaxHighlighting(editorColours),
  javascript({ jsx: true, typescript: true }),
  EditorState.readOnly.of(true),
  editorTheme,
];

/** Source code to read, with line numbers; beside an older text with what differs. */
export default function CodeView({ text, before, label }: CodeViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const difference =
      typeof before === 'string'
        ? [unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: {} })]
        : [];
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          defaults,
          EditorView.contentAttributes.of({ 'aria-label': label }),
          difference,
        ],
      }),
    });
    const stopWatching = watchSize(place.current, () => view.requestMeasure());
    return () => {
      stopWatching();
      view.destroy();
    };
  }, [text, before, label]);
  return <div className="code-view" ref={place} />;
}
