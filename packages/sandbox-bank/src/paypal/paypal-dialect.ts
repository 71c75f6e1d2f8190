import type { Bank } from '../bank.ts';
import type { EncodedEvent } from '../deliver.ts';
import type { SandboxEvent, Via } from '../sandbox.types.ts';
import { createDescribeDisputes } from './describe-disputes.ts';
import { createDescribePaypal } from './describe-paypal.ts';
import { createSigningKey, type SigningKey } from './paypal-certificate.ts';
import { type PaypalEvent, signPaypalEvent, toPaypalEvent } from './paypal-events.ts';
import { derivePaypalKeys } from './paypal-keys.ts';

/** Creates PayPal's API over the bank's rows. */
export function createPaypalDialect(bank: Bank, secret: string, publicUrl: () => string) {
  const keys = derivePaypalKeys(secret);
  const describe = createDescribePaypal(bank, keys, publicUrl);
  const disputes = createDescribeDisputes(bank, describe, keys.merchantId);
  let signingKey: SigningKey | undefined;
  /** Made when it is first needed. A restart creates another one, with which the open events are signed. */
  const getSigningKey = () => {
    signingKey ??= createSigningKey();
    return signingKey;
  };
  /** An event as PayPal sends it, also one of a kind that the sandbox never makes. */
  function sign(
    id: string,
    content: Omit<PaypalEvent, 'event_type'> & { event_type: string },
    webhookId = keys.webhookId,
  ): EncodedEvent {
    const at = bank.now().toISOString();
    return signPaypalEvent(
      { id: `WH-${id}`, event_version: '1.0', create_time: at, ...content, links: [] },
      {
        id,
        at,
        webhookId,
        key: getSigningKey(),
        certificates: `${publicUrl()}/paypal/v1/notifications/certs/`,
      },
    );
  }
  return {
    bank,
    keys,
    describe,
    disputes,
    /** How far the book is behind: the real one is prepared hours later. */
    book: { lateMs: 0 },
    getSigningKey,
    /** How long ago something was. */
    ageOf: (at: string | undefined) => bank.now().getTime() - new Date(at ?? 0).getTime(),
    via: (customId: string): Via => ({ dialect: 'paypal', fields: { customId } }),
    sign,
    encode(event: SandboxEvent): EncodedEvent[] {
      const content = toPaypalEvent(describe, disputes, event);
      if (!content) return [];
      // Webhooks that were made through the API get it instead of the one that the sandbox begins with.
      const made = bank.rows.webhooksOf('paypal');
      if (!made.length) return [sign(event.id, content)];
      return made.flatMap(({ id, events }) =>
        events.includes(content.event_type) ? [sign(event.id, content, id)] : [],
      );
    },
  };
}

export type PaypalDialect = ReturnType<typeof createPaypalDialect>;
