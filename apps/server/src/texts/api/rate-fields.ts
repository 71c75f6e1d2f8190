/** Fields of exchange rates, and of amounts that are shown in another currency than the one that is charged. */
export const rateFields: Readonly<Record<string, string>> = {
  approximate:
    'The same amount in the currency that the buyer asked for; null unless another one is charged.',
  rateOf: 'When the rate between the two currencies was last confirmed.',
  askedCurrency:
    'The currency that the buyer asked for; another one is charged when its rate is too old.',
  confirmedAt: 'When its source last said that it holds; its age counts from then.',
  'RateFetch.changed': 'How many rates changed.',
  'RatesSetReply.changed': 'How many rates changed; the others were confirmed.',
  'RatesImportReply.changed': 'How many rates changed; the others were confirmed.',
  shown:
    'The same amount in the currency of the header `currencyjc`, at today’s rate: for reading, never for sums or payments. Left out where the rate is too old, or the currency is the same.',
  choices: 'What the person chose while signed in, on any device; null where nothing was chosen.',
  storeCurrency: 'The currency of the own store, in which its amounts are; null without a store.',
  numerator: 'What one US dollar is, as an exact fraction: its upper part.',
  denominator: 'The lower part of the fraction.',
  publishedOn: 'The day for which the source published its figures; null when it gave none.',
  csv: 'Lines of a currency code and what one US dollar is in it.',
  isJumpMeant: 'Whether a rate may differ by more than a tenth from the present one.',
  feed: 'The source that is asked each hour; null when none is configured.',
  host: 'Its host.',
  hoursMax: 'After so many hours without confirmation a rate charges nobody.',
  rates: 'The new rates, each currency once and without the dollar.',
};
