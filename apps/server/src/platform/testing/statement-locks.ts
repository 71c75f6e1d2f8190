/** One table whose rows a statement locks. */
interface StatementLock {
  table: string;
  kind: 'select' | 'update' | 'delete' | 'upsert';
  /** A statement that skips locked rows, or fails at once, waits for no one. */
  waits: boolean;
}

export interface StatementLocks {
  locks: StatementLock[];
  /** Tables into which rows are inserted: nobody else sees them before the commit. */
  inserts: string[];
}

const name = String.raw`"?(\w+)"?(?:\."?(\w+)"?)?`;
const updates = new RegExp(
  String.raw`\bupdate\s+(?:only\s+)?${name}\s+(?:as\s+)?(?:(?!set\b)"?\w+"?\s+)?set\b`,
  'g',
);
const deletes = new RegExp(String.raw`\bdelete\s+from\s+(?:only\s+)?${name}`, 'g');
const inserts = new RegExp(String.raw`\binsert\s+into\s+${name}`, 'g');
const rowLocks =
  /\bfor\s+(?:no\s+key\s+update|update|share)\b(\s+(?:of\s+\S+\s+)?(?:skip\s+locked|nowait))?/g;
const sources = new RegExp(String.raw`(?<!\bdistinct\s)\b(?:from|join)\s+${name}(?!\s*\()`, 'g');

/** The table of a match; one of another schema keeps its schema. */
const tableOf = ([, first = '', second]: RegExpMatchArray): string =>
  !second ? first : first === 'public' ? second : `${first}.${second}`;

/** The part of a select that ends at an index, from its `from` on, without what is in parentheses. */
function findSources(text: string, end: number): string {
  let depth = 0;
  let part = '';
  for (let index = end - 1; index >= 0; index -= 1) {
    const character = text[index];
    if (character === ')') depth += 1;
    else if (character === '(') depth -= 1;
    else if (depth === 0) part = character + part;
    if (depth < 0) return part;
    if (
      depth === 0 &&
      /^from\s/.test(part) &&
      /\s$/.test(text.slice(0, index)) &&
      !/\bdistinct\s+$/.test(text.slice(0, index))
    )
      return part;
  }
  return part;
}

/** Which tables a statement locks: by `for update`, `update`, `delete` and `on conflict do update`. */
export function findLocks(statement: string): StatementLocks {
  const text = statement.toLowerCase().replace(/--.*$/gm, '').replace(/\s+/g, ' ');
  const found: StatementLocks = { locks: [], inserts: [] };
  for (const match of text.matchAll(updates))
    found.locks.push({ table: tableOf(match), kind: 'update', waits: true });
  for (const match of text.matchAll(deletes))
    found.locks.push({ table: tableOf(match), kind: 'delete', waits: true });
  const inserted = [...text.matchAll(inserts)];
  for (const [order, match] of inserted.entries()) {
    const upTo = inserted[order + 1]?.index ?? text.length;
    found.inserts.push(tableOf(match));
    if (text.slice(match.index, upTo).includes(' do update set '))
      found.locks.push({ table: tableOf(match), kind: 'upsert', waits: true });
  }
  for (const match of text.matchAll(rowLocks)) {
    const from = findSources(text, match.index);
    for (const source of from.matchAll(sources))
      found.locks.push({ table: tableOf(source), kind: 'select', waits: match[1] === undefined });
  }
  return found;
}
