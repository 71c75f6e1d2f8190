import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of the console, light and dark. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--card)', fontSize: '13px' },
  '&.cm-focused': { outline: '2px solid var(--primary)' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
    lineHeight: '20px',
  },
  '.cm-gutters': { color: 'var(--text-3)', backgroundColor: 'var(--card)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-merge-b .cm-changedLine, &.cm-merge-b .cm-inlineChangedLine': {
    backgroundColor: 'var(--green-soft)',
  },
  '.cm-deletedChunk': { backgroundColor: 'var(--red-soft)' },
  '&.cm-merge-b .cm-changedText, .cm-deletedChunk .cm-deletedText': { background: 'none' },
  '.cm-collapsedLines': { color: 'var(--text-3)', background: 'var(--sunk)' },
});

export const editorColours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--violet-text)' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--green-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--amber-text)' },
  { tag: [tags.comment], color: 'var(--text-3)' },
  { tag: [tags.typeName, tags.className, tags.tagName], color: 'var(--blue-text)' },
]);
