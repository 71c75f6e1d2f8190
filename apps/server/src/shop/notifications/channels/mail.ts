import { sendMail } from '#platform/mail/mail.ts';
import type { Channel } from './channel.ts';

export const mailChannel: Channel = {
  name: 'mail',
  findTargets: async (_ctx, { email }) => [email],
  // `sent_notifications` does not have the keys of emails from before it existed, whose events can still be handled again.
  send: (ctx, { email }, { language, key, mail }) =>
    sendMail(ctx, { to: email, language, uniqueKey: key, mail }),
};
