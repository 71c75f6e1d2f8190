import { texts } from '../texts.ts';

/** How goods are cleaned and kept. */
export const careTexts = {
  dishwasher: texts(
    'Dishwasher safe. Suitable for the microwave; not for the hob or the oven.',
    '可用洗碗机清洗，可进微波炉；请勿直接放在炉灶上或进烤箱。',
    'Apto para lavavajillas y microondas; no lo pongas al fuego ni en el horno.',
    'Pode ir à lava-louças e ao micro-ondas; não leve ao fogão nem ao forno.',
    'Passe au lave-vaisselle et au micro-ondes ; ne pas poser sur le feu ni mettre au four.',
  ),
  handWash: texts(
    'Wash by hand in warm water with mild soap and dry at once.',
    '请用温水和中性洗涤剂手洗，洗后立即擦干。',
    'Lávalo a mano con agua tibia y jabón suave, y sécalo enseguida.',
    'Lave à mão com água morna e sabão neutro e seque em seguida.',
    'Laver à la main à l’eau tiède avec un savon doux, puis sécher aussitôt.',
  ),
  pan: texts(
    'Rinse with hot water without detergent, dry on the hob and rub in a drop of oil.',
    '用热水冲洗，不用洗涤剂；在炉灶上烘干后抹一滴油。',
    'Enjuaga con agua caliente sin detergente, seca al fuego y frota con una gota de aceite.',
    'Enxágue com água quente sem detergente, seque no fogo e passe uma gota de óleo.',
    'Rincer à l’eau chaude sans détergent, sécher sur le feu et frotter d’une goutte d’huile.',
  ),
  wood: texts(
    'Dust with a soft, dry cloth. Oil once a year and keep away from radiators.',
    '用柔软干布除尘，每年上一次木油，远离暖气片。',
    'Quita el polvo con un paño suave y seco. Aplica aceite una vez al año y aléjalo de los radiadores.',
    'Tire o pó com um pano macio e seco. Passe óleo uma vez por ano e mantenha longe de aquecedores.',
    'Dépoussiérer avec un chiffon doux et sec. Huiler une fois par an et tenir loin des radiateurs.',
  ),
  dust: texts(
    'Wipe with a soft, dry cloth.',
    '用柔软干布擦拭即可。',
    'Límpialo con un paño suave y seco.',
    'Limpe com um pano macio e seco.',
    'Essuyer avec un chiffon doux et sec.',
  ),
  damp: texts(
    'Wipe with a damp cloth and let it dry in the air. Do not machine wash.',
    '用湿布擦拭后自然晾干，请勿机洗。',
    'Límpialo con un paño húmedo y deja secar al aire. No lavar a máquina.',
    'Limpe com um pano úmido e deixe secar ao ar. Não lave na máquina.',
    'Essuyer avec un chiffon humide et laisser sécher à l’air. Pas de lavage en machine.',
  ),
  electronics: texts(
    'Switch off before cleaning and use a dry cloth. Keep away from water.',
    '清洁前请关机，并使用干布擦拭。请远离水源。',
    'Apágalo antes de limpiarlo y usa un paño seco. Mantenlo lejos del agua.',
    'Desligue antes de limpar e use um pano seco. Mantenha longe da água.',
    'Éteindre avant de nettoyer et utiliser un chiffon sec. Tenir à l’écart de l’eau.',
  ),
  wash30: texts(
    'Machine wash at 30 °C with like colors. Do not use fabric softener or a tumble dryer.',
    '30 °C 机洗，同色同洗。请勿使用柔顺剂，勿烘干。',
    'Lavar a máquina a 30 °C con colores similares. Sin suavizante ni secadora.',
    'Lave na máquina a 30 °C com cores parecidas. Sem amaciante e sem secadora.',
    'Laver en machine à 30 °C avec des couleurs semblables. Sans adoucissant ni sèche-linge.',
  ),
  wool: texts(
    'Wash by hand in cold water with wool detergent and dry flat.',
    '用羊毛洗涤剂冷水手洗，平铺晾干。',
    'Lavar a mano en agua fría con detergente para lana y secar en plano.',
    'Lave à mão em água fria com sabão para lã e seque na horizontal.',
    'Laver à la main à l’eau froide avec une lessive pour laine et sécher à plat.',
  ),
  leather: texts(
    'Brush off dirt when dry and treat with leather cream twice a year. Do not dry on a heater.',
    '干后刷去污渍，每年用皮革护理膏保养两次。请勿用暖气烘干。',
    'Cepilla la suciedad en seco y aplica crema para cuero dos veces al año. No secar junto a un radiador.',
    'Escove a sujeira a seco e passe creme para couro duas vezes por ano. Não seque perto de aquecedor.',
    'Brosser la saleté à sec et nourrir avec une crème pour cuir deux fois par an. Ne pas sécher près d’un radiateur.',
  ),
  plush: texts(
    'Machine wash at 30 °C inside a pillowcase and dry in the air.',
    '套上枕套，30 °C 机洗，自然晾干。',
    'Lavar a máquina a 30 °C dentro de una funda de almohada y secar al aire.',
    'Lave na máquina a 30 °C dentro de uma fronha e seque ao ar.',
    'Laver en machine à 30 °C dans une taie d’oreiller et sécher à l’air.',
  ),
  cool: texts(
    'Keep in a cool, dry and dark place.',
    '请存放于阴凉、干燥、避光处。',
    'Conservar en un lugar fresco, seco y oscuro.',
    'Conserve em local fresco, seco e escuro.',
    'À conserver dans un endroit frais, sec et à l’abri de la lumière.',
  ),
  plant: texts(
    'A bright window without midday sun. Water every two weeks, in winter once a month.',
    '放在明亮窗边，避开正午阳光。每两周浇一次水，冬天每月一次。',
    'Una ventana luminosa sin sol de mediodía. Riégala cada dos semanas y en invierno una vez al mes.',
    'Janela clara, sem sol do meio-dia. Regue a cada duas semanas e, no inverno, uma vez por mês.',
    'Une fenêtre lumineuse sans soleil de midi. Arroser toutes les deux semaines, une fois par mois en hiver.',
  ),
} as const;

export type CareKey = keyof typeof careTexts;
