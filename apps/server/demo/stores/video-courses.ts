import { texts } from '../catalogue/texts.ts';
import type { DemoCourse } from './courses.types.ts';

export const shortVideoCourse: DemoCourse = {
  key: 'short-video-from-zero',
  platform: 'tiktok',
  title: texts(
    'Short video from zero',
    '短视频从零开始',
    'Vídeo corto desde cero',
    'Vídeo curto do zero',
    'La vidéo courte en partant de zéro',
  ),
  summary: texts(
    'Film one product well with the phone you own: light, sound, the first second and the last.',
    '用手里的手机，把一件商品拍好：光线、声音、第一秒和最后一秒。',
    'Graba bien un producto con el móvil que ya tienes: luz, sonido, el primer segundo y el último.',
    'Filme bem um produto com o celular que você já tem: luz, som, o primeiro segundo e o último.',
    'Bien filmer un produit avec le téléphone que vous avez : lumière, son, première et dernière seconde.',
  ),
  chapters: [
    {
      title: texts(
        'Before you press record',
        '按下录制之前',
        'Antes de pulsar grabar',
        'Antes de apertar gravar',
        'Avant d’appuyer sur enregistrer',
      ),
      lectures: [
        {
          title: texts(
            'One window is enough light',
            '一扇窗就是够用的光',
            'Con una ventana basta',
            'Uma janela é luz suficiente',
            'Une fenêtre suffit',
          ),
          article: 'light',
        },
        {
          title: texts(
            'Write three sentences, not a script',
            '写三句话，不写稿子',
            'Escribe tres frases, no un guion',
            'Escreva três frases, não um roteiro',
            'Écrivez trois phrases, pas un scénario',
          ),
          article: 'three-sentences',
        },
      ],
    },
    {
      title: texts(
        'Thirty seconds, shot by shot',
        '三十秒，一个镜头一个镜头来',
        'Treinta segundos, plano a plano',
        'Trinta segundos, plano a plano',
        'Trente secondes, plan par plan',
      ),
      lectures: [
        {
          title: texts(
            'The first second decides',
            '第一秒决定一切',
            'El primer segundo decide',
            'O primeiro segundo decide',
            'La première seconde décide',
          ),
          article: 'first-second',
        },
        {
          title: texts(
            'Say where the link is, once',
            '链接在哪，只说一次',
            'Di dónde está el enlace, una vez',
            'Diga onde está o link, uma vez',
            'Dites où est le lien, une fois',
          ),
          article: 'say-the-link',
        },
      ],
    },
  ],
};

export const liveCourse: DemoCourse = {
  key: 'live-shopping-without-stage-fright',
  platform: 'youtube',
  title: texts(
    'Live shopping without stage fright',
    '直播带货不怯场',
    'Ventas en directo sin miedo escénico',
    'Vendas ao vivo sem medo do palco',
    'Le live shopping sans trac',
  ),
  summary: texts(
    'A plan for your first hour live: what to prepare, what to say when nobody is there yet, and how to end.',
    '第一场一小时直播的计划：准备什么，没人时说什么，怎么收尾。',
    'Un plan para tu primera hora en directo: qué preparar, qué decir cuando aún no hay nadie y cómo terminar.',
    'Um plano para a sua primeira hora ao vivo: o que preparar, o que dizer quando ainda não há ninguém e como terminar.',
    'Un plan pour votre première heure en direct : que préparer, que dire quand il n’y a encore personne, comment finir.',
  ),
  chapters: [
    {
      title: texts(
        'The hour before',
        '开播前一小时',
        'La hora de antes',
        'A hora de antes',
        'L’heure d’avant',
      ),
      lectures: [
        {
          title: texts(
            'Six products on one table',
            '一张桌子，六件商品',
            'Seis productos en una mesa',
            'Seis produtos numa mesa',
            'Six produits sur une table',
          ),
          article: 'six-products',
        },
        {
          title: texts(
            'Sound first, picture second',
            '先顾声音，再顾画面',
            'Primero el sonido, luego la imagen',
            'Primeiro o som, depois a imagem',
            'Le son d’abord, l’image ensuite',
          ),
          article: 'sound-first',
        },
      ],
    },
    {
      title: texts('On air', '直播中', 'En directo', 'No ar', 'À l’antenne'),
      lectures: [
        {
          title: texts(
            'Talk to the first three people',
            '先跟最早来的三个人聊',
            'Habla con las tres primeras personas',
            'Fale com as três primeiras pessoas',
            'Parlez aux trois premières personnes',
          ),
          article: 'first-three',
        },
        {
          title: texts(
            'End on time and say thank you',
            '准时收尾，好好道谢',
            'Termina a tiempo y da las gracias',
            'Termine na hora e agradeça',
            'Finir à l’heure et remercier',
          ),
          article: 'end-on-time',
        },
      ],
    },
  ],
};
