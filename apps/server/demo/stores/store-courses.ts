import { texts } from '../catalogue/texts.ts';
import type { DemoCourse } from './courses.types.ts';

export const instagramCourse: DemoCourse = {
  key: 'instagram-as-a-shop-window',
  platform: 'instagram',
  title: texts(
    'Instagram as a shop window',
    '把 Instagram 变成橱窗',
    'Instagram como escaparate',
    'Instagram como vitrine',
    'Instagram, votre vitrine',
  ),
  summary: texts(
    'Arrange your profile so that a stranger understands in five seconds what you stand for and where to buy it.',
    '整理您的主页，让陌生人五秒内明白您是谁、东西在哪买。',
    'Ordena tu perfil para que un desconocido entienda en cinco segundos qué te gusta y dónde se compra.',
    'Arrume o seu perfil para que um desconhecido entenda em cinco segundos do que você gosta e onde comprar.',
    'Rangez votre profil pour qu’un inconnu comprenne en cinq secondes ce que vous aimez et où l’acheter.',
  ),
  chapters: [
    {
      title: texts('The profile', '主页', 'El perfil', 'O perfil', 'Le profil'),
      lectures: [
        {
          title: texts(
            'Face, promise, link',
            '头像、承诺、链接',
            'Cara, promesa, enlace',
            'Rosto, promessa, link',
            'Visage, promesse, lien',
          ),
          article: 'face-promise-link',
        },
        {
          title: texts(
            'Nine pictures, one mood',
            '九张图，一种气质',
            'Nueve fotos, un ambiente',
            'Nove fotos, um clima',
            'Neuf photos, une ambiance',
          ),
          article: 'nine-pictures',
        },
      ],
    },
    {
      title: texts(
        'From story to order',
        '从快拍到下单',
        'De la historia al pedido',
        'Do story ao pedido',
        'De la story à la commande',
      ),
      lectures: [
        {
          title: texts(
            'Three stories that sell quietly',
            '三条不吵闹却能卖货的快拍',
            'Tres historias que venden sin ruido',
            'Três stories que vendem sem barulho',
            'Trois stories qui vendent sans bruit',
          ),
          article: 'three-stories',
        },
        {
          title: texts(
            'Say that it is your store',
            '说明这是您的店',
            'Di que es tu tienda',
            'Diga que a loja é sua',
            'Dites que c’est votre boutique',
          ),
          article: 'say-it-is-yours',
        },
      ],
    },
  ],
};

export const pricesCourse: DemoCourse = {
  key: 'prices-offers-and-numbers',
  platform: 'all',
  title: texts(
    'Prices, offers and numbers',
    '定价、优惠与数据',
    'Precios, ofertas y números',
    'Preços, ofertas e números',
    'Prix, offres et chiffres',
  ),
  summary: texts(
    'What you earn on each sale, how to choose a percentage, and the four figures worth looking at each week.',
    '每单赚多少、比例怎么定，以及每周值得看的四个数字。',
    'Cuánto ganas en cada venta, cómo elegir un porcentaje y las cuatro cifras que merece la pena mirar cada semana.',
    'Quanto você ganha em cada venda, como escolher um percentual e os quatro números que vale olhar toda semana.',
    'Ce que vous gagnez à chaque vente, comment choisir un pourcentage et les quatre chiffres à regarder chaque semaine.',
  ),
  chapters: [
    {
      title: texts('Your price', '您的价格', 'Tu precio', 'O seu preço', 'Votre prix'),
      lectures: [
        {
          title: texts(
            'Platform price, percentage, margin',
            '平台价、比例与利润',
            'Precio de plataforma, porcentaje, margen',
            'Preço de plataforma, percentual, margem',
            'Prix plateforme, pourcentage, marge',
          ),
          article: 'margin',
        },
        {
          title: texts(
            'Offers that stay honest',
            '诚实的优惠',
            'Ofertas honestas',
            'Descontos honestos',
            'Des offres honnêtes',
          ),
          article: 'honest-offers',
        },
      ],
    },
    {
      title: texts(
        'Four figures a week',
        '每周四个数字',
        'Cuatro cifras por semana',
        'Quatro números por semana',
        'Quatre chiffres par semaine',
      ),
      lectures: [
        {
          title: texts(
            'Clicks, orders, conversion, earnings',
            '点击、订单、转化、收入',
            'Clics, pedidos, conversión, ganancias',
            'Cliques, pedidos, conversão, ganhos',
            'Clics, commandes, conversion, gains',
          ),
          article: 'four-figures',
        },
        {
          title: texts(
            'From sale to your account',
            '从成交到到账',
            'De la venta a tu cuenta',
            'Da venda à sua conta',
            'De la vente à votre compte',
          ),
          article: 'to-your-account',
        },
      ],
    },
  ],
};
