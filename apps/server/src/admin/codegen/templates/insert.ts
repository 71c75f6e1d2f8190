/** Adds lines before the first place that an expression finds, unless the text has them already. */
export function insertBefore(text: string, place: RegExp, added: string): string {
  if (text.includes(added.trim())) return text;
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
