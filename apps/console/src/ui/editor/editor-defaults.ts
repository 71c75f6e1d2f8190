import { indentOnInput, indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { highlightActiveLine, highlightActiveLineGutter, lineNumbers } from '@codemirror/view';

/** What every editor has (specification §9): line numbers, two blanks per indent, smart indent, the active line marked. */
export const editorDefaults: Extension = [
  lineNumbers(),
  indentUnit.of('  '),
  indentOnInput(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
];
