import { z } from 'zod';
import { captchaFields } from '../admin/identity.ts';
import { endpoint } from '../endpoint.ts';
import { blockText, lineText, mailAddress } from '../shapes.ts';
import { slugShape } from './checkout-shapes.ts';

export const messageBounds = { nameMax: 80, textMin: 10, textMax: 3_000 };

export const sendMessage = endpoint({
  name: 'contact.send',
  method: 'POST',
  path: '/api/v1/storefront/:slug/messages',
  public: true,
  summary:
    'Mails a message to the seller of a store: the platform, or the owner of a `direct` store. It is kept nowhere but in the mail.',
  params: z.strictObject({ slug: slugShape }),
  body: z.strictObject({
    name: lineText(messageBounds.nameMax).min(1),
    email: mailAddress,
    text: blockText(messageBounds.textMax).min(messageBounds.textMin),
    ...captchaFields,
  }),
  limit: { max: 5, windowSeconds: 3_600, by: 'address' },
  failures: ['captcha-wrong'],
  reply: z.null(),
});
