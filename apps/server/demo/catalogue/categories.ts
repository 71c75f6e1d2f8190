import type { PrimaryCategory } from './catalogue.types.ts';
import { texts } from './texts.ts';

export const categories: readonly PrimaryCategory[] = [
  {
    key: 'home',
    name: texts(
      'Home & living',
      '居家生活',
      'Casa y hogar',
      'Casa e aconchego',
      'Maison & art de vivre',
    ),
    children: [
      {
        key: 'tea-and-table',
        name: texts('Tea & table', '茶与餐桌', 'Té y mesa', 'Chá e mesa', 'Thé & table'),
      },
      {
        key: 'light-and-scent',
        name: texts(
          'Light & scent',
          '灯光与香氛',
          'Luz y aroma',
          'Luz e aroma',
          'Lumière & parfum',
        ),
      },
      {
        key: 'plants-and-vases',
        name: texts(
          'Plants & vases',
          '绿植与花器',
          'Plantas y jarrones',
          'Plantas e vasos',
          'Plantes & vases',
        ),
      },
      { key: 'living-room', name: texts('Living room', '客厅', 'Salón', 'Sala de estar', 'Salon') },
    ],
  },
  {
    key: 'kitchen',
    name: texts(
      'Kitchen & pantry',
      '厨房与食品',
      'Cocina y despensa',
      'Cozinha e despensa',
      'Cuisine & épicerie',
    ),
    children: [
      {
        key: 'cookware',
        name: texts(
          'Pots & pans',
          '锅具',
          'Ollas y sartenes',
          'Panelas e frigideiras',
          'Casseroles & poêles',
        ),
      },
      {
        key: 'kitchen-tools',
        name: texts(
          'Tools & serving',
          '厨具与餐具',
          'Utensilios y servicio',
          'Utensílios e serviço',
          'Ustensiles & service',
        ),
      },
      { key: 'pantry', name: texts('Pantry', '食品储藏', 'Despensa', 'Despensa', 'Garde-manger') },
    ],
  },
  {
    key: 'desk',
    name: texts(
      'Desk & paper',
      '书桌文具',
      'Escritorio y papel',
      'Escritório e papel',
      'Bureau & papeterie',
    ),
    children: [
      {
        key: 'writing-and-art',
        name: texts(
          'Writing & art',
          '书写与绘画',
          'Escritura y arte',
          'Escrita e arte',
          'Écriture & dessin',
        ),
      },
      { key: 'notebooks', name: texts('Notebooks', '笔记本', 'Cuadernos', 'Cadernos', 'Carnets') },
      {
        key: 'desk-things',
        name: texts(
          'Desk things',
          '桌面好物',
          'Cosas de escritorio',
          'Coisas de mesa',
          'Objets de bureau',
        ),
      },
    ],
  },
  {
    key: 'tech',
    name: texts('Sound & screens', '影音数码', 'Sonido y pantallas', 'Som e telas', 'Son & écrans'),
    children: [
      { key: 'audio', name: texts('Audio', '音频', 'Audio', 'Áudio', 'Audio') },
      {
        key: 'photo-and-film',
        name: texts('Photo & film', '摄影摄像', 'Foto y vídeo', 'Foto e vídeo', 'Photo & vidéo'),
      },
      {
        key: 'computer-and-games',
        name: texts(
          'Computer & games',
          '电脑与游戏',
          'Ordenador y juegos',
          'Computador e games',
          'Ordinateur & jeux',
        ),
      },
      { key: 'gadgets', name: texts('Gadgets', '数码小物', 'Aparatos', 'Gadgets', 'Gadgets') },
    ],
  },
  {
    key: 'travel',
    name: texts(
      'Travel & outdoors',
      '旅行户外',
      'Viaje y aire libre',
      'Viagem e ar livre',
      'Voyage & plein air',
    ),
    children: [
      {
        key: 'bags',
        name: texts(
          'Bags & luggage',
          '箱包',
          'Bolsas y maletas',
          'Mochilas e malas',
          'Sacs & bagages',
        ),
      },
      {
        key: 'camp',
        name: texts(
          'Camp & trail',
          '露营徒步',
          'Acampada y senderos',
          'Camping e trilha',
          'Camp & sentier',
        ),
      },
      {
        key: 'on-the-way',
        name: texts('On the way', '旅途随身', 'En camino', 'Pelo caminho', 'En chemin'),
      },
    ],
  },
  {
    key: 'sport',
    name: texts(
      'Sport & movement',
      '运动健身',
      'Deporte y movimiento',
      'Esporte e movimento',
      'Sport & mouvement',
    ),
    children: [
      { key: 'balls', name: texts('Balls', '球类', 'Balones', 'Bolas', 'Ballons') },
      {
        key: 'rackets-and-gloves',
        name: texts(
          'Rackets & gloves',
          '球拍与拳套',
          'Raquetas y guantes',
          'Raquetes e luvas',
          'Raquettes & gants',
        ),
      },
      { key: 'wheels', name: texts('Wheels', '轮滑与滑板', 'Ruedas', 'Rodas', 'Roues & glisse') },
      {
        key: 'sportswear',
        name: texts(
          'Sportswear',
          '运动服饰',
          'Ropa deportiva',
          'Roupa esportiva',
          'Tenues de sport',
        ),
      },
    ],
  },
  {
    key: 'beauty',
    name: texts(
      'Beauty & wardrobe',
      '美妆穿搭',
      'Belleza y armario',
      'Beleza e guarda-roupa',
      'Beauté & garde-robe',
    ),
    children: [
      { key: 'care', name: texts('Care', '个人护理', 'Cuidado', 'Cuidados', 'Soins') },
      {
        key: 'jewellery-and-hats',
        name: texts(
          'Jewelry & hats',
          '饰品与帽子',
          'Joyas y sombreros',
          'Joias e chapéus',
          'Bijoux & chapeaux',
        ),
      },
      { key: 'wardrobe', name: texts('Wardrobe', '衣橱', 'Armario', 'Guarda-roupa', 'Garde-robe') },
    ],
  },
  {
    key: 'play',
    name: texts(
      'Play & celebrate',
      '玩乐与节庆',
      'Juego y fiesta',
      'Brincar e celebrar',
      'Jeux & fêtes',
    ),
    children: [
      { key: 'toys', name: texts('Toys', '玩具', 'Juguetes', 'Brinquedos', 'Jouets') },
      {
        key: 'games-and-discovery',
        name: texts(
          'Games & discovery',
          '游戏与探索',
          'Juegos y descubrimiento',
          'Jogos e descobertas',
          'Jeux & découverte',
        ),
      },
      { key: 'music', name: texts('Music', '音乐', 'Música', 'Música', 'Musique') },
      {
        key: 'gifts-and-party',
        name: texts(
          'Gifts & party',
          '礼物与派对',
          'Regalos y fiesta',
          'Presentes e festa',
          'Cadeaux & fête',
        ),
      },
    ],
  },
];
