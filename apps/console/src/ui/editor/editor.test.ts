import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { getIndentUnit, indentService } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightActiveLine, lineNumbers } from '@codemirror/view';
import { editorDefaults } from './editor-defaults.ts';
import { watchSize } from './watch-size.ts';

test('an editor has line numbers, an indent of 2, smart indent and the active line, and looks at its size every 60 ms up to 400 ms', () => {
  const state = EditorState.create({ extensions: [editorDefaults] });
  assert.equal(getIndentUnit(state), 2);
  const parts = (editorDefaults as readonly unknown[]).map((part) =>
    JSON.stringify(Object.keys(part as object)),
  );
  for (const part of [lineNumbers(), highlightActiveLine()])
    assert.ok(parts.includes(JSON.stringify(Object.keys(part))));

  // A language that ends a block at "}" and puts it at the start of its line.
  const language = [
    EditorState.languageData.of(() => [{ indentOnInput: /^\s*\}$/ }]),
    indentService.of(() => 0),
  ];
  const inBlock = EditorState.create({ doc: '{\n  ', extensions: [editorDefaults, language] });
  const typed = inBlock.update({
    changes: { from: 4, insert: '}' },
    selection: { anchor: 5 },
    userEvent: 'input.type',
  });
  assert.equal(typed.state.doc.toString(), '{\n}', 'the line moves as soon as it ends the block');

  mock.timers.enable({ apis: ['setInterval'] });
  let resized = (): void => undefined;
  class Observer {
    constructor(changed: () => void) {
      resized = changed;
    }
    observe(): void {}
    disconnect(): void {}
  }
  const original = globalThis.ResizeObserver;
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  try {
    let measured = 0;
    const stop = watchSize({} as Element as HTMLElement, () => {
      measured += 1;
    });
    resized();
    mock.timers.tick(59);
    assert.equal(measured, 0);
    mock.timers.tick(1);
    assert.equal(measured, 1);
    mock.timers.tick(60 * 20);
    assert.equal(measured, 7, 'every 60 ms until 400 ms have passed');
    stop();
  } finally {
    globalThis.ResizeObserver = original;
    mock.timers.reset();
  }
});
