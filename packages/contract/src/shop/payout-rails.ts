import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type Currency, currencyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { countryCodeShape } from './markets.ts';
import {
  getBankCountry,
  paypalCurrencies,
  paypalReceivers,
  sepaCountries,
  stripeAccounts,
} from './rail-countries.ts';

/** The ways on which earnings reach an owner. */
export const payoutRails = ['sandbox', 'stripe_transfer', 'paypal_payout', 'bank_file'] as const;
export type PayoutRail = (typeof payoutRails)[number];

/** The name in rows of a bank account that an owner entered, where a linked account has that of its provider. */
export const bankProvider = 'bank';

/** The two files of `bank_file`: a SEPA credit transfer, and plain CSV for all other transfers. */
export const bankFileFormats = ['sepa', 'csv'] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];

const servedReasons = [
  'test_money',
  'currency_kept',
  'currency_converted',
  'iban_in_euro',
  'bank_number',
] as const;

const refusedReasons = [
  'not_set_up',
  'country_not_served',
  'currency_not_carried',
  'outside_sepa',
  'sepa_euro_only',
  'sepa_serves',
] as const;

const railShape = z.object({
  rail: z.enum(payoutRails),
  /** Of `bank_file`, which is listed once for each. */
  format: z.enum(bankFileFormats).nullable(),
  serves: z.boolean(),
  reason: z.enum([...servedReasons, ...refusedReasons]),
  /** The currency of the account, where the provider converts to it. */
  converted: z.string().nullable(),
  /** Null where it does not serve. */
  arrives: z
    .object({
      unit: z.enum(['hours', 'days', 'bank_days']),
      min: z.number().int(),
      max: z.number().int(),
    })
    .nullable(),
  /** The cost for the owner; the platform deducts nothing. */
  cost: z.enum(['free', 'conversion', 'bank']).nullable(),
});

export type Rail = z.infer<typeof railShape>;

type Served = Pick<Rail, 'reason' | 'arrives' | 'cost'> & { converted?: string };

const served = ({ converted, ...how }: Served) => ({
  serves: true,
  converted: converted ?? null,
  ...how,
});

const refused = (reason: (typeof refusedReasons)[number]) => ({
  serves: false,
  reason,
  converted: null,
  arrives: null,
  cost: null,
});

const bankDays = (min: number, max: number): Rail['arrives'] => ({ unit: 'bank_days', min, max });

function findStripe(country: string, currency: Currency) {
  const local = stripeAccounts[country];
  if (!local) return refused('country_not_served');
  // A transfer is in a currency of the platform's balance, which holds those of the countries that are served.
  if (!Object.values(stripeAccounts).includes(currency)) return refused('currency_not_carried');
  const arrives = { unit: 'days', min: 2, max: 3 } as const;
  return local === currency
    ? served({ reason: 'currency_kept', arrives, cost: 'free' })
    : served({ reason: 'currency_converted', arrives, cost: 'conversion', converted: local });
}

function findPaypal(country: string, currency: Currency) {
  if (!paypalReceivers.has(country)) return refused('country_not_served');
  if (!paypalCurrencies.has(currency)) return refused('currency_not_carried');
  return served({
    reason: 'currency_kept',
    arrives: { unit: 'hours', min: 0, max: 1 },
    cost: 'free',
  });
}

function findSepa(country: string, currency: Currency) {
  if (!sepaCountries.has(getBankCountry(country))) return refused('outside_sepa');
  if (currency !== 'EUR') return refused('sepa_euro_only');
  return served({ reason: 'iban_in_euro', arrives: bankDays(1, 2), cost: 'free' });
}

/** Which file pays a bank account in this country and currency. */
export const getBankFormat = (country: string, currency: Currency): BankFileFormat =>
  findSepa(country, currency).serves ? 'sepa' : 'csv';

const findCsv = (country: string, currency: Currency) =>
  getBankFormat(country, currency) === 'sepa'
    ? refused('sepa_serves')
    : served({ reason: 'bank_number', arrives: bankDays(1, 5), cost: 'bank' });

/**
 * Which rails serve an owner's country and currency, each with its reason. The sandbox is listed only where it is on:
 * elsewhere nobody reads of it.
 */
export function listRails(
  country: string,
  currency: Currency,
  configured: ReadonlySet<PayoutRail>,
): Rail[] {
  const row = (
    rail: PayoutRail,
    format: BankFileFormat | null,
    found: Omit<Rail, 'rail' | 'format'>,
  ): Rail => ({ rail, format, ...(configured.has(rail) ? found : refused('not_set_up')) });
  return [
    ...(configured.has('sandbox')
      ? [
          row(
            'sandbox',
            null,
            served({ reason: 'test_money', arrives: bankDays(1, 2), cost: 'free' }),
          ),
        ]
      : []),
    row('stripe_transfer', null, findStripe(country, currency)),
    row('paypal_payout', null, findPaypal(country, currency)),
    row('bank_file', 'sepa', findSepa(country, currency)),
    row('bank_file', 'csv', findCsv(country, currency)),
  ];
}

export const readPayoutRails = endpoint({
  name: 'payouts.rails',
  method: 'GET',
  path: '/api/v1/payout-rails',
  permission: 'account:self:use',
  summary:
    'Which ways of paying out serve a country and a currency on this platform: how long each takes, what it costs the owner, and the reason of each yes and no.',
  query: z.strictObject({ country: countryCodeShape, currency: currencyShape }),
  reply: z.array(railShape),
});

nameSchemas({ PayoutRail: railShape });
