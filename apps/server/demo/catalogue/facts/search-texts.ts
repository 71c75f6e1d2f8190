import type { Texts } from '../../languages.ts';
import { texts } from '../texts.ts';

/** Title and description that search engines show, where they should differ from name and description. */
export const searchTexts: Readonly<Record<string, { title: Texts; description: Texts }>> = {
  'amber-pillar-candle': {
    title: texts(
      'Beeswax pillar candle with a scent of honey',
      '纯蜂蜡柱烛，天然蜂蜜香',
      'Vela de cera de abeja con aroma a miel',
      'Vela de cera de abelha com aroma de mel',
      'Bougie pilier en cire d’abeille au parfum de miel',
    ),
    description: texts(
      'Pillar candle of pure beeswax with a cotton wick, in two sizes. Burns straight and without soot.',
      '纯蜂蜡柱烛，棉烛芯，两种尺寸可选。燃烧平稳无黑烟。',
      'Vela de cera de abeja pura con mecha de algodón, en dos tamaños. Arde recta y sin hollín.',
      'Vela de cera de abelha pura com pavio de algodão, em dois tamanhos. Queima reto e sem fuligem.',
      'Bougie en pure cire d’abeille à mèche de coton, en deux tailles. Elle brûle droit et sans suie.',
    ),
  },
  'almond-body-lotion': {
    title: texts(
      'Body lotion with almond oil, almost unscented',
      '甜杏仁油身体乳，近乎无香',
      'Loción corporal con aceite de almendras, casi sin perfume',
      'Loção corporal com óleo de amêndoas, quase sem perfume',
      'Lait corporel à l’huile d’amande, presque sans parfum',
    ),
    description: texts(
      'Fast-absorbing body lotion with sweet almond oil and oat milk for dry skin. 200 or 400 ml.',
      '快速吸收的身体乳，含甜杏仁油和燕麦奶，适合干性肌肤。200 或 400 毫升。',
      'Loción de rápida absorción con aceite de almendras dulces y leche de avena para piel seca. 200 o 400 ml.',
      'Loção de rápida absorção com óleo de amêndoas doces e leite de aveia para pele seca. 200 ou 400 ml.',
      'Lait à absorption rapide à l’huile d’amande douce et au lait d’avoine pour peaux sèches. 200 ou 400 ml.',
    ),
  },
  'daytrip-backpack': {
    title: texts(
      'Rainproof 18-liter backpack made of recycled bottles',
      '18 升防雨双肩包，回收瓶再生面料',
      'Mochila impermeable de 18 litros de botellas recicladas',
      'Mochila impermeável de 18 litros de garrafas recicladas',
      'Sac à dos étanche de 18 litres en bouteilles recyclées',
    ),
    description: texts(
      'Light backpack for a day out: 18 liters, 620 grams, four colors, recycled polyester.',
      '一日出行的轻便双肩包：18 升、620 克、四种颜色，再生聚酯面料。',
      'Mochila ligera para un día fuera: 18 litros, 620 gramos, cuatro colores y poliéster reciclado.',
      'Mochila leve para um dia fora: 18 litros, 620 gramas, quatro cores e poliéster reciclado.',
      'Sac léger pour une journée dehors : 18 litres, 620 grammes, quatre coloris, polyester recyclé.',
    ),
  },
  'honey-teddy-bear': {
    title: texts(
      'Soft teddy bear with embroidered eyes, washable',
      '可机洗泰迪熊毛绒玩具，刺绣眼睛',
      'Osito de peluche lavable con ojos bordados',
      'Ursinho de pelúcia lavável com olhos bordados',
      'Ours en peluche lavable aux yeux brodés',
    ),
    description: texts(
      'Jointed teddy bear without small parts, safe from birth and machine washable. Two sizes.',
      '手臂可活动的泰迪熊，无小零件，新生儿也能安心使用，可机洗。两种尺寸。',
      'Osito articulado sin piezas pequeñas, apto desde el nacimiento y lavable a máquina. Dos tamaños.',
      'Ursinho articulado sem peças pequenas, seguro desde o nascimento e lavável na máquina. Dois tamanhos.',
      'Ours articulé sans petites pièces, adapté dès la naissance et lavable en machine. Deux tailles.',
    ),
  },
  'santoku-chefs-knife': {
    title: texts(
      'Santoku knife with a 17 cm high-carbon blade',
      '17 厘米高碳钢三德刀',
      'Cuchillo santoku con hoja de 17 cm de alto carbono',
      'Faca santoku com lâmina de 17 cm de alto carbono',
      'Couteau santoku, lame de 17 cm à haute teneur en carbone',
    ),
    description: texts(
      'All-round kitchen knife from Japan for vegetables, fish and herbs. Arrives sharp, with care card.',
      '日本产多用厨刀，切菜、切鱼、切香草皆宜。出厂即锋利，附保养卡。',
      'Cuchillo japonés para verdura, pescado y hierbas. Llega afilado y con tarjeta de cuidados.',
      'Faca japonesa para legumes, peixe e ervas. Chega afiada e com cartão de cuidados.',
      'Couteau japonais pour légumes, poisson et herbes. Il arrive affûté, avec sa carte d’entretien.',
    ),
  },
  'cloudstep-running-shoes': {
    title: texts(
      'Cushioned running shoes for beginners',
      '入门缓震跑鞋',
      'Zapatillas de correr amortiguadas para empezar',
      'Tênis de corrida macio para iniciantes',
      'Chaussures de course amorties pour débuter',
    ),
    description: texts(
      'Running shoes with a soft heel and a springy forefoot, made of recycled polyester. Sizes 38 to 44.',
      '后跟柔软、前掌回弹的跑鞋，鞋面为再生聚酯纤维。38 至 44 码。',
      'Zapatillas con talón blando y puntera con rebote, de poliéster reciclado. Tallas 38 a 44.',
      'Tênis com calcanhar macio e frente com impulso, de poliéster reciclado. Números 38 a 44.',
      'Chaussures à talon souple et avant dynamique, en polyester recyclé. Pointures 38 à 44.',
    ),
  },
};
