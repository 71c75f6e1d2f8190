/** The payment providers as they write themselves. */
const providerNames: Readonly<Record<string, string>> = {
  sandbox: 'Sandbox',
  stripe: 'Stripe',
  paypal: 'PayPal',
};

/** As choices of a filter. */
export const providerOptions = Object.entries(providerNames).map(([value, label]) => ({
  value,
  label,
}));

export const nameProvider = (provider: string | null): string =>
  provider ? (providerNames[provider] ?? provider) : '';
