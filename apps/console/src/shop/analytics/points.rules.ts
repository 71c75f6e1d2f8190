import type {
  ComparedRevenue,
  DashboardWindow,
  WindowFigures,
} from '@vitrine/contract/shop/dashboard.ts';

export type FigureName = 'earnings' | 'clicks' | 'salesVolume' | 'conversion';
export const figureNames: readonly FigureName[] = [
  'earnings',
  'clicks',
  'salesVolume',
  'conversion',
];

/** The time of one point of a chart: its first and its last millisecond. */
export interface Step {
  from: string;
  to: string;
}

const lastBefore = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();
const stepsOf = (starts: readonly string[], end: string): Step[] =>
  starts.map((from, index) => ({ from, to: lastBefore(starts[index + 1] ?? end) }));

/** The steps of a window and of the one before it, in the order of the series. */
export const pointsOf = ({
  steps,
  previousSteps,
  endsAt,
}: Pick<WindowFigures, 'steps' | 'previousSteps' | 'endsAt'>) => ({
  now: stepsOf(steps, endsAt),
  before: stepsOf(previousSteps, steps[0] ?? endsAt),
});

/** A whole window as one step. */
export const wholeOf = (steps: readonly Step[]): Step | undefined => {
  const [first, last] = [steps[0], steps.at(-1)];
  return first && last && { from: first.from, to: last.to };
};

/**
 * The list of the orders behind a point. Clicks and conversion are figures of visits: their orders are those that the visits
 * led to, whenever they were paid.
 */
export function ordersPath(
  name: FigureName,
  window: DashboardWindow,
  { from, to }: Step,
  dayOf: (at: string) => string,
): string {
  const query = new URLSearchParams({ view: 'sales' });
  if (window === 'week') {
    query.set('from', dayOf(from));
    query.set('to', dayOf(to));
  } else {
    query.set('timeFrom', from);
    query.set('timeTo', to);
  }
  if (name === 'clicks' || name === 'conversion') query.set('timeOf', 'visit');
  return `/revenue?${query}`;
}

/** The list of the orders behind one side of a comparison. */
export function comparedPath({ dayFrom, dayTo, timeTo }: ComparedRevenue['now']): string {
  const query = new URLSearchParams({
    view: 'sales',
    from: dayFrom,
    to: dayTo,
    ...(timeTo ? { timeTo } : {}),
  });
  return `/revenue?${query}`;
}
