import type { DemoStore } from './stores.types.ts';

export const nomadTheo: DemoStore = {
  key: 'nomad-theo',
  owner: { name: 'Theo Brandt', email: 'theo@vitrine.local' },
  name: 'Nomad Theo',
  bio: {
    en: 'One backpack, eleven countries, no regrets about the second pair of socks. This is what survived.',
    'zh-cn': '一个背包，十一个国家，多带的那双袜子从不后悔。留下来的，都在这里。',
    es: 'Una mochila, once países y ningún remordimiento por el segundo par de calcetines. Esto es lo que sobrevivió.',
    pt: 'Uma mochila, onze países e nenhum arrependimento pelo segundo par de meias. Aqui está o que sobreviveu.',
    fr: 'Un sac à dos, onze pays, aucun regret pour la deuxième paire de chaussettes. Voici ce qui a survécu.',
  },
  accentColour: '#1f7a5c',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  country: 'BR',
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
      words: {
        en: 'Every flight of the last three years, under the seat.',
        'zh-cn': '三年里的每趟航班，它都在座椅底下。',
        es: 'Todos los vuelos de los últimos tres años, bajo el asiento.',
        pt: 'Todos os voos dos últimos três anos, embaixo do banco.',
        fr: 'Tous les vols de ces trois dernières années, sous le siège.',
      },
    },
    {
      product: 'moonrise-tent',
      words: {
        en: 'Up in four minutes, in the dark, in the rain.',
        'zh-cn': '摸黑，下雨，四分钟搭好。',
        es: 'Montada en cuatro minutos, a oscuras y bajo la lluvia.',
        pt: 'De pé em quatro minutos, no escuro e na chuva.',
        fr: 'Montée en quatre minutes, de nuit, sous la pluie.',
      },
    },
    {
      product: 'brass-pocket-compass',
      words: {
        en: 'For the days when the phone gives up.',
        'zh-cn': '手机罢工的日子靠它。',
        es: 'Para los días en que el móvil se rinde.',
        pt: 'Para os dias em que o celular desiste.',
        fr: 'Pour les jours où le téléphone abandonne.',
      },
    },
    {
      product: 'ridge-hiking-boots',
      words: {
        en: 'Resoled twice, still the same boots.',
        'zh-cn': '换过两次底，还是那双靴子。',
        es: 'Dos veces con suela nueva y siguen siendo las mismas botas.',
        pt: 'Duas solas novas depois, ainda as mesmas botas.',
        fr: 'Ressemelées deux fois, toujours les mêmes chaussures.',
      },
    },
    {
      product: 'calabash-mate-gourd',
      words: {
        en: 'Home, wherever there is hot water.',
        'zh-cn': '有热水的地方就是家。',
        es: 'Mi casa, donde haya agua caliente.',
        pt: 'Minha casa, onde houver água quente.',
        fr: 'Chez moi, partout où il y a de l’eau chaude.',
      },
    },
    {
      product: 'blister-plasters',
      words: {
        en: 'The smallest thing in the pack and the most loved.',
        'zh-cn': '包里最小的东西，也最受欢迎。',
        es: 'Lo más pequeño de la mochila y lo más querido.',
        pt: 'A menor coisa da mochila e a mais amada.',
        fr: 'La plus petite chose du sac, et la plus aimée.',
      },
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
  bio: {
    en: 'Ten minutes a day, any surface, no excuses and no shouting. Gear I coach with, at fair prices.',
    'zh-cn': '每天十分钟，哪里都能练，不找借口，也不吼人。都是我带课用的装备，价格实在。',
    es: 'Diez minutos al día, en cualquier suelo, sin excusas y sin gritos. El material con el que entreno, a precios justos.',
    pt: 'Dez minutos por dia, em qualquer piso, sem desculpas e sem gritos. O material com que dou treino, a preços justos.',
    fr: 'Dix minutes par jour, sur n’importe quel sol, sans excuses et sans cris. Le matériel de mes cours, à prix juste.',
  },
  accentColour: '#2459d6',
  currency: 'USD',
  timeZone: 'America/Chicago',
  country: 'US',
  language: 'en',
  settlementMode: 'direct',
  seller: {
    address: {
      line1: '1840 W Division Street',
      postcode: '60622',
      city: 'Chicago',
      region: 'IL',
      countryCode: 'US',
    },
    returnAddress: null,
  },
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
    {
      product: 'outdoor-basketball',
      words: {
        en: 'Same court since 2009, third ball.',
        'zh-cn': '2009 年起同一块场地，第三颗球。',
        es: 'La misma cancha desde 2009, el tercer balón.',
        pt: 'A mesma quadra desde 2009, a terceira bola.',
        fr: 'Le même terrain depuis 2009, le troisième ballon.',
      },
    },
    {
      product: 'sparring-boxing-gloves',
      words: {
        en: 'Kind to your hands and to your friends.',
        'zh-cn': '护手，也护朋友。',
        es: 'Cuidan tus manos y a tus amigos.',
        pt: 'Gentis com as suas mãos e com os seus amigos.',
        fr: 'Doux pour vos mains et pour vos amis.',
      },
    },
    {
      product: 'disco-roller-skates',
      words: {
        en: 'Cardio that nobody has to talk you into.',
        'zh-cn': '不用人劝就想做的有氧。',
        es: 'Cardio que no hace falta que te vendan.',
        pt: 'Cardio que ninguém precisa insistir para você fazer.',
        fr: 'Du cardio sans se faire prier.',
      },
    },
    {
      product: 'cloudstep-running-shoes',
      words: {
        en: 'I walk in them too, do not tell anyone.',
        'zh-cn': '我散步也穿，别说出去。',
        es: 'También los uso para pasear; no se lo digas a nadie.',
        pt: 'Também uso para passear, não conte a ninguém.',
        fr: 'Je marche aussi avec, ne le dites à personne.',
      },
    },
    {
      product: 'rally-table-tennis-bat',
      words: {
        en: 'Won the office with it. Twice.',
        'zh-cn': '靠它拿下公司冠军，两次。',
        es: 'Con ella gané en la oficina. Dos veces.',
        pt: 'Venci o torneio do escritório com ela. Duas vezes.',
        fr: 'J’ai gagné le tournoi du bureau avec. Deux fois.',
      },
    },
    {
      product: 'straw-tumbler',
      words: {
        en: 'Drink the water. This one makes it easy.',
        'zh-cn': '多喝水。有它就容易多了。',
        es: 'Bebe agua. Con este es fácil.',
        pt: 'Beba água. Com este fica fácil.',
        fr: 'Buvez de l’eau. Avec lui, c’est facile.',
      },
    },
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
