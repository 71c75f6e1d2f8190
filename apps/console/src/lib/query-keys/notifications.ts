/** By which channels an owner is notified. */
export const notificationKeys = {
  settings: ['notifications'],
} as const;
