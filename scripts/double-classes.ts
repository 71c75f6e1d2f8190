import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The apps whose style files are loaded together. */
const apps = ['apps/storefront/app', 'apps/console/src'];

const onPhone =
  'the phone’s site loads its own file after the kit’s, to make the control as large as a thumb needs';

/** Classes that two files of an app style on purpose. */
const allowed: Readonly<Record<string, string>> = {
  '.btn': onPhone,
  '.feedback-close': onPhone,
  '.split-brand': onPhone,
  '.split-foot': onPhone,
  '.split-form': onPhone,
};

/** The parts of a selector list; commas in parentheses separate nothing. */
function splitSelectors(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** The classes that a style file styles wherever they are drawn: `.picks`, not `.home .picks` and not `.picks a`. Printed pages and forced colours are left out. */
function bareClassesOf(css: string): Set<string> {
  const found = new Set<string>();
  const blocks: string[] = [];
  for (const [, before = '', bracket] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    if (bracket === '}') blocks.pop();
    if (bracket !== '{') continue;
    const isApart = [...blocks, before].some((block) =>
      /^\s*@media (?:print|\(forced-colors)/.test(block),
    );
    for (const selector of isApart ? [] : splitSelectors(before)) {
      const [, name] = /^(\.[a-zA-Z][\w-]*)(?:::?[\w-]+)*$/.exec(selector) ?? [];
      if (name) found.add(name);
    }
    blocks.push(before);
  }
  return found;
}

/** Bare classes that two style files of an app style: the page that means the one gets the rules of the other as well. */
export function findDoubleClasses(root: string): string[] {
  return apps.flatMap((app) => {
    const filesOf = new Map<string, string[]>();
    for (const file of globSync(`${app}/**/*.css`, { cwd: root }).sort())
      for (const name of bareClassesOf(readFileSync(path.join(root, file), 'utf8')))
        filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    return [...filesOf]
      .filter(([name, files]) => files.length > 1 && !(name in allowed))
      .map(
        ([name, files]) =>
          `${files.at(-1)}: ${name} is styled in ${files.slice(0, -1).join(', ')} too: a class is styled in one file, since both rules apply wherever it is drawn`,
      );
  });
}
