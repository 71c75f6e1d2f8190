import type { Random } from './random.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const visitsPerOrder = 40;

/** How many orders a day the stores have by now; they began with about a third of it. */
const ordersPerDay: Readonly<Record<string, number>> = {
  'casa-luna': 4.6,
  'nomad-theo': 2.8,
  'kira-desk': 2.6,
  'bea-en-rosa': 2.2,
  'marlo-moves': 2,
  'pips-toybox': 1,
};

/** People buy in the evening and at lunch; few in the night. */
const hourWeights = [
  1, 0.5, 0.3, 0.2, 0.2, 0.4, 1, 2, 3, 4, 4, 5, 6, 6, 5, 5, 5, 6, 7, 9, 10, 9, 6, 3,
];
const weekdayWeights = [1.25, 0.85, 0.85, 0.9, 0.95, 1.05, 1.2];

/** The moments at which a store's orders come in between two times, in order: growing, with quiet nights and lively weekends. */
export function drawArrivals(
  random: Random,
  store: { key: string; timeZone: string },
  from: Date,
  to: Date,
): Date[] {
  return draw(random, { ...store, rate: ordersPerDay[store.key] ?? 1 }, from, to);
}

/** The visits that go with those orders: about forty for each. */
export function drawVisits(
  random: Random,
  store: { key: string; timeZone: string },
  from: Date,
  to: Date,
): Date[] {
  return draw(
    random,
    { ...store, rate: (ordersPerDay[store.key] ?? 1) * visitsPerOrder },
    from,
    to,
  );
}

function draw(
  random: Random,
  store: { rate: number; timeZone: string },
  from: Date,
  to: Date,
): Date[] {
  const span = to.getTime() - from.getTime();
  const hourTotal = hourWeights.reduce((sum, weight) => sum + weight, 0);
  const arrivals: Date[] = [];
  const { timeZone } = store;
  const hourOfDay = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  for (let at = from.getTime(); at < to.getTime(); at += hourMs) {
    const hour = new Date(at);
    const growth = 0.35 + 0.65 * ((at - from.getTime()) / span);
    const weight = (hourWeights[Number(hourOfDay.format(hour))] ?? 1) / hourTotal;
    const expected = store.rate * growth * weight * (weekdayWeights[hour.getUTCDay()] ?? 1);
    const draws = Math.ceil(expected) + 1;
    for (let place = 0; place < draws; place += 1) {
      if (random.chance(expected / draws))
        arrivals.push(
          new Date(at + Math.floor(random.fraction() * Math.min(hourMs, to.getTime() - at))),
        );
    }
  }
  return arrivals.sort((left, right) => left.getTime() - right.getTime());
}

export const days = (count: number): number => count * dayMs;
export const hours = (count: number): number => count * hourMs;
