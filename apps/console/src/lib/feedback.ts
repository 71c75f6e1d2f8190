import { create } from 'zustand';
import {
  type Feedback,
  type FeedbackType,
  notificationMs,
  toastMs,
  withFeedback,
  withoutNewestNotification,
} from './feedback.rules.ts';

export const useFeedback = create<{ list: Feedback[] }>(() => ({ list: [] }));

let lastId = 0;

function show(item: Omit<Feedback, 'id'>): number {
  lastId += 1;
  const id = lastId;
  useFeedback.setState(({ list }) => ({ list: withFeedback(list, { ...item, id }) }));
  return id;
}

export function closeFeedback(id: number): void {
  useFeedback.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }));
}

/** Answers whether there was one. */
export function closeNewestNotification(): boolean {
  const { list } = useFeedback.getState();
  const left = withoutNewestNotification(list);
  useFeedback.setState({ list: left });
  return left.length < list.length;
}

const toastOf =
  (type: FeedbackType) =>
  (text: string, title = '') =>
    show({ kind: 'toast', type, title, text, durationMs: toastMs, position: 'bottom-right' });

/** A short word on what just happened: bottom right, 2 s. */
export const toast = {
  success: toastOf('success'),
  info: toastOf('info'),
  warning: toastOf('warning'),
  error: toastOf('error'),
};

export interface NotificationOptions {
  type?: FeedbackType;
  title: string;
  text?: string;
  durationMs?: number;
  to?: string;
  position?: Feedback['position'];
}

/** Something that happened elsewhere: top right, 4.5 s, closes on Escape; 0 ms stays until it is closed. */
export function notify(options: NotificationOptions): number {
  const {
    type = 'info',
    title,
    text = '',
    durationMs = notificationMs,
    to,
    position = 'top-right',
  } = options;
  return show({ kind: 'notification', type, title, text, durationMs, to, position });
}

const shownEvents = new Set<string>();

/** Shows an event once that a call returns and that is pushed as well, in either order; null for one that was shown before. */
export function notifyOnce(event: string, options: NotificationOptions): number | null {
  if (shownEvents.has(event)) return null;
  shownEvents.add(event);
  return notify(options);
}
