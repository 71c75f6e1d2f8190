import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { getQuickStart } from '@vitrine/contract/shop/quick-start.ts';

export type QuickStartAnswer = EndpointReply<typeof getQuickStart>;
export type QuickStartStepState = QuickStartAnswer['steps'][number];
type Facts = Pick<QuickStartAnswer, 'hasTopics' | 'hasProducts'>;

/** Prices cannot be set while the platform has no products. */
export const lacksProducts = (
  { key, done }: Pick<QuickStartStepState, 'key' | 'done'>,
  { hasProducts }: Pick<Facts, 'hasProducts'>,
): boolean => key === 'adjust-prices' && !done && !hasProducts;

/** A store that has its name and picture goes on to its topics, once there is something to choose from. */
export const lacksTopics = (
  { key, done }: Pick<QuickStartStepState, 'key' | 'done'>,
  { hasTopics, hasProducts }: Facts,
): boolean => key === 'create-store' && done && !hasTopics && hasProducts;
