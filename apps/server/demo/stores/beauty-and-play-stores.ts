import type { DemoStore } from './stores.types.ts';

export const beaEnRosa: DemoStore = {
  key: 'bea-en-rosa',
  owner: { name: 'Bea Molina', email: 'bea@vitrine.local' },
  name: 'Bea en rosa',
  bio: {
    en: 'Five-minute faces, bags that stand up and honest words about what is worth it.',
    es: 'Maquillaje en cinco minutos, bolsas que se quedan de pie y la verdad sobre lo que vale la pena.',
  },
  accentColour: '#d6336c',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  country: 'MX',
  city: 'Guadalajara',
  language: 'es',
  settlementMode: 'platform',
  socialLinks: [
    { kind: 'tiktok', url: 'https://www.tiktok.com/@beaenrosa.example' },
    { kind: 'instagram', url: 'https://www.instagram.com/beaenrosa.example' },
    { kind: 'pinterest', url: 'https://www.pinterest.com/beaenrosa.example' },
  ],
  assortment: {
    categories: ['beauty'],
    products: [
      'everlasting-bouquet',
      'amber-pillar-candle',
      'night-pocket-journal',
      'meridian-suitcase',
      'monsoon-umbrella',
      'ribbon-gift-box',
      'fiesta-pinata',
      'quarter-hour-watch',
      'straw-tumbler',
      'disco-roller-skates',
    ],
  },
  featured: [
    {
      product: 'satin-lipstick',
      words: { en: 'Berry on Mondays, poppy when it matters.', es: 'Frambuesa los lunes, amapola cuando importa.' },
    },
    {
      product: 'two-tone-handbag',
      words: { en: 'It stands up. That is the whole review.', es: 'Se queda de pie. Esa es toda la reseña.' },
    },
    { product: 'almond-body-lotion', words: { en: 'The big bottle, always the big bottle.', es: 'La grande, siempre la grande.' } },
    {
      product: 'garden-straw-hat',
      words: { en: 'Rolled it into my suitcase eleven times.', es: 'La he enrollado en la maleta once veces.' },
    },
    { product: 'coral-bead-bracelet', words: { en: 'My grandmother asked where it is from.', es: 'Mi abuela me preguntó de dónde era.' } },
    { product: 'riviera-sunglasses', words: { en: 'For when the five minutes did not happen.', es: 'Para cuando no hubo cinco minutos.' } },
  ],
  prices: {
    defaultPercent: 220,
    categoryPercents: { care: 240 },
    fixedPrices: [
      { product: 'satin-lipstick', priceMinor: 34900 },
      { product: 'petal-soap-bar', priceMinor: 18900 },
    ],
    ending: '00',
  },
};

export const pipsToybox: DemoStore = {
  key: 'pips-toybox',
  owner: { name: 'Pip Lindqvist', email: 'pip@vitrine.local' },
  name: 'Pip’s Toybox',
  bio: {
    en: 'Toys without screens, tested by two small experts and one large one. If it is loud, I say so.',
    fr: 'Des jouets sans écran, testés par deux petits experts et un grand. Si ça fait du bruit, je préviens.',
  },
  accentColour: '#ffd400',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  country: 'CA',
  city: 'Montréal',
  language: 'fr',
  settlementMode: 'platform',
  socialLinks: [
    { kind: 'youtube', url: 'https://www.youtube.com/@pipstoybox.example' },
    { kind: 'instagram', url: 'https://www.instagram.com/pipstoybox.example' },
  ],
  assortment: {
    categories: ['play'],
    products: [
      'jumbo-wax-crayons',
      'birch-paint-palette',
      'atlas-desk-globe',
      'sunday-football',
      'city-kick-scooter',
      'twin-bell-alarm-clock',
      'striped-crew-socks',
      'moonrise-tent',
      'bento-lunch-box',
      'arcade-joystick',
    ],
  },
  featured: [
    { product: 'honey-teddy-bear', words: { en: 'Washed fourteen times, loved fifteen.', fr: 'Lavé quatorze fois, aimé quinze.' } },
    { product: 'timber-steam-train', words: { en: 'The whistle unscrews. You are welcome.', fr: 'Le sifflet se dévisse. De rien.' } },
    {
      product: 'wooden-floor-puzzle',
      words: { en: 'Nine hidden animals; we have found eight.', fr: 'Neuf animaux cachés ; on en a trouvé huit.' },
    },
    {
      product: 'weighted-chess-set',
      words: { en: 'Lost to a six-year-old on this board.', fr: 'Battu par un enfant de six ans sur ce plateau.' },
    },
    {
      product: 'sky-diamond-kite',
      words: { en: 'Flies before you have finished explaining.', fr: 'Il vole avant la fin des explications.' },
    },
    { product: 'marching-drum', words: { en: 'Loud. I said I would say so.', fr: 'Ça fait du bruit. J’avais promis de prévenir.' } },
  ],
  prices: {
    defaultPercent: 200,
    categoryPercents: { music: 175, toys: 215 },
    fixedPrices: [{ product: 'honey-teddy-bear', sku: 'TEDDY-SMALL', priceMinor: 4200 }],
    ending: '99',
  },
};
