import { useQuickStart } from '../stores/use-quick-start.ts';

/** An order for oneself needs something to order: on a platform without products no link leads to it. */
export const useCanOrder = (): boolean => useQuickStart().data?.hasProducts === true;
