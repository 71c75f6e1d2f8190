/** The payment providers as they write themselves. */
const providerNames: Readonly<Record<string, string>> = {
  sandbox: 'Sandbox',
  stripe: 'Stripe',
  paypal: 'PayPal',
};

export const nameProvider = (provider: string | null): string =>
  provider ? (providerNames[provider] ?? provider) : '';
