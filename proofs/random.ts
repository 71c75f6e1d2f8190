/** Numbers that look random and are the same in every run of one seed (mulberry32). */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(percent: number): boolean;
  /** The same things in another order. */
  shuffle<Thing>(things: readonly Thing[]): Thing[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    chance: (percent) => next() * 100 < percent,
    shuffle(things) {
      const left = [...things];
      for (let index = left.length - 1; index > 0; index -= 1) {
        const other = between(0, index);
        [left[index], left[other]] = [left[other] as never, left[index] as never];
      }
      return left;
    },
  };
}
