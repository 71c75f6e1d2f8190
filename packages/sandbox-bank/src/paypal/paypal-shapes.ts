import { parseLanguage } from '@vitrine/contract/locales.ts';
import { z } from 'zod';

// Strict: a field that PayPal does not have is a fault of the shop.
const textShape = z.string().min(1).max(127);
const moneyShape = z.strictObject({
  currency_code: z.string().length(3),
  value: z.string().max(32),
});
const pageShape = z.url({ protocol: /^https?$/ }).max(500);
const localeShape = z.string().regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/);
export const newOrderShape = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      custom_id: textShape,
      description: textShape.default(' '),
      amount: moneyShape,
      payee: z.strictObject({ merchant_id: z.string() }).optional(),
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: textShape.default('PayPal'),
        locale: localeShape.default('en-US'),
        shipping_preference: z
          .enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])
          .optional(),
        user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
        return_url: pageShape,
        cancel_url: pageShape,
      }),
    }),
  }),
});
export const newRefundShape = z.strictObject({
  amount: moneyShape,
  custom_id: textShape,
});
export const newBatchShape = z.strictObject({
  sender_batch_header: z.strictObject({ sender_batch_id: z.string().min(1).max(256) }),
  items: z.tuple([
    z.strictObject({
      recipient_type: z.literal('PAYPAL_ID'),
      receiver: z.string().max(127),
      sender_item_id: z.string().max(63).optional(),
      amount: z.strictObject({ currency: z.string().length(3), value: z.string() }),
    }),
  ]),
});
export const newReferralShape = z.strictObject({
  tracking_id: textShape,
  preferred_language_code: localeShape,
  partner_config_override: z.strictObject({
    return_url: z.url().max(127),
    return_url_description: textShape,
  }),
  operations: z.array(z.looseObject({ operation: z.literal('API_INTEGRATION') })).length(1),
  products: z.array(z.enum(['EXPRESS_CHECKOUT', 'PPCP'])).length(1),
  legal_consents: z.tuple([
    z.strictObject({ type: z.literal('SHARE_DATA_CONSENT'), granted: z.literal(true) }),
  ]),
});
const documentShape = z.strictObject({
  name: z
    .string()
    .max(2_000)
    .regex(/^[A-Za-z0-9\-_,\s]+\.[A-Za-z]+$/),
});
export const evidencesShape = z.strictObject({
  evidences: z
    .array(
      z.strictObject({
        evidence_type: z.string().regex(/^[0-9A-Z_]{1,255}$/),
        evidence_info: z
          .strictObject({
            tracking_info: z
              .array(
                z.strictObject({
                  carrier_name: z.literal('OTHER'),
                  carrier_name_other: z.string().min(1).max(2_000),
                  tracking_number: z.string().min(1).max(255),
                }),
              )
              .min(1)
              .max(10),
          })
          .optional(),
        documents: z.array(documentShape).min(1).max(100).optional(),
        notes: z.string().min(1).max(2_000).optional(),
      }),
    )
    .min(1)
    .max(100),
});
export const acceptClaimShape = z.strictObject({
  note: z.string().min(1).max(2_000),
  accept_claim_type: z.literal('REFUND'),
});
export const disputeListShape = z.strictObject({
  update_time_after: z.iso.datetime({ offset: true }).optional(),
  page_size: z.coerce.number().int().min(1).max(50).default(10),
  next_page_token: z.string().max(255).optional(),
});
export const searchShape = z.strictObject({
  start_date: z.iso.datetime({ offset: true }),
  end_date: z.iso.datetime({ offset: true }),
  fields: z.string().optional(),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
  page: z.coerce.number().int().min(1).default(1),
});

/** The language of a locale of PayPal's. */
export const parseLocale = (locale: string) =>
  parseLanguage(locale.toLowerCase()) ?? parseLanguage(locale.slice(0, 2)) ?? 'en';
