/** What an owner reads of the own store, its links and figures. */
export const storeKeys = {
  all: ['store'],
  own: ['store', 'own'],
  slug: (slug: string) => ['store', 'slug', slug],
  quickStart: ['store', 'quick-start'],
  links: ['links'],
  dashboard: ['dashboard'],
  welcomeOffer: ['promotions', 'welcome'],
  promotions: ['promotions'],
} as const;
