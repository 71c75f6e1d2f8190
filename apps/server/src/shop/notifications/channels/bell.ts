import { type NotificationMessage, topics } from '@vitrine/contract/topics.ts';
import { sendPush } from '#platform/push/push.ts';
import type { Channel } from './channel.ts';

/** The list of the bell in the console and on the phone, while one of them is open. */
export const bellChannel: Channel = {
  name: 'bell',
  findTargets: async () => [],
  send: (ctx, { id }, { kind, key, title, sentence, path }) =>
    sendPush(ctx, {
      destination: topics.notification,
      accountId: id,
      body: { kind, key, title, text: sentence, path } satisfies NotificationMessage,
    }),
};
