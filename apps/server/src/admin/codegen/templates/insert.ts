/** Code without what the formatter decides: spaces, and commas at the end of a list. */
const unformatted = (code: string): string =>
  code.replaceAll(/\s/g, '').replaceAll(/,(?=[\])}])/g, '');

/** True if a text has these lines, however the formatter has broken them. */
function hasLines(text: string, added: string): boolean {
  const wanted = unformatted(added).replace(/,$/, '');
  const all = unformatted(text);
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1))
    if (/^[,\])};]?$/.test(all.charAt(at + wanted.length))) return true;
  return false;
}

/** Adds lines before the first place that an expression finds, unless the text has them already. */
export function insertBefore(text: string, place: RegExp, added: string): string {
  if (hasLines(text, added)) return text;
  const found = place.exec(text);
  if (!found)
    throw new Error(
      `The place ${place} is not found: the list that code generation adds to has changed`,
    );
  return `${text.slice(0, found.index)}${added}\n${text.slice(found.index)}`;
}

/** Adds a line to a block of sorted lines, all of which the expression matches. */
export function insertSorted(text: string, line: RegExp, added: string): string {
  const all = text.split('\n');
  if (all.includes(added)) return text;
  const first = all.findIndex((one) => line.test(one));
  if (first < 0)
    throw new Error(
      `No line like ${line} is found: the list that code generation adds to has changed`,
    );
  let next = first;
  while (line.test(all[next] ?? '') && (all[next] ?? '') < added) next += 1;
  return [...all.slice(0, next), added, ...all.slice(next)].join('\n');
}

/** An import line; the formatter puts it where it belongs. */
export const withImport = (text: string, line: string): string =>
  text.includes(line) ? text : `${line}\n${text}`;
