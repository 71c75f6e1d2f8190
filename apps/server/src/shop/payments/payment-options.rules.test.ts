import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import { type PaymentMark, paymentKinds } from '@vitrine/contract/shop/payment-options.ts';
import fc from 'fast-check';
import { choosePaymentOptions, listMarks, type OfferedProvider } from './payment-options.rules.ts';

interface Sample {
  name: string;
  kind: OfferedProvider['kind'];
  isLive: boolean;
  marks: readonly PaymentMark[];
  takes: readonly Currency[];
  serves: readonly string[];
}

const provide = ({ name, kind, isLive, marks, takes, serves }: Sample): OfferedProvider => ({
  name,
  kind,
  isLive,
  listMarks: () => marks,
  findAmountRefusal: (amountMinor, currency) =>
    takes.includes(currency) ? (amountMinor < 50n ? 'too_small' : null) : 'currency',
  servesBuyersIn: (country) => serves.includes(country),
});
const countries = ['US', 'ES', 'TR', 'CU'];

const samples = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...paymentKinds),
      isLive: fc.boolean(),
      marks: fc.subarray<PaymentMark>(['visa', 'amex', 'google_pay'], { minLength: 1 }),
      takes: fc.subarray<Currency>(['USD', 'EUR', 'KWD']),
      serves: fc.subarray(countries),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map((one, index) =>
      // Marks of PayPal are of no other kind.
      provide({ ...one, ...(one.kind === 'paypal' && { marks: ['paypal'] }), name: `p${index}` }),
    ),
  );

test('the marks of a currency and country are exactly those of the ways to pay there, each once', () => {
  fc.assert(
    fc.property(
      samples,
      fc.constantFrom<Currency>('USD', 'EUR', 'KWD', 'JPY'),
      fc.constantFrom(...countries),
      (providers, currency, country) => {
        const { options } = choosePaymentOptions(providers, {
          amountMinor: 1_000n,
          currency,
          country,
        });
        const shown = listMarks(providers, countries).filter(
          (mark) => mark.currencies.includes(currency) && !mark.exceptCountries.includes(country),
        );
        assert.deepEqual(
          shown.map(({ mark, isTest }) => `${mark} ${isTest}`).sort(),
          options.flatMap(({ marks, isTest }) => marks.map((mark) => `${mark} ${isTest}`)).sort(),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('a total is offered what fits its amount, currency and country, else one learns which of them is in the way', () => {
  const card = provide({
    name: 'card',
    kind: 'card',
    isLive: true,
    marks: ['visa'],
    takes: ['USD', 'EUR'],
    serves: ['US', 'ES', 'TR'],
  });
  const wallet = provide({
    name: 'wallet',
    kind: 'paypal',
    isLive: true,
    marks: ['paypal'],
    takes: ['USD', 'KWD'],
    serves: ['US', 'ES'],
  });
  const second = { ...card, name: 'second', servesBuyersIn: () => true };
  const cases: [OfferedProvider[], bigint, Currency, string, string[], string | null][] = [
    [[card, wallet], 100n, 'USD', 'US', ['card', 'wallet'], null],
    [[wallet, card], 100n, 'USD', 'ES', ['wallet', 'card'], null],
    [[card, wallet], 100n, 'USD', 'TR', ['card'], null],
    [[card, wallet], 100n, 'EUR', 'ES', ['card'], null],
    [[card, wallet], 100n, 'KWD', 'TR', [], 'amount'],
    [[card, wallet], 10n, 'USD', 'US', [], 'amount'],
    [[card, wallet], 100n, 'USD', 'CU', [], 'country'],
    [[wallet], 100n, 'EUR', 'TR', [], 'country'],
    [[card, second], 100n, 'USD', 'US', ['card'], null],
    [[card, second], 100n, 'USD', 'CU', ['second'], null],
    [[], 100n, 'USD', 'US', [], 'amount'],
  ];
  for (const [providers, amountMinor, currency, country, names, refusal] of cases) {
    const choice = choosePaymentOptions(providers, { amountMinor, currency, country });
    assert.deepEqual(
      [choice.options.map(({ provider }) => provider), choice.refusal],
      [names, refusal],
      `${amountMinor} ${currency} from ${country}`,
    );
  }
});
