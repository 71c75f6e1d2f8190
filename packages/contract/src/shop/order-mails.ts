import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

const momentShape = z.iso.datetime();

const orderMailShape = z.object({
  id: idShape,
  /** The email’s subject, in the caller’s language. */
  subject: z.string(),
  template: z.string(),
  /** `waiting` until the mail server accepted it. */
  state: z.enum(['waiting', 'sent']),
  createdAt: momentShape,
  sentAt: momentShape.nullable(),
  /** The operator who had it sent again; null for the first time. */
  by: z.string().nullable(),
  isRepetition: z.boolean(),
  /** False for an email to another address, and for one that is no longer true. */
  canRepeat: z.boolean(),
});
export type OrderMail = z.infer<typeof orderMailShape>;

const mailsShape = z.object({ list: z.array(orderMailShape) });
const ofOrder = z.strictObject({ orderId: idShape });
const path = '/api/v1/platform/orders/:orderId/mails';

export const listOrderMails = endpoint({
  name: 'orderMails.list',
  method: 'GET',
  path,
  permission: 'platform:order:query',
  summary: 'The emails to the buyer about an order, newest first, up to 100.',
  params: ofOrder,
  reply: mailsShape,
});

export const repeatOrderMail = endpoint({
  name: 'orderMails.repeat',
  method: 'POST',
  path: `${path}/:mailId/repetitions`,
  permission: 'platform:order:fulfil',
  summary:
    'Sends an email of an order again, to the address that the order has now: the same one every five minutes at most, and ten of an order a day.',
  params: ofOrder.extend({ mailId: idShape }),
  idempotency: 'required',
  failures: ['mail-sent-recently', 'mail-outdated'],
  reply: mailsShape,
});

nameSchemas({ OrderMail: orderMailShape });
