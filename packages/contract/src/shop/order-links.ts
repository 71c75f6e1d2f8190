import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { codeText, mailAddress } from '../shapes.ts';
import { orderTokenShape, slugShape } from './checkout-shapes.ts';

const orderParams = z.strictObject({ token: orderTokenShape });
/** A person looks for a few orders; a program that tries numbers is stopped. */
const lookUpLimit = { max: 10, windowSeconds: 600, by: 'address' } as const;

export const requestOrderLink = endpoint({
  name: 'orderLinks.request',
  method: 'POST',
  path: '/api/v1/storefront/:slug/order-links',
  public: true,
  summary:
    'Mails the link to an order when its number and email address are right. The answer is the same, and comes as fast, when they are not: the order is looked for afterwards.',
  params: z.strictObject({ slug: slugShape }),
  body: z.strictObject({ email: mailAddress, number: codeText(20).min(1) }),
  limit: lookUpLimit,
  reply: z.null(),
});

export const resendOrderLink = endpoint({
  name: 'orderLinks.resend',
  method: 'POST',
  path: '/api/v1/buyer-orders/:token/link-mails',
  public: true,
  summary:
    'Mails the link to the order once more, to the address of the order; once a minute, and five times a day at most.',
  params: orderParams,
  limit: lookUpLimit,
  reply: z.null(),
});

export const changeOrderEmail = endpoint({
  name: 'orderEmails.change',
  method: 'POST',
  path: '/api/v1/buyer-orders/:token/email-changes',
  public: true,
  summary:
    'Asks for another email address of a paid order, within 24 hours of the payment. It counts once it was confirmed from there: a link is mailed to it.',
  params: orderParams,
  body: z.strictObject({ email: mailAddress }),
  limit: lookUpLimit,
  failures: ['order-state'],
  reply: z.null(),
});

const changeParams = z.strictObject({ change: orderTokenShape });

export const readEmailChange = endpoint({
  name: 'orderEmails.read',
  method: 'GET',
  path: '/api/v1/order-email-changes/:change',
  public: true,
  summary:
    'What a mailed link confirms: the number of the order, and whether the address can still be confirmed.',
  params: changeParams,
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  reply: z.object({
    number: z.string(),
    store: z.object({ slug: z.string(), name: z.string() }),
    state: z.enum(['open', 'confirmed', 'over']),
  }),
});

export const confirmEmailChange = endpoint({
  name: 'orderEmails.confirm',
  method: 'POST',
  path: '/api/v1/order-email-changes/:change/confirmations',
  public: true,
  summary:
    'Makes the new address that of the order. The link that was mailed before no longer opens it, the former address is notified, and the new one gets the new link.',
  params: changeParams,
  limit: lookUpLimit,
  failures: ['order-state'],
  reply: z.object({ orderToken: orderTokenShape }),
});
