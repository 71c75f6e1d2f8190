/** Fields of planned fees and of those that providers took. Amounts are in the currency of the store unless said otherwise. */
export const feeFields: Readonly<Record<string, string>> = {
  alternatives:
    'Fees of other providers that the store offers; for each amount the dearest counts.',
  'FeeRule.provider': 'The provider; null for all.',
  'FeeRule.currency': 'The currency that is paid; null for all.',
  'FeeRule.countryCode': 'The country of the store; null for all.',
  'FeeRule.percentage': 'The share of the goods in per cent, two decimals.',
  'FeeRule.fixed': 'The fixed amount, in the currency of the rule or in US dollars.',
  'FeeRule.state': '`planned` (its date has not come), `current`, or `replaced` by a newer one.',
  validFrom: 'From when on it counts.',
  providers: 'The providers that a fee can be for.',
  'FeesAdd.fixed':
    'The fixed amount in the currency of the rule, or in US dollars when it is for all.',
  'FeesAdd.provider': 'The provider; null for all.',
  'FeesAdd.currency': 'The currency that is paid; null for all.',
  'FeesAdd.countryCode': 'The country of the store; null for all.',
  'FeesAdd.percentage': 'The share of the goods in per cent, two decimals.',
  'FeesAdd.validFrom': 'The day (UTC) from which on it counts; null for now.',
  paymentFee:
    'The fee of the payment of the buyer; null while there is none, and for owners unless the provider takes it from their account.',
  planned: 'The planned fee.',
  taken: 'What the provider took by its records; null while they were not read so far.',
  difference: 'How much more was taken than planned.',
  settled: 'The same in the currency in which the provider settles; null where it is the same.',
  settledFee: 'What was taken in the currency in which the provider settles.',
  'PaymentFee.provider': 'The provider of the payment.',
  'PaymentFee.amount': 'What arrived after the fee.',
  'PaymentFee.fee': 'The fee.',
  'FeeSum.id': 'Names the sum: provider, mode and currencies.',
  'FeeSum.provider': 'The provider.',
  'FeeSum.payments': 'How many payments.',
  'ReconciliationFeesReply.storeName':
    'The store whose account it is; null for the platform’s own.',
  refusals: 'Accounts whose records could not be read.',
  isRefused: 'The provider refused it for good; otherwise there was no answer.',
  completeUntil: 'Up to when the fees of the account are known.',
};
