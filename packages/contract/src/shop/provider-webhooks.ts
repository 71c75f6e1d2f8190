import { z } from 'zod';
import { proofFields } from '../admin/identity/second-factor.ts';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { providerNameShape } from './payment-options.ts';

const momentShape = z.iso.datetime();

/** A webhook that has to exist at the provider. */
export const neededWebhookShape = z.object({
  /** For events of the platform's own account, or of the linked accounts of owners. */
  scope: z.enum(['own', 'owners']),
  events: z.array(z.string()),
  /** The last event that it sent with the present keys; null while none has arrived. */
  seenAt: momentShape.nullable(),
});

export const keyFailures = [
  'keys-in-environment',
  'proof-wrong',
  'proof-needed',
  'login-slow-down',
] as const;

export const proofOnly = z.strictObject(proofFields);

export const rotateWebhookSecrets = endpoint({
  name: 'payments.rotateWebhooks',
  method: 'POST',
  path: '/api/v1/platform/payment-providers/:name/webhooks/rotate',
  permission: 'platform:provider:edit',
  summary:
    'Creates new webhooks through the provider’s API. Events that are signed with the old secrets are accepted for another 24 hours. Needs the same proof.',
  params: z.strictObject({ name: providerNameShape }),
  body: proofOnly,
  transaction: 'manual',
  limit: { max: 3, windowSeconds: 60, by: 'account' },
  reply: z.object({ oldSecretsUntil: momentShape }),
  failures: [...keyFailures, 'provider-failed', 'webhooks-by-hand'],
});

nameSchemas({ NeededWebhook: neededWebhookShape });
