import { texts } from '../catalogue/texts.ts';
import type { Texts } from '../languages.ts';

export interface DemoFilm {
  /** The course, and the number of its chapter, that the film is the first lecture of. */
  course: string;
  chapter: number;
  file: string;
  title: Texts;
  text: Texts;
  /** What the captions say, and from which second on; each stays until the next. */
  cues: readonly { from: number; words: Texts }[];
}

export const filmsFolder = new URL('./out/', import.meta.url);
export const filmSeconds = 17;

export const films: readonly DemoFilm[] = [
  {
    course: 'short-video-from-zero',
    chapter: 0,
    file: 'three-lights.webm',
    title: texts(
      'One teapot in three lights',
      '一把茶壶，三种光',
      'Una tetera con tres luces',
      'Um bule em três luzes',
      'Une théière, trois lumières',
    ),
    text: texts(
      'The same product and the same phone, in seventeen seconds: only the window moves.\n\nPause at each of the three and look at the right side of the pot.',
      '同一件商品，同一部手机，十七秒：只有窗户在动。\n\n三处都暂停一下，看看茶壶的右侧。',
      'El mismo producto y el mismo móvil, en diecisiete segundos: solo se mueve la ventana.\n\nPara en cada una de las tres y mira el lado derecho de la tetera.',
      'O mesmo produto e o mesmo celular, em dezessete segundos: só a janela se move.\n\nPause em cada uma das três e olhe o lado direito do bule.',
      'Le même produit et le même téléphone, en dix-sept secondes : seule la fenêtre bouge.\n\nFaites une pause à chacune des trois et regardez le côté droit de la théière.',
    ),
    cues: [
      {
        from: 0,
        words: texts(
          'With the window behind it, the product is only a shadow.',
          '窗户在后面，商品只剩一团黑影。',
          'Con la ventana detrás, el producto es solo una sombra.',
          'Com a janela atrás, o produto é só uma sombra.',
          'Fenêtre derrière lui, le produit n’est qu’une ombre.',
        ),
      },
      {
        from: 6,
        words: texts(
          'From the side, the light shows its surface, but one half stays dark.',
          '光从侧面来，质感出来了，可有一半还是暗的。',
          'De lado, la luz enseña la superficie, pero una mitad queda oscura.',
          'De lado, a luz mostra a superfície, mas uma metade fica escura.',
          'De côté, la lumière montre la matière, mais une moitié reste sombre.',
        ),
      },
      {
        from: 11.5,
        words: texts(
          'A white towel on the dark side fills the shadow.',
          '暗的一侧放一条白毛巾，阴影就亮了。',
          'Una toalla blanca en el lado oscuro rellena la sombra.',
          'Uma toalha branca no lado escuro preenche a sombra.',
          'Une serviette blanche du côté sombre éclaircit l’ombre.',
        ),
      },
    ],
  },
  {
    course: 'instagram-as-a-shop-window',
    chapter: 1,
    file: 'the-first-second.webm',
    title: texts('Come closer', '再靠近一点', 'Acércate', 'Chegue mais perto', 'Rapprochez-vous'),
    text: texts(
      'What a follower sees in the first second, and what two steps towards the product change.',
      '粉丝第一秒看到什么；往商品走两步，又会变成什么。',
      'Lo que ve un seguidor en el primer segundo, y lo que cambian dos pasos hacia el producto.',
      'O que um seguidor vê no primeiro segundo, e o que mudam dois passos em direção ao produto.',
      'Ce qu’un abonné voit à la première seconde, et ce que changent deux pas vers le produit.',
    ),
    cues: [
      {
        from: 0,
        words: texts(
          'From far away everything around it asks for attention as well.',
          '离得远，周围的东西都在抢镜。',
          'Desde lejos, todo lo de alrededor también pide atención.',
          'De longe, tudo ao redor também pede atenção.',
          'De loin, tout ce qui l’entoure attire aussi le regard.',
        ),
      },
      {
        from: 6,
        words: texts(
          'Walk closer instead of zooming, until it fills the width.',
          '不要拉变焦，走近一点，直到它占满画面。',
          'Acércate en lugar de usar el zum, hasta que llene el ancho.',
          'Chegue perto em vez de usar o zoom, até ele ocupar a largura.',
          'Approchez-vous au lieu de zoomer, jusqu’à remplir la largeur.',
        ),
      },
      {
        from: 10,
        words: texts(
          'Then move slowly to one side: the picture is alive from its first second.',
          '再慢慢向一侧移动：画面从第一秒就是活的。',
          'Luego muévete despacio hacia un lado: la imagen vive desde el primer segundo.',
          'Depois mova-se devagar para um lado: a imagem ganha vida desde o primeiro segundo.',
          'Puis déplacez-vous lentement de côté : l’image vit dès la première seconde.',
        ),
      },
    ],
  },
  {
    course: 'prices-offers-and-numbers',
    chapter: 0,
    file: 'what-is-left.mp4',
    title: texts(
      'What is left of a price',
      '一个价格里，您剩下多少',
      'Qué queda de un precio',
      'O que sobra de um preço',
      'Ce qui reste d’un prix',
    ),
    text: texts(
      'One candle, one price, three parts. Only the green one is yours, and only you decide how tall it is.',
      '一支蜡烛，一个价格，三个部分。只有绿色归您，高矮由您定。',
      'Una vela, un precio, tres partes. Solo la verde es tuya, y solo tú decides su altura.',
      'Uma vela, um preço, três partes. Só a verde é sua, e só você decide a altura dela.',
      'Une bougie, un prix, trois parts. Seule la verte est à vous, et vous seul décidez de sa hauteur.',
    ),
    cues: [
      {
        from: 0,
        words: texts(
          'Blue: the platform price of the goods. Gold: the fee.',
          '蓝色：商品的平台价。金色：手续费。',
          'Azul: el precio de plataforma. Dorado: la comisión.',
          'Azul: o preço de plataforma. Dourado: a taxa.',
          'Bleu : le prix plateforme. Or : les frais.',
        ),
      },
      {
        from: 3.5,
        words: texts(
          'Green is what you earn. A little more on the price is a lot more here.',
          '绿色是您赚的。价格多一点，这里就多很多。',
          'El verde es lo que ganas. Un poco más en el precio es mucho más aquí.',
          'O verde é o que você ganha. Um pouco mais no preço é muito mais aqui.',
          'Le vert est votre gain. Un peu plus sur le prix, c’est beaucoup plus ici.',
        ),
      },
      {
        from: 13,
        words: texts(
          'A reduced price takes from the green part only.',
          '降价，减的只是绿色那一部分。',
          'Una rebaja sale solo de la parte verde.',
          'Um desconto sai só da parte verde.',
          'Une remise n’enlève que de la part verte.',
        ),
      },
    ],
  },
];
