import type { DemoStore } from './stores.types.ts';

export const casaLuna: DemoStore = {
  key: 'casa-luna',
  owner: { name: 'Luna Ferrer', email: 'luna@vitrine.local' },
  name: 'Casa Luna',
  bio: {
    en: 'Slow mornings, warm light and things that last. I only list what stands on my own shelves.',
    es: 'Mañanas lentas, luz cálida y cosas que duran. Solo enseño lo que está en mis propias estanterías.',
  },
  accentColour: '#b9532c',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  country: 'ES',
  city: 'Valencia',
  language: 'es',
  settlementMode: 'platform',
  socialLinks: [
    { kind: 'instagram', url: 'https://www.instagram.com/casaluna.example' },
    { kind: 'tiktok', url: 'https://www.tiktok.com/@casaluna.example' },
    { kind: 'youtube', url: 'https://www.youtube.com/@casaluna.example' },
  ],
  assortment: {
    categories: ['home', 'kitchen'],
    products: ['warm-filament-lamp', 'focus-hourglass', 'cosy-knit-scarf', 'garden-straw-hat', 'petal-soap-bar', 'linen-sketchbook'],
  },
  featured: [
    {
      product: 'luna-stoneware-teapot',
      words: { en: 'Four years of mornings, not one drip.', es: 'Cuatro años de mañanas y ni una gota.' },
    },
    { product: 'ember-paper-lantern', words: { en: 'My living room after seven.', es: 'Mi salón a partir de las siete.' } },
    { product: 'jade-in-a-clay-pot', words: { en: 'Forgives every holiday.', es: 'Perdona todas las vacaciones.' } },
    { product: 'oak-chair', words: { en: 'The one you see in every video.', es: 'La que sale en todos los vídeos.' } },
    {
      product: 'ribera-amphora-vase',
      words: { en: 'Bought for dry grasses, kept for its shadow.', es: 'La compré para hierbas secas y la guardo por su sombra.' },
    },
    { product: 'wildflower-honey-pot', words: { en: 'The pot outlives the honey by years.', es: 'El tarro sobrevive años a la miel.' } },
  ],
  prices: {
    defaultPercent: 200,
    categoryPercents: { kitchen: 190, 'light-and-scent': 230 },
    fixedPrices: [
      { product: 'luna-stoneware-teapot', sku: 'TEAPOT-TERRACOTTA-1-1L', priceMinor: 4450 },
      { product: 'olive-coffee-mug', priceMinor: 1450 },
      { product: 'amber-pillar-candle', sku: 'CANDLE-SMALL', priceMinor: 1650 },
    ],
    ending: '95',
  },
};

export const kiraDesk: DemoStore = {
  key: 'kira-desk',
  owner: { name: '林可儿', email: 'kira@vitrine.local' },
  name: 'Kira 的桌面',
  bio: {
    en: 'I film desks, and I choose every thing on them with care. Whatever you saw in a video is here.',
    'zh-cn': '我拍桌面，也用心挑桌面上的每一件东西。视频里出现过的，都在这里。',
  },
  accentColour: '#7a4df0',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  country: 'JP',
  city: 'Tokyo',
  language: 'zh-cn',
  settlementMode: 'direct',
  socialLinks: [
    { kind: 'website', url: 'https://kira.example/zhuomian' },
    { kind: 'youtube', url: 'https://www.youtube.com/@kiradesk.example' },
    { kind: 'instagram', url: 'https://www.instagram.com/kiradesk.example' },
  ],
  assortment: {
    categories: ['desk', 'tech'],
    products: ['olive-coffee-mug', 'kumo-sake-set', 'sea-wind-chime', 'stargazer-telescope', 'star-yo-yo', 'lacquered-chopsticks'],
  },
  featured: [
    {
      product: 'quiet-over-ear-headphones',
      words: { en: 'Ten hours of editing and my ears are fine.', 'zh-cn': '剪片十小时，耳朵不累。' },
    },
    { product: 'pocket-film-camera', words: { en: 'It shot my first roll.', 'zh-cn': '我的第一卷就是它拍的。' } },
    { product: 'warm-filament-lamp', words: { en: 'Switching it on means I am done for today.', 'zh-cn': '开它，就是下班了。' } },
    { product: 'desktop-studio-microphone', words: { en: 'The voice you know is this microphone.', 'zh-cn': '你们听到的就是它。' } },
    { product: 'marine-fountain-pen', words: { en: 'Every storyboard starts with this blue.', 'zh-cn': '每一份分镜，都从这抹蓝开始。' } },
    {
      product: 'confetti-dot-grid-notebook-a5',
      words: { en: 'Serious outside the meeting, a party inside it.', 'zh-cn': '开会时一本正经，其实撒满了糖针。' },
    },
  ],
  prices: {
    defaultPercent: 210,
    categoryPercents: { notebooks: 260, 'photo-and-film': 170 },
    fixedPrices: [
      { product: 'marine-fountain-pen', priceMinor: 4280 },
      { product: 'pocket-film-camera', priceMinor: 18900 },
    ],
    ending: '99',
  },
};
