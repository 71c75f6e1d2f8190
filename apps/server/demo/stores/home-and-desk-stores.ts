import type { DemoStore } from './stores.types.ts';

export const casaLuna: DemoStore = {
  key: 'casa-luna',
  owner: { name: 'Luna Ferrer', email: 'luna@vitrine.local' },
  name: 'Casa Luna',
  bio: {
    en: 'Slow mornings, warm light and things that last. I only list what stands on my own shelves.',
    'zh-cn': '慢慢来的早晨，温暖的灯光，经得起时间的东西。我只上架自己家里在用的。',
    es: 'Mañanas lentas, luz cálida y cosas que duran. Solo enseño lo que está en mis propias estanterías.',
    pt: 'Manhãs sem pressa, luz quente e coisas que duram. Só mostro o que está nas minhas próprias prateleiras.',
    fr: 'Des matins lents, une lumière chaude et des objets qui durent. Je ne propose que ce qui se trouve sur mes propres étagères.',
  },
  quote: {
    en: 'I started this store because you kept asking where the teapot is from. Now the answer is one link.',
    'zh-cn': '总有人问我茶壶是哪里买的，于是有了这家店。现在，答案就是一个链接。',
    es: 'Abrí esta tienda porque no dejabais de preguntar de dónde es la tetera. Ahora la respuesta es un enlace.',
    pt: 'Abri esta loja porque vocês não paravam de perguntar de onde é o bule. Agora a resposta é um link.',
    fr: 'J’ai ouvert cette boutique parce que vous demandiez sans cesse d’où vient la théière. La réponse tient en un lien.',
  },
  accentColour: '#b9532c',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  country: 'ES',
  language: 'es',
  settlementMode: 'platform',
  socialLinks: [
    { kind: 'instagram', url: 'https://www.instagram.com/casaluna.example' },
    { kind: 'tiktok', url: 'https://www.tiktok.com/@casaluna.example' },
    { kind: 'youtube', url: 'https://www.youtube.com/@casaluna.example' },
  ],
  assortment: {
    categories: ['home', 'kitchen'],
    products: [
      'warm-filament-lamp',
      'focus-hourglass',
      'cosy-knit-scarf',
      'garden-straw-hat',
      'petal-soap-bar',
      'linen-sketchbook',
    ],
  },
  featured: [
    {
      product: 'luna-stoneware-teapot',
      words: {
        en: 'Four years of mornings, not one drip.',
        'zh-cn': '用了四年，一滴没漏。',
        es: 'Cuatro años de mañanas y ni una gota.',
        pt: 'Quatro anos de manhãs e nenhum pingo.',
        fr: 'Quatre ans de matins, pas une goutte.',
      },
    },
    {
      product: 'ember-paper-lantern',
      words: {
        en: 'My living room after seven.',
        'zh-cn': '七点以后，我家客厅就是这样。',
        es: 'Mi salón a partir de las siete.',
        pt: 'Minha sala depois das sete.',
        fr: 'Mon salon après dix-neuf heures.',
      },
    },
    {
      product: 'jade-in-a-clay-pot',
      words: {
        en: 'Forgives every holiday.',
        'zh-cn': '出门度假也不会枯。',
        es: 'Perdona todas las vacaciones.',
        pt: 'Perdoa todas as férias.',
        fr: 'Elle pardonne toutes les vacances.',
      },
    },
    {
      product: 'oak-chair',
      words: {
        en: 'The one you see in every video.',
        'zh-cn': '每条视频里都有它。',
        es: 'La que sale en todos los vídeos.',
        pt: 'A que aparece em todos os vídeos.',
        fr: 'Celle que l’on voit dans chaque vidéo.',
      },
    },
    {
      product: 'ribera-amphora-vase',
      words: {
        en: 'Bought for dry grasses, kept for its shadow.',
        'zh-cn': '为插干草买的，因为它的影子留了下来。',
        es: 'La compré para hierbas secas y la guardo por su sombra.',
        pt: 'Comprei para flores secas; ficou pela sombra.',
        fr: 'Achetée pour des herbes sèches, gardée pour son ombre.',
      },
    },
    {
      product: 'wildflower-honey-pot',
      words: {
        en: 'The pot outlives the honey by years.',
        'zh-cn': '蜜早吃完了，罐子还能用好多年。',
        es: 'El tarro sobrevive años a la miel.',
        pt: 'O pote dura anos a mais que o mel.',
        fr: 'Le pot survit au miel pendant des années.',
      },
    },
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
    es: 'Grabo escritorios y elijo con cuidado cada cosa que hay encima. Todo lo que salió en un vídeo está aquí.',
    pt: 'Filmo mesas de trabalho e escolho com cuidado cada coisa sobre elas. Tudo o que apareceu num vídeo está aqui.',
    fr: 'Je filme des bureaux et je choisis avec soin chaque objet posé dessus. Tout ce que vous avez vu en vidéo est ici.',
  },
  accentColour: '#7a4df0',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  country: 'JP',
  language: 'zh-cn',
  settlementMode: 'direct',
  seller: {
    address: {
      line1: '神宮前5-2-8',
      line2: '桂ビル 302',
      postcode: '150-0001',
      city: '渋谷区',
      region: '東京都',
      countryCode: 'JP',
    },
    returnAddress: {
      line1: '平和島3-1-4',
      line2: '第3倉庫',
      postcode: '143-0006',
      city: '大田区',
      region: '東京都',
      countryCode: 'JP',
    },
  },
  socialLinks: [
    { kind: 'website', url: 'https://kira.example/zhuomian' },
    { kind: 'youtube', url: 'https://www.youtube.com/@kiradesk.example' },
    { kind: 'instagram', url: 'https://www.instagram.com/kiradesk.example' },
  ],
  assortment: {
    categories: ['desk', 'tech'],
    products: [
      'olive-coffee-mug',
      'kumo-sake-set',
      'sea-wind-chime',
      'stargazer-telescope',
      'star-yo-yo',
      'lacquered-chopsticks',
    ],
  },
  featured: [
    {
      product: 'quiet-over-ear-headphones',
      words: {
        en: 'Ten hours of editing and my ears are fine.',
        'zh-cn': '剪片十小时，耳朵不累。',
        es: 'Diez horas de edición y mis oídos, como nuevos.',
        pt: 'Dez horas editando e meus ouvidos continuam bem.',
        fr: 'Dix heures de montage et mes oreilles vont bien.',
      },
    },
    {
      product: 'pocket-film-camera',
      words: {
        en: 'It shot my first roll.',
        'zh-cn': '我的第一卷就是它拍的。',
        es: 'Con ella hice mi primer carrete.',
        pt: 'Foi com ela que fiz meu primeiro filme.',
        fr: 'Ma première pellicule, c’est elle.',
      },
    },
    {
      product: 'warm-filament-lamp',
      words: {
        en: 'Switching it on means I am done for today.',
        'zh-cn': '开它，就是下班了。',
        es: 'Encenderla significa que por hoy he terminado.',
        pt: 'Quando acendo, o dia de trabalho acabou.',
        fr: 'Quand je l’allume, ma journée est finie.',
      },
    },
    {
      product: 'desktop-studio-microphone',
      words: {
        en: 'The voice you know is this microphone.',
        'zh-cn': '你们听到的就是它。',
        es: 'La voz que conoces es este micrófono.',
        pt: 'A voz que você conhece é este microfone.',
        fr: 'La voix que vous connaissez, c’est ce micro.',
      },
    },
    {
      product: 'marine-fountain-pen',
      words: {
        en: 'Every storyboard starts with this blue.',
        'zh-cn': '每一份分镜，都从这抹蓝开始。',
        es: 'Todos mis guiones gráficos empiezan con este azul.',
        pt: 'Todo storyboard meu começa com este azul.',
        fr: 'Chaque storyboard commence par ce bleu.',
      },
    },
    {
      product: 'confetti-dot-grid-notebook-a5',
      words: {
        en: 'Serious outside the meeting, a party inside it.',
        'zh-cn': '开会时一本正经，其实撒满了糖针。',
        es: 'Por fuera, seria; por dentro, una fiesta.',
        pt: 'Sério por fora, uma festa por dentro.',
        fr: 'Sérieux au dehors, une fête au dedans.',
      },
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
