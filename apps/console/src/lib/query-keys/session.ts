/** What people read of their own account, before and after they signed in, and what all screens share. */
export const accountKeys = {
  all: ['account'],
  profile: ['account', 'profile'],
  secondFactor: ['account', 'factor'],
  sessions: ['account', 'sessions'],
  identities: ['account', 'identities'],
  events: ['account', 'events'],
  storedData: ['account', 'stored-data'],
  dataExport: ['account', 'data-export'],
  deletion: ['account', 'deletion'],
  socialProviders: ['social-providers'],
  captcha: ['captcha'],
} as const;

export const searchKeys = {
  all: ['search'],
  hits: (kind: string, keywords: string) => ['search', kind, keywords],
} as const;

export const marketKeys = {
  all: ['markets'],
  countries: (language: string) => ['markets', 'countries', language],
  currencies: (language: string) => ['markets', 'currencies', language],
  addressForm: (language: string, country: string) => [
    'markets',
    'address-form',
    language,
    country,
  ],
} as const;
