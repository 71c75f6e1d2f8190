import type { DemoStore } from './stores.types.ts';

export const nomadTheo: DemoStore = {
  key: 'nomad-theo',
  owner: { name: 'Theo Brandt', email: 'theo@vitrine.local' },
  name: 'Nomad Theo',
  bio: {
    en: 'One backpack, eleven countries, no regrets about the second pair of socks. This is what survived.',
    pt: 'Uma mochila, onze países e nenhum arrependimento pelo segundo par de meias. Aqui está o que sobreviveu.',
  },
  accentColour: '#1f7a5c',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  country: 'BR',
  city: 'Florianópolis',
  language: 'pt',
  settlementMode: 'platform',
  socialLinks: [
    { kind: 'youtube', url: 'https://www.youtube.com/@nomadtheo.example' },
    { kind: 'instagram', url: 'https://www.instagram.com/nomadtheo.example' },
  ],
  assortment: {
    categories: ['travel'],
    products: [
      'pocket-film-camera',
      'night-pocket-journal',
      'striped-crew-socks',
      'calabash-mate-gourd',
      'reef-snorkel-set',
      'stargazer-telescope',
      'rechargeable-battery-pack',
      'riviera-sunglasses',
      'dark-chocolate-bar',
      'beach-volleyball',
    ],
  },
  featured: [
    {
      product: 'daytrip-backpack',
      words: { en: 'Every flight of the last three years, under the seat.', pt: 'Todos os voos dos últimos três anos, embaixo do banco.' },
    },
    {
      product: 'moonrise-tent',
      words: { en: 'Up in four minutes, in the dark, in the rain.', pt: 'De pé em quatro minutos, no escuro e na chuva.' },
    },
    {
      product: 'brass-pocket-compass',
      words: { en: 'For the days when the phone gives up.', pt: 'Para os dias em que o celular desiste.' },
    },
    {
      product: 'ridge-hiking-boots',
      words: { en: 'Resoled twice, still the same boots.', pt: 'Duas solas novas depois, ainda as mesmas botas.' },
    },
    { product: 'calabash-mate-gourd', words: { en: 'Home, wherever there is hot water.', pt: 'Minha casa, onde houver água quente.' } },
    {
      product: 'blister-plasters',
      words: { en: 'The smallest thing in the pack and the most loved.', pt: 'A menor coisa da mochila e a mais amada.' },
    },
  ],
  prices: {
    defaultPercent: 190,
    categoryPercents: { camp: 180, bags: 205 },
    fixedPrices: [
      { product: 'daytrip-backpack', priceMinor: 34900 },
      { product: 'blister-plasters', sku: 'PLASTER-PACK-6', priceMinor: 3990 },
    ],
    ending: 'none',
  },
};

export const marloMoves: DemoStore = {
  key: 'marlo-moves',
  owner: { name: 'Marlo Okafor', email: 'marlo@vitrine.local' },
  name: 'Marlo Moves',
  bio: { en: 'Ten minutes a day, any surface, no excuses and no shouting. Gear I coach with, at fair prices.' },
  accentColour: '#2459d6',
  currency: 'USD',
  timeZone: 'America/Chicago',
  country: 'US',
  city: 'Chicago',
  language: 'en',
  settlementMode: 'direct',
  socialLinks: [
    { kind: 'tiktok', url: 'https://www.tiktok.com/@marlomoves.example' },
    { kind: 'instagram', url: 'https://www.instagram.com/marlomoves.example' },
    { kind: 'x', url: 'https://x.com/marlomoves.example' },
  ],
  assortment: {
    categories: ['sport'],
    products: [
      'striped-crew-socks',
      'straw-tumbler',
      'quarter-hour-watch',
      'daytrip-backpack',
      'weekend-radio-speaker',
      'sky-diamond-kite',
      'soft-bristle-toothbrush',
      'bento-lunch-box',
    ],
  },
  featured: [
    { product: 'outdoor-basketball', words: { en: 'Same court since 2009, third ball.' } },
    { product: 'sparring-boxing-gloves', words: { en: 'Kind to your hands and to your friends.' } },
    { product: 'disco-roller-skates', words: { en: 'Cardio that nobody has to talk you into.' } },
    { product: 'cloudstep-running-shoes', words: { en: 'I walk in them too, do not tell anyone.' } },
    { product: 'rally-table-tennis-bat', words: { en: 'Won the office with it. Twice.' } },
    { product: 'straw-tumbler', words: { en: 'Drink the water. This one makes it easy.' } },
  ],
  prices: {
    defaultPercent: 180,
    categoryPercents: { sportswear: 220, wheels: 165 },
    fixedPrices: [
      { product: 'outdoor-basketball', priceMinor: 3499 },
      { product: 'rally-table-tennis-bat', priceMinor: 1799 },
    ],
    ending: '99',
  },
};
