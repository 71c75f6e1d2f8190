import { sendMail } from '#platform/mail/mail.ts';
import type { Channel } from './channel.ts';

export const mailChannel: Channel = {
  name: 'mail',
  findTargets: async (_ctx, { email }) => [email],
  // `sent_notifications` does not have the keys of emails from before it existed, whose events can still be handled again.
  async send(ctx, { email }, { language, key, mail }) {
    await sendMail(ctx, { to: email, language, uniqueKey: key, mail });
  },
};
