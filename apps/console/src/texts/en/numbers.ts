/** What number fields say of what is typed into them. */
export const numbers = {
  notANumber: 'Enter a number, such as {example}.',
  ambiguous: 'This can be read in two ways. Leave out the thousands separator, as in {example}.',
  otherCurrency: 'Amounts here are in {currency}.',
  wholeOnly: 'Enter a whole number, without decimals.',
  tooPrecise: 'Use at most {count} decimals, as in {example}.',
  between: 'Enter a value from {min} to {max}.',
  less: 'Less',
  more: 'More',
} as const;
