/** What happens at which moment; what happens may put further things on it. */
export interface Timeline {
  at(moment: Date | number, happen: () => Promise<void>): void;
  /** Runs everything up to `until`, in the order of time. */
  live(until: Date, travel: (to: Date) => void): Promise<number>;
}

interface Entry {
  time: number;
  place: number;
  happen: () => Promise<void>;
}

export function createTimeline(): Timeline {
  const entries: Entry[] = [];
  let places = 0;
  return {
    at(moment, happen) {
      const entry = { time: Number(moment), place: places, happen };
      places += 1;
      // Later entries first, so that the next one is taken from the end; equal times keep the order of their entry.
      let low = 0;
      let high = entries.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const other = entries[middle] as Entry;
        if (other.time > entry.time || (other.time === entry.time && other.place > entry.place))
          low = middle + 1;
        else high = middle;
      }
      entries.splice(low, 0, entry);
    },
    async live(until, travel) {
      let lived = 0;
      for (;;) {
        const next = entries.at(-1);
        if (!next || next.time > until.getTime()) return lived;
        entries.pop();
        travel(new Date(next.time));
        await next.happen();
        lived += 1;
      }
    },
  };
}
