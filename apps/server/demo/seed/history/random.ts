/** A small seeded generator (mulberry32): the same seed gives the same ninety days. */
export interface Random {
  /** From 0 up to 1. */
  fraction(): number;
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  /** One of them, by weight. */
  pick<T>(from: readonly T[], weightOf?: (one: T) => number): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    fraction,
    chance: (probability) => fraction() < probability,
    between: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    pick(from, weightOf = () => 1) {
      const total = from.reduce((sum, one) => sum + weightOf(one), 0);
      let left = fraction() * total;
      for (const one of from) {
        left -= weightOf(one);
        if (left <= 0) return one;
      }
      const last = from.at(-1);
      if (last === undefined) throw new Error('There is nothing to pick from');
      return last;
    },
  };
}
