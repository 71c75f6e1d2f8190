import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay } from '../shapes.ts';
import { countryCodeShape } from './markets.ts';
import { feeShape } from './price-shapes.ts';

/** A fifth of the goods: no provider takes more. */
const feePercentageMax = 20;
/** In minor units of the rule's currency; enough for those without decimals. */
const feeFixedMax = 1_000_000;

const providerShape = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);

const scopeFields = {
  /** Null: every provider. */
  provider: z.string().nullable(),
  /** The currency that is paid; null: every currency. */
  currency: currencyShape.nullable(),
  /** The country of the store; null: every country. */
  countryCode: countryCodeShape.nullable(),
};

const feeRuleShape = z.object({
  id: idShape,
  ...scopeFields,
  /** In per cent of the goods, two decimals. */
  percentage: z.number(),
  /** In the currency of the rule, or in US dollars when it is for all. */
  fixed: moneyShape,
  validFrom: z.iso.datetime(),
  /** `replaced`: a newer rule for the same providers, currency and country counts. */
  state: z.enum(['planned', 'current', 'replaced']),
  /** The operator who added it; null for the one that Vitrine began with. */
  by: z.string().nullable(),
});
export type PlatformFeeRule = z.infer<typeof feeRuleShape>;

export const listFeeRules = endpoint({
  name: 'fees.list',
  method: 'GET',
  path: '/api/v1/platform/fee-rules',
  permission: 'platform:payout:query',
  summary:
    'The planned fees of payments that count now or will: for each payment the most specific rule (provider, then country, then currency). Not paged: operators add them by hand.',
  reply: z.object({
    list: z.array(feeRuleShape),
    /** The providers that a rule can be for. */
    providers: z.array(z.string()),
  }),
});

export const pageFeeRules = endpoint({
  name: 'fees.history',
  method: 'GET',
  path: '/api/v1/platform/fee-rule-history',
  permission: 'platform:payout:query',
  summary: 'Every planned fee that ever counted or will, newest date first.',
  query: z.strictObject(pageQueryFields),
  reply: pageOf(feeRuleShape),
});

export const addFeeRule = endpoint({
  name: 'fees.add',
  method: 'POST',
  path: '/api/v1/platform/fee-rules',
  permission: 'platform:payout:run',
  summary:
    'Adds a planned fee from a day on (UTC), or from now on without one. Floors and shown earnings follow, and owners whose prices fall under a floor are told; placed orders keep their fees.',
  body: z.strictObject({
    provider: providerShape.nullable(),
    currency: scopeFields.currency,
    countryCode: scopeFields.countryCode,
    percentage: z.number().min(0).max(feePercentageMax),
    /** In the currency given, or in US dollars when it is for all. */
    fixed: sentMoneyShape(z.number().int().min(0).max(feeFixedMax), currencyShape),
    validFrom: chosenDay.nullable(),
  }),
  reply: feeRuleShape,
});

export const readPlannedFees = endpoint({
  name: 'fees.read',
  method: 'GET',
  path: '/api/v1/fees/:currency',
  public: true,
  summary:
    'The planned fee of a sale of the platform in a store’s country that is paid in a currency: of several providers the dearest counts.',
  params: z.strictObject({ currency: currencyShape }),
  query: z.strictObject({ country: optionalFilter(countryCodeShape) }),
  reply: feeShape,
});

nameSchemas({ FeeRule: feeRuleShape });
