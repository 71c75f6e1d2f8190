import { listSubscribedBrowsers, notifyAccount } from '#admin/web-push/index.ts';
import type { Channel } from './channel.ts';

/** The browsers in which the owner has turned notifications on. */
export const pushChannel: Channel = {
  name: 'push',
  async findTargets(ctx, { id }) {
    const browsers = await listSubscribedBrowsers(ctx, id);
    return browsers.length ? browsers : null;
  },
  send: (ctx, { id }, { title, sentence, key, path }) =>
    notifyAccount(ctx, id, { title, body: sentence, tag: key, path }),
};
