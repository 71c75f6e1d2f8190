import type { DemoStore } from './stores.types.ts';

export const beaEnRosa: DemoStore = {
  key: 'bea-en-rosa',
  owner: { name: 'Bea Molina', email: 'bea@vitrine.local' },
  name: 'Bea en rosa',
  bio: {
    en: 'Five-minute faces, bags that stand up and honest words about what is worth it.',
    'zh-cn': '五分钟妆容，立得住的包，还有什么值得买的实话。',
    es: 'Maquillaje en cinco minutos, bolsas que se quedan de pie y la verdad sobre lo que vale la pena.',
    pt: 'Maquiagem em cinco minutos, bolsas que ficam de pé e a verdade sobre o que vale a pena.',
    fr: 'Un teint en cinq minutes, des sacs qui tiennent debout et la vérité sur ce qui vaut le coup.',
  },
  accentColour: '#d6336c',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  country: 'MX',
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
      words: {
        en: 'Berry on Mondays, poppy when it matters.',
        'zh-cn': '周一用莓果色，重要的日子用虞美人红。',
        es: 'Frambuesa los lunes, amapola cuando importa.',
        pt: 'Framboesa às segundas, papoula quando importa.',
        fr: 'Baie le lundi, coquelicot quand ça compte.',
      },
    },
    {
      product: 'two-tone-handbag',
      words: {
        en: 'It stands up. That is the whole review.',
        'zh-cn': '它立得住。评价完毕。',
        es: 'Se queda de pie. Esa es toda la reseña.',
        pt: 'Ela fica de pé. Essa é a resenha inteira.',
        fr: 'Il tient debout. Tout est dit.',
      },
    },
    {
      product: 'almond-body-lotion',
      words: {
        en: 'The big bottle, always the big bottle.',
        'zh-cn': '买大瓶的，永远买大瓶的。',
        es: 'La grande, siempre la grande.',
        pt: 'A grande, sempre a grande.',
        fr: 'Le grand flacon, toujours le grand flacon.',
      },
    },
    {
      product: 'garden-straw-hat',
      words: {
        en: 'Rolled it into my suitcase eleven times.',
        'zh-cn': '卷进行李箱十一次，没变形。',
        es: 'La he enrollado en la maleta once veces.',
        pt: 'Já enrolei na mala onze vezes.',
        fr: 'Roulé onze fois dans ma valise.',
      },
    },
    {
      product: 'coral-bead-bracelet',
      words: {
        en: 'My grandmother asked where it is from.',
        'zh-cn': '连外婆都问我在哪儿买的。',
        es: 'Mi abuela me preguntó de dónde era.',
        pt: 'Minha avó perguntou de onde era.',
        fr: 'Ma grand-mère m’a demandé d’où il venait.',
      },
    },
    {
      product: 'riviera-sunglasses',
      words: {
        en: 'For when the five minutes did not happen.',
        'zh-cn': '没来得及化妆的日子就靠它。',
        es: 'Para cuando no hubo cinco minutos.',
        pt: 'Para quando não houve cinco minutos.',
        fr: 'Pour les jours où les cinq minutes ont manqué.',
      },
    },
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
    'zh-cn': '没有屏幕的玩具，由两位小专家和一位大专家亲测。吵不吵，我都会说清楚。',
    es: 'Juguetes sin pantallas, probados por dos expertos pequeños y uno grande. Si hace ruido, lo digo.',
    pt: 'Brinquedos sem tela, testados por dois pequenos especialistas e um grande. Se faz barulho, eu aviso.',
    fr: 'Des jouets sans écran, testés par deux petits experts et un grand. Si ça fait du bruit, je préviens.',
  },
  accentColour: '#ffd400',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  country: 'CA',
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
    {
      product: 'honey-teddy-bear',
      words: {
        en: 'Washed fourteen times, loved fifteen.',
        'zh-cn': '洗了十四次，爱了十五回。',
        es: 'Lavado catorce veces, querido quince.',
        pt: 'Lavado catorze vezes, amado quinze.',
        fr: 'Lavé quatorze fois, aimé quinze.',
      },
    },
    {
      product: 'timber-steam-train',
      words: {
        en: 'The whistle unscrews. You are welcome.',
        'zh-cn': '汽笛可以拧下来，不用谢。',
        es: 'El silbato se desenrosca. De nada.',
        pt: 'O apito desenrosca. De nada.',
        fr: 'Le sifflet se dévisse. De rien.',
      },
    },
    {
      product: 'wooden-floor-puzzle',
      words: {
        en: 'Nine hidden animals; we have found eight.',
        'zh-cn': '藏着九只动物，我们找到了八只。',
        es: 'Nueve animales escondidos; hemos encontrado ocho.',
        pt: 'Nove animais escondidos; achamos oito.',
        fr: 'Neuf animaux cachés ; on en a trouvé huit.',
      },
    },
    {
      product: 'weighted-chess-set',
      words: {
        en: 'Lost to a six-year-old on this board.',
        'zh-cn': '在这副棋盘上输给过六岁的孩子。',
        es: 'En este tablero perdí contra un niño de seis años.',
        pt: 'Perdi para uma criança de seis anos neste tabuleiro.',
        fr: 'Battu par un enfant de six ans sur ce plateau.',
      },
    },
    {
      product: 'sky-diamond-kite',
      words: {
        en: 'Flies before you have finished explaining.',
        'zh-cn': '你还没讲完怎么放，它已经飞起来了。',
        es: 'Vuela antes de que termines de explicarlo.',
        pt: 'Voa antes de você terminar de explicar.',
        fr: 'Il vole avant la fin des explications.',
      },
    },
    {
      product: 'marching-drum',
      words: {
        en: 'Loud. I said I would say so.',
        'zh-cn': '吵。我说过会讲清楚的。',
        es: 'Hace ruido. Dije que lo diría.',
        pt: 'Faz barulho. Eu disse que avisaria.',
        fr: 'Ça fait du bruit. J’avais promis de prévenir.',
      },
    },
  ],
  prices: {
    defaultPercent: 200,
    categoryPercents: { music: 175, toys: 215 },
    fixedPrices: [{ product: 'honey-teddy-bear', sku: 'TEDDY-SMALL', priceMinor: 4200 }],
    ending: '99',
  },
};
