export interface Part {
  text: string;
  kind: 'same' | 'added' | 'removed';
  /** Its place among the parts. */
  place: number;
}

/** A longer text is compared as a whole. */
const tokensMax = 400;

/** The parts between blanks; Chinese characters one by one. */
const splitText = (text: string): string[] =>
  text.match(/(?:\p{Script=Han}|[^\s\p{Script=Han}]+)\s*/gu) ?? [];

/** The lengths of the longest common sequences, from each pair of places to the ends. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const row = lengths[left] as number[];
      row[right] =
        before[left] === after[right]
          ? (lengths[left + 1]?.[right + 1] ?? 0) + 1
          : Math.max(lengths[left + 1]?.[right] ?? 0, row[right + 1] ?? 0);
    }
  return lengths;
}

function join(parts: readonly Omit<Part, 'place'>[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind)
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else if (part.text !== '') joined.push({ ...part, place: joined.length });
  }
  return joined;
}

/** The new and the removed parts of a text. */
export function compareTexts(before: string, after: string): Part[] {
  const [left, right] = [splitText(before), splitText(after)];
  if (left.length > tokensMax || right.length > tokensMax)
    return join([
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ]);
  const lengths = commonLengths(left, right);
  const parts: Omit<Part, 'place'>[] = [];
  let [at, place] = [0, 0];
  while (at < left.length || place < right.length) {
    const [one, other] = [left[at], right[place]];
    if (one !== undefined && one === other) {
      parts.push({ text: one, kind: 'same' });
      at += 1;
      place += 1;
    } else if (
      other === undefined ||
      (one !== undefined && (lengths[at + 1]?.[place] ?? 0) >= (lengths[at]?.[place + 1] ?? 0))
    ) {
      parts.push({ text: one ?? '', kind: 'removed' });
      at += 1;
    } else {
      parts.push({ text: other, kind: 'added' });
      place += 1;
    }
  }
  return join(parts);
}
