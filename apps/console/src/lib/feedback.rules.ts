export type FeedbackType = 'success' | 'info' | 'warning' | 'error';

/** What floats over the page: a toast (bottom right, 2 s) or a notification (top right, 4.5 s, closable). */
export interface Feedback {
  id: number;
  kind: 'toast' | 'notification';
  type: FeedbackType;
  title: string;
  text: string;
  durationMs: number;
  /** Where a click on a notification leads. */
  to?: string | undefined;
  position: 'bottom-right' | 'top-right';
}

export const toastMs = 2000;
export const notificationMs = 4500;
export const notificationGap = 16;
const shownMax = 5;

/** Adds one; the same words are not shown twice at a time, and the oldest goes when there are too many. */
export function withFeedback(list: readonly Feedback[], item: Feedback): Feedback[] {
  const same = (one: Feedback) =>
    one.kind === item.kind &&
    one.type === item.type &&
    one.title === item.title &&
    one.text === item.text;
  const others = list.filter((one) => !same(one));
  return [...others, item].slice(-shownMax);
}

/** Escape closes the newest notification. */
export function withoutNewestNotification(list: readonly Feedback[]): Feedback[] {
  const newest = list.findLast(({ kind }) => kind === 'notification');
  return list.filter((one) => one !== newest);
}
