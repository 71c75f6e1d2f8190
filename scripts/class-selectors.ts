import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The classes by which journeys find elements, how often, and why there is no other way. Everything else has a role, a label or a text. */
const allowed: Readonly<Record<string, { times: number; why: string }>> = {
  '.skeleton': {
    times: 1,
    why: 'a grey bar in the place of a text that is still being read says nothing to anybody',
  },
  '.ant-spin-spinning': {
    times: 1,
    why: 'the component library marks what spins by its class alone',
  },
  '.ant-menu-title-content': {
    times: 1,
    why: 'measured for cut letters: the box of the text inside a menu entry',
  },
  '.btn': { times: 1, why: 'measured for cut letters: links that look like buttons' },
  '.chip': { times: 1, why: 'measured for cut letters: the box around a word' },
  '.tag': { times: 1, why: 'measured for cut letters: the box around a word' },
  '.status-tag': { times: 1, why: 'measured for cut letters: the box around a word' },
  '.code': {
    times: 1,
    why: 'left out of a search for texts that look like keys, because code is one',
  },
  '.watermark': { times: 1, why: 'a pattern over the page that screen readers pass by' },
};

const tags =
  '(?:a|b|i|p|div|span|small|button|input|label|form|section|main|aside|nav|table|tbody|tr|t[dh]|[uod]l|li|d[td]|h[1-6]|img)';
const literal = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
// Tags are written in lower case: `Input.dispatchTouchEvent` is no selector.
const classes = new RegExp(`(?:^|[\\s,>+~])${tags}?((?:\\.[a-zA-Z][\\w-]*)+)`, 'g');

/** The class selectors in the strings of a source text, without attributes, paths and sentences. */
function readClassSelectors(text: string): string[] {
  return [...text.matchAll(literal)]
    .map(([, , content = '']) =>
      content.replace(/\[[^\]]*\]|\$\{[^}]*\}/g, '').replace(/:[\w-]+(?:\([^)]*\))?/g, ''),
    )
    .filter((content) => /^[\w\s.#*>+~,-]+$/.test(content))
    .flatMap((content) =>
      [...content.matchAll(classes)].flatMap(
        ([, found = '']) => found.match(/\.[a-z][\w-]*/gi) ?? [],
      ),
    );
}

/** Class selectors in the journeys below a root that are not listed, or are used more often than listed. */
export function findClassSelectors(root: string): string[] {
  const counts = new Map<string, number>();
  return globSync('e2e/**/*.ts', { cwd: root }).flatMap((file) =>
    readClassSelectors(readFileSync(path.join(root, file), 'utf8')).flatMap((selector) => {
      const count = (counts.get(selector) ?? 0) + 1;
      counts.set(selector, count);
      if (count <= (allowed[selector]?.times ?? 0)) return [];
      return [
        `${file}: ${selector}: a journey finds things by role, label or text; what has no other handle is listed in class-selectors.ts`,
      ];
    }),
  );
}
