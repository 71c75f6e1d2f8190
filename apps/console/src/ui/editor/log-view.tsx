import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { RunLine } from '@vitrine/contract/runs.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { editorDefaults } from './editor-defaults.ts';
import { editorTheme } from './editor-theme.ts';
import { writeLogLine } from './log-lines.rules.ts';
import { addMarks, createMarks, logMarks } from './log-marks.ts';
import { watchSize } from './watch-size.ts';
import './log-view.css';

export interface LogViewProps {
  /** Lines in their order. When there are more, the new ones are appended; a shorter list needs another `key`. */
  lines: readonly RunLine[];
  /** Keeps the newest line in sight. */
  isFollowing: boolean;
  label: string;
  downloadLabel: string;
  timeOf: (at: string) => string;
  onDownload: (fileId: string) => void;
  /** The reader scrolled up. */
  onLookBack: () => void;
}

/** The log of a run: levels in their colours, links to files, new lines as they come. */
export default function LogView({
  lines,
  isFollowing,
  label,
  downloadLabel,
  timeOf,
  onDownload,
  onLookBack,
}: LogViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const shown = useRef(0);
  const download = useEffectEvent(onDownload);
  const lookBack = useEffectEvent(onLookBack);

  useEffect(() => {
    if (!place.current) return undefined;
    const created = new EditorView({
      parent: place.current,
      state: EditorState.create({
        extensions: [
          editorDefaults,
          editorTheme,
          logMarks,
          EditorState.readOnly.of(true),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label }),
          EditorView.domEventHandlers({
            wheel: (event) => {
              if (event.deltaY < 0) lookBack();
            },
          }),
        ],
      }),
    });
    view.current = created;
    const stopWatching = watchSize(place.current, () => created.requestMeasure());
    return () => {
      stopWatching();
      created.destroy();
      view.current = null;
      shown.current = 0;
    };
  }, [label]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that was created anew (another label) is filled again.
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const added = lines.slice(shown.current).map((line) => writeLogLine(line, timeOf));
    const end = editor.state.doc.length;
    const gap = end > 0 ? '\n' : '';
    if (added.length > 0) {
      const marks = createMarks(added, end + gap.length, {
        label: downloadLabel,
        onDownload: (fileId) => download(fileId),
      });
      editor.dispatch({
        changes: { from: end, insert: gap + added.map(({ text }) => text).join('\n') },
        effects: addMarks.of(marks),
      });
      shown.current = lines.length;
    }
    if (isFollowing)
      editor.dispatch({
        effects: EditorView.scrollIntoView(editor.state.doc.length, { y: 'end' }),
      });
  }, [lines, isFollowing, label, downloadLabel, timeOf]);

  return <div className="log-view" ref={place} />;
}
