import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newRef } from '../bank-rows.ts';
import type { SandboxWebhook } from '../sandbox.types.ts';
import type { PaypalParts } from './paypal-access.ts';
import { notFound, PaypalError } from './paypal-error.ts';

const path = '/v1/notifications/webhooks';
/** An app has at most so many. */
const webhooksMax = 10;

// Strict: a field that PayPal does not have is a fault of the shop.
const eventTypesShape = z
  .array(z.strictObject({ name: z.string().min(1).max(50) }))
  .min(1)
  .max(500);
const newWebhookShape = z.strictObject({
  url: z.url({ protocol: /^https$/ }).max(2_048),
  event_types: eventTypesShape,
});
const changesShape = z.tuple([
  z.strictObject({
    op: z.literal('replace'),
    path: z.literal('/event_types'),
    value: eventTypesShape,
  }),
]);

/** The webhooks of an app: they have ids, and no secrets. */
export function registerWebhooks(
  calls: FastifyInstance,
  { bank, faults, describe }: PaypalParts,
): void {
  const list = () => bank.rows.webhooksOf('paypal');
  const toAnswer = ({ id, url, events }: SandboxWebhook) => ({
    id,
    url,
    event_types: events.map((name) => ({ name, status: 'ENABLED' })),
    links: [describe.linkTo('self', `${path}/${id}`)],
  });

  calls.get(path, (_request, reply) =>
    faults.run('read', reply, async () => ({ webhooks: list().map(toAnswer) })),
  );
  calls.post(path, (request, reply) =>
    faults.run('link', reply, async () => {
      const { url, event_types: types } = newWebhookShape.parse(request.body);
      if (list().some((webhook) => webhook.url === url))
        throw new PaypalError(400, 'WEBHOOK_URL_ALREADY_EXISTS');
      if (list().length >= webhooksMax) throw new PaypalError(400, 'WEBHOOK_NUMBER_LIMIT_EXCEEDED');
      const webhook: SandboxWebhook = {
        id: newRef('WH').replaceAll(/[-_]/g, '').slice(0, 17).toUpperCase(),
        dialect: 'paypal',
        url,
        events: types.map(({ name }) => name),
        isConnect: false,
        secret: '',
        metadata: {},
        createdAt: bank.now().toISOString(),
        isDeleted: false,
      };
      await bank.keepWebhook(webhook);
      reply.code(201);
      return toAnswer(webhook);
    }),
  );
  calls.patch<{ Params: { id: string } }>(`${path}/:id`, (request, reply) =>
    faults.run('link', reply, async () => {
      const [{ value }] = changesShape.parse(request.body);
      const webhook = list().find(({ id }) => id === request.params.id);
      if (!webhook) throw notFound();
      const changed = { ...webhook, events: value.map(({ name }) => name) };
      await bank.keepWebhook(changed);
      return toAnswer(changed);
    }),
  );
  calls.delete<{ Params: { id: string } }>(`${path}/:id`, (request, reply) =>
    faults.run('link', reply, async () => {
      const webhook = list().find(({ id }) => id === request.params.id);
      if (!webhook) throw notFound();
      await bank.keepWebhook({ ...webhook, isDeleted: true });
      reply.code(204);
      return null;
    }),
  );
}
