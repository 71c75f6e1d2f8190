/** Numbers that differ from one by a digit that is missing, too many, another, or in the wrong place: what people mistype. */
export function listNearNumbers(number: string): string[] {
  const digits = number.replace(/^VT-/, '');
  const near = new Set<string>();
  for (let at = 0; at <= digits.length; at += 1) {
    const [head, tail] = [digits.slice(0, at), digits.slice(at)];
    for (let digit = 0; digit <= 9; digit += 1) {
      near.add(`${head}${digit}${tail}`);
      if (tail) near.add(`${head}${digit}${tail.slice(1)}`);
    }
    if (tail) near.add(`${head}${tail.slice(1)}`);
    if (tail.length > 1) near.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
  }
  near.delete(digits);
  return [...near].filter((one) => /^[1-9]\d{2,14}$/.test(one)).map((one) => `VT-${one}`);
}

/** The number that begins alike for longest; the end of a number is what gets lost in copying. */
export function chooseNearest(number: string, existing: readonly string[]): string | undefined {
  const near = new Set(listNearNumbers(number));
  const sharedStart = (other: string): number => {
    let at = 0;
    while (at < other.length && other[at] === number[at]) at += 1;
    return at;
  };
  return existing
    .filter((other) => near.has(other))
    .toSorted(
      (left, right) => sharedStart(right) - sharedStart(left) || left.localeCompare(right),
    )[0];
}
