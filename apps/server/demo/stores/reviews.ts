import type { Language } from '@vitrine/contract/locales.ts';

export interface DemoReview {
  /** A product's key, or that of a secondary category when the words fit any of its products. */
  about: string;
  language: Language;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  text: string;
  /** Shows the photo that the manifest holds for this product. */
  withPhoto?: true;
  /** What the store's owner wrote under it, in the review's language. */
  answer?: string;
}

type Row = [
  about: string,
  language: Language,
  rating: DemoReview['rating'],
  title: string,
  text: string,
  more?: Pick<DemoReview, 'withPhoto' | 'answer'>,
];

const rows: readonly Row[] = [
  [
    'luna-stoneware-teapot',
    'en',
    5,
    'Not one drip',
    'Pours clean, keeps warm for an hour and looks exactly like in Luna’s videos. I bought a second one for my mother.',
    { withPhoto: true, answer: 'So happy to read this. Say hello to your mother!' },
  ],
  [
    'luna-stoneware-teapot',
    'es',
    5,
    'Preciosa',
    'El esmalte es más bonito que en las fotos y el pico no gotea nada. Llegó envuelta en papel, ni un rasguño.',
  ],
  [
    'amber-pillar-candle',
    'en',
    5,
    'Honey, not perfume',
    'Came in four days, wrapped in paper instead of plastic. Smells of honey, as promised.',
    { withPhoto: true },
  ],
  [
    'ribera-amphora-vase',
    'en',
    4,
    'Read the measures',
    'Smaller than I thought, read the measures first. Still the nicest thing on my shelf.',
    { withPhoto: true },
  ],
  [
    'jade-in-a-clay-pot',
    'pt',
    5,
    'Sobreviveu a mim',
    'Nem eu consegui matar esta planta. Chegou sem um grão de terra fora do vaso.',
    { withPhoto: true, answer: 'Adorei! Pouca água e muita janela, e ela fica anos.' },
  ],
  [
    'tea-and-table',
    'fr',
    5,
    'Le matin commence mieux',
    'Belle matière, agréable en main, et le colis était calé comme un trésor. Je recommande.',
  ],
  ['tea-and-table', 'zh-cn', 4, '手感很好', '釉色温润，拿着很舒服。比想象中稍微重一点，但很稳。'],
  ['light-and-scent', 'es', 4, 'Luz muy cálida', 'Da un ambiente buenísimo por la noche. Le quito una estrella porque tardó un día más.'],
  [
    'plants-and-vases',
    'fr',
    5,
    'Encore plus beau en vrai',
    'Livraison rapide et emballage sans plastique. Tout le monde me demande d’où il vient.',
  ],
  ['living-room', 'en', 5, 'Worth the wait', 'Solid, quiet and beautifully finished. You can feel that somebody cared about the joints.'],
  ['cookware', 'pt', 5, 'Nada gruda', 'Usei no mesmo dia e o ovo deslizou. Pesa na medida e esquenta por igual.'],
  ['kitchen-tools', 'en', 4, 'Does its job well', 'Good weight, easy to clean and it already looks at home in my kitchen.'],
  ['kitchen-tools', 'zh-cn', 5, '每天都在用', '细节做得很用心，洗起来也方便。已经推荐给同事了。'],
  ['pantry', 'es', 5, 'Repetiré', 'Sabe a lo que tiene que saber. El envase se queda en mi cocina para siempre.'],
  [
    'marine-fountain-pen',
    'zh-cn',
    5,
    '下笔就出墨',
    '写起来很顺，墨水颜色和视频里一样。F 尖写小字也清楚。',
    { withPhoto: true, answer: '谢谢！换上瓶装墨水会更好写。' },
  ],
  ['writing-and-art', 'en', 4, 'Lovely to hold', 'Nice balance and no scratching. I would have liked a case with it.'],
  ['notebooks', 'fr', 5, 'Le papier est parfait', 'L’encre ne traverse pas et il s’ouvre vraiment à plat. J’en ai commandé trois autres.'],
  ['notebooks', 'zh-cn', 5, '真的能摊平', '纸很厚，钢笔不洇。封面耐脏，带出门也不心疼。'],
  ['desk-things', 'pt', 4, 'Bonito e útil', 'Ficou lindo na mesa e funciona como prometido. A caixa podia ser menor.'],
  ['quiet-over-ear-headphones', 'zh-cn', 5, '戴眼镜也不夹', '降噪比想象中好，戴一天耳朵也不疼。包装很用心。', { withPhoto: true }],
  [
    'audio',
    'en',
    3,
    'Good sound, short cable',
    'It sounds great for the price. The cable in the box is too short for my desk, so I used another one.',
    { answer: 'Fair point. We passed it on, and a longer cable is on its way to you.' },
  ],
  ['photo-and-film', 'es', 5, 'Vuelve la ilusión', 'El primer carrete ya está revelado y no me lo creo. Muy bien embalada.'],
  ['computer-and-games', 'en', 5, 'So quiet', 'My partner asked whether I had stopped working. I had not.'],
  ['gadgets', 'fr', 4, 'Un vrai plaisir', 'Plus beau que sur les photos et très bien fini. La notice pourrait être plus claire.'],
  [
    'daytrip-backpack',
    'pt',
    5,
    'Aguentou a serra',
    'Peguei chuva três dias seguidos e o notebook ficou seco. Os bolsos estão no lugar certo.',
    { withPhoto: true },
  ],
  ['bags', 'en', 5, 'Survived four airlines', 'Rolls straight, weighs little and the dent from the first flight popped out by itself.'],
  ['camp', 'es', 4, 'Muy bien pensado', 'Se monta rápido y ocupa poco. Las instrucciones en español se agradecen.'],
  ['on-the-way', 'en', 5, 'Lives in my bag', 'Small, tough and exactly what it says. Bought another one for the car.'],
  ['balls', 'pt', 5, 'Firme há meses', 'Jogo toda semana e ainda não precisei encher. A costura está perfeita.'],
  ['rackets-and-gloves', 'en', 4, 'Great for the price', 'Comfortable from the first minute. Runs half a size large.'],
  [
    'maple-skateboard',
    'en',
    5,
    'Pops like it should',
    'Set it up in ten minutes and rode home on it. The deck is stiff and the wheels are quiet.',
    { withPhoto: true },
  ],
  ['sportswear', 'fr', 3, 'Taille un peu petit', 'La matière est très agréable, mais prenez une taille au-dessus. L’échange a été rapide.'],
  [
    'cosy-knit-scarf',
    'fr',
    5,
    'Douce et chaude',
    'Elle ne gratte pas du tout et la couleur est superbe. Déjà portée tous les jours de novembre.',
    { withPhoto: true },
  ],
  [
    'two-tone-handbag',
    'es',
    5,
    'Se queda de pie',
    'Por fin una bolsa que no se cae. Cabe todo y se ve mucho más cara de lo que es.',
    { withPhoto: true, answer: '¡Te dije! Gracias por la foto, quedó divina.' },
  ],
  ['care', 'es', 5, 'No la cambio', 'Huele apenas, se absorbe al instante y rinde muchísimo. Ya pedí la segunda.'],
  ['jewellery-and-hats', 'pt', 4, 'Delicado', 'É ainda mais bonito de perto. Demorou dois dias a mais, mas valeu.'],
  [
    'honey-teddy-bear',
    'fr',
    5,
    'Adopté en une minute',
    'Ma fille ne le lâche plus. Il a déjà survécu à la machine et à un petit-déjeuner.',
    { withPhoto: true, answer: 'Bienvenue au club des quatorze lavages !' },
  ],
  ['toys', 'en', 5, 'The box was fun too', 'Well made, no sharp edges and no batteries. Two children, one hour of silence.'],
  [
    'weighted-chess-set',
    'en',
    5,
    'Feels like the club',
    'Heavy pieces, soft felt and a board that lies flat at once. My father wants one.',
    { withPhoto: true },
  ],
  ['music', 'zh-cn', 4, '孩子爱不释手', '声音比想象中好听，做工扎实。就是邻居可能不太高兴。'],
];

export const reviews: readonly DemoReview[] = rows.map(([about, language, rating, title, text, more = {}]) => ({
  about,
  language,
  rating,
  title,
  text,
  ...more,
}));
