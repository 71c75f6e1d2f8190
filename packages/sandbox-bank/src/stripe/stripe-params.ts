import { z } from 'zod';

/** The dialect takes those of Stripe's parameters that our adapter may send. Everything else is unknown, and refused. */
const text = z.string().min(1).max(5_000);
const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const expand = z.array(text).max(20).default([]);
const page = z.url({ protocol: /^https?$/ }).max(5_000);
const currency = z.string().regex(/^[a-z]{3}$/);

export const expandParams = z.strictObject({ expand });

const range = z.strictObject({
  gte: whole.optional(),
  gt: whole.optional(),
  lte: whole.optional(),
  lt: whole.optional(),
});
export type Range = z.output<typeof range>;
const listFields = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  created: range.default({}),
  expand,
};
export const listParams = z.strictObject(listFields);
export const refundListParams = z.strictObject({ ...listFields, payment_intent: text.optional() });
export const transferListParams = z.strictObject({ ...listFields, destination: text.optional() });

export const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  excluded_payment_method_types: z.array(text).default([]),
  line_items: z
    .array(
      z.strictObject({
        quantity: whole,
        price_data: z.strictObject({
          currency,
          unit_amount: whole,
          product_data: z.strictObject({ name: text, description: text.optional() }),
        }),
      }),
    )
    .min(1)
    .max(100),
  client_reference_id: z.string().max(200).optional(),
  metadata,
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
      description: text.optional(),
      metadata,
    })
    .prefault({}),
  locale: z.enum(['auto', 'en', 'zh', 'es', 'pt', 'fr']).default('auto'),
  success_url: page,
  cancel_url: page.optional(),
  expires_at: whole.optional(),
  expand,
});
export type SessionParams = z.output<typeof sessionParams>;

export const refundParams = z.strictObject({
  payment_intent: text,
  amount: whole.optional(),
  metadata,
  expand,
});

const requested = z.strictObject({ requested: flag });
export const accountParams = z.strictObject({
  controller: z.strictObject({
    fees: z.strictObject({ payer: z.enum(['account', 'application']) }),
    losses: z.strictObject({ payments: z.enum(['application', 'stripe']) }),
    requirement_collection: z.enum(['application', 'stripe']),
    stripe_dashboard: z.strictObject({ type: z.enum(['express', 'full', 'none']) }),
  }),
  capabilities: z.strictObject({
    card_payments: requested.optional(),
    transfers: requested.optional(),
  }),
  business_profile: z.strictObject({ name: z.string().max(200) }).optional(),
  metadata,
  expand,
});
export type AccountParams = z.output<typeof accountParams>;

export const accountLinkParams = z.strictObject({
  account: text,
  type: z.enum(['account_onboarding', 'account_update']),
  return_url: page,
  refresh_url: page,
  collection_options: z
    .strictObject({
      fields: z.enum(['currently_due', 'eventually_due']).default('currently_due'),
      future_requirements: z.enum(['include', 'omit']).default('omit'),
    })
    .optional(),
});

export const transferParams = z.strictObject({
  amount: whole.pipe(z.number().min(1)),
  currency,
  destination: text,
  metadata,
  expand,
});

const evidenceText = z.string().max(20_000).optional();
/** Of the evidence it takes what our adapter sends; an empty text empties a field. */
export const disputeParams = z.strictObject({
  evidence: z
    .strictObject({
      uncategorized_text: evidenceText,
      shipping_carrier: evidenceText,
      shipping_tracking_number: evidenceText,
      shipping_date: evidenceText,
      shipping_documentation: evidenceText,
      customer_signature: evidenceText,
      receipt: evidenceText,
      refund_policy: evidenceText,
      customer_communication: evidenceText,
      uncategorized_file: evidenceText,
      appeal: z
        .strictObject({
          card: z.strictObject({
            reason_for_filing: evidenceText,
            supporting_files: z.array(text).max(20).default([]),
          }),
        })
        .optional(),
    })
    .default({}),
  submit: flag.default(true),
  expand,
});
export type DisputeParams = z.output<typeof disputeParams>;

export const fileParams = z.strictObject({
  purpose: z.literal('dispute_evidence'),
  file: z.strictObject({
    name: z.string().min(1).max(200),
    type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
    size: z.number().min(1).max(4_500_000),
    hash: text,
  }),
});
export const webhookUpdateParams = z.strictObject({ enabled_events: z.array(text).min(1) });
/** An address, its events and whether they are those of linked accounts. */
export const webhookParams = z.strictObject({
  url: page,
  enabled_events: z.array(text).min(1),
  connect: flag.default(false),
  metadata,
  expand,
});
