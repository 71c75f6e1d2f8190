import { texts } from '../texts.ts';

/** Warnings that the law or good sense requires. */
export const warningTexts = {
  candle: texts(
    'Never leave a burning candle unattended. Keep away from children, pets and anything that can catch fire. Trim the wick to 5 mm before lighting.',
    '蜡烛燃烧时请勿无人看管。远离儿童、宠物和易燃物。点燃前请将烛芯修剪至 5 毫米。',
    'No dejes nunca una vela encendida sin vigilancia. Mantenla lejos de niños, mascotas y objetos inflamables. Recorta la mecha a 5 mm antes de encenderla.',
    'Nunca deixe uma vela acesa sem vigilância. Mantenha longe de crianças, animais e objetos inflamáveis. Apare o pavio em 5 mm antes de acender.',
    'Ne jamais laisser une bougie allumée sans surveillance. Tenir loin des enfants, des animaux et des objets inflammables. Couper la mèche à 5 mm avant d’allumer.',
  ),
  openFlame: texts(
    'Open flame: use on a heatproof surface, never unattended, and let it cool before refilling.',
    '明火产品：请置于耐热表面使用，切勿无人看管；冷却后再添加燃料。',
    'Llama abierta: úsalo sobre una superficie resistente al calor, nunca sin vigilancia, y déjalo enfriar antes de rellenarlo.',
    'Chama aberta: use sobre superfície resistente ao calor, nunca sem vigilância, e deixe esfriar antes de reabastecer.',
    'Flamme nue : utiliser sur un support résistant à la chaleur, jamais sans surveillance, et laisser refroidir avant de remplir.',
  ),
  smallParts: texts(
    'Warning: not suitable for children under 36 months. Small parts can be swallowed.',
    '警告：不适合 36 个月以下儿童使用，内含可能被误吞的小零件。',
    'Advertencia: no apto para menores de 36 meses. Contiene piezas pequeñas que podrían tragarse.',
    'Atenção: não recomendado para menores de 36 meses. Contém peças pequenas que podem ser engolidas.',
    'Attention : ne convient pas aux enfants de moins de 36 mois. Petits éléments pouvant être avalés.',
  ),
  longCord: texts(
    'Warning: long cord, danger of strangulation. Do not fly near power lines or during a thunderstorm.',
    '警告：线绳较长，有勒颈危险。请勿在高压线附近或雷雨天气放飞。',
    'Advertencia: hilo largo, riesgo de estrangulamiento. No volar cerca de tendidos eléctricos ni con tormenta.',
    'Atenção: fio longo, risco de estrangulamento. Não empine perto da rede elétrica nem durante tempestades.',
    'Attention : fil long, risque d’étranglement. Ne pas utiliser près des lignes électriques ni par temps d’orage.',
  ),
  adultHelp: texts(
    'To be used under the supervision of an adult. Keep a distance of three meters while someone is hitting it.',
    '请在成人看护下使用。有人敲打时，其他人请保持三米距离。',
    'Úsese bajo la vigilancia de un adulto. Mantén tres metros de distancia mientras alguien golpea.',
    'Use sob a supervisão de um adulto. Mantenha três metros de distância enquanto alguém bate.',
    'À utiliser sous la surveillance d’un adulte. Rester à trois mètres pendant que quelqu’un frappe.',
  ),
  blade: texts(
    'Sharp blade. Keep out of the reach of children.',
    '刀刃锋利，请放在儿童接触不到的地方。',
    'Hoja afilada. Mantener fuera del alcance de los niños.',
    'Lâmina afiada. Mantenha fora do alcance das crianças.',
    'Lame tranchante. Tenir hors de portée des enfants.',
  ),
  battery: texts(
    'Contains a rechargeable battery. Do not open, crush or heat it, and return it to a collection point.',
    '内含可充电电池。请勿拆解、挤压或加热，废弃时请交至回收点。',
    'Contiene una batería recargable. No abrir, aplastar ni calentar; deposítala en un punto de recogida.',
    'Contém bateria recarregável. Não abra, esmague nem aqueça; descarte em um ponto de coleta.',
    'Contient une batterie rechargeable. Ne pas l’ouvrir, l’écraser ni la chauffer ; la déposer dans un point de collecte.',
  ),
  cosmetic: texts(
    'For external use only. Avoid contact with the eyes. Stop using it if the skin becomes irritated.',
    '仅供外用，避免接触眼睛。如有皮肤不适，请停止使用。',
    'Solo para uso externo. Evita el contacto con los ojos. Deja de usarlo si se irrita la piel.',
    'Somente para uso externo. Evite o contato com os olhos. Suspenda o uso em caso de irritação.',
    'Usage externe uniquement. Éviter le contact avec les yeux. Cesser l’utilisation en cas d’irritation.',
  ),
  protection: texts(
    'Wear a helmet and pads. Not for use in traffic. Maximum weight of the rider: 100 kg.',
    '请佩戴头盔和护具，请勿在机动车道上使用。最大承重 100 公斤。',
    'Usa casco y protecciones. No apto para circular entre el tráfico. Peso máximo: 100 kg.',
    'Use capacete e proteções. Não use no trânsito. Peso máximo: 100 kg.',
    'Porter un casque et des protections. Ne pas utiliser dans la circulation. Poids maximal : 100 kg.',
  ),
  water: texts(
    'Never swim alone. Children use it only under the supervision of an adult.',
    '切勿独自下水。儿童须在成人看护下使用。',
    'No nades nunca a solas. Los niños, solo bajo la vigilancia de un adulto.',
    'Nunca nade sozinho. Crianças, somente com a supervisão de um adulto.',
    'Ne jamais nager seul. Les enfants l’utilisent uniquement sous la surveillance d’un adulte.',
  ),
  sun: texts(
    'Never look at the sun through it: this causes blindness at once.',
    '切勿用其直视太阳，否则会立即导致失明。',
    'No mires nunca al sol a través de él: causa ceguera inmediata.',
    'Nunca olhe para o Sol através dele: causa cegueira imediata.',
    'Ne jamais regarder le Soleil au travers : risque immédiat de cécité.',
  ),
  driving: texts(
    'Filter category 3. Not for driving at night and not for looking at the sun.',
    '滤光等级 3 类。请勿在夜间驾驶时佩戴，请勿直视太阳。',
    'Filtro de categoría 3. No usar para conducir de noche ni para mirar al sol.',
    'Filtro de categoria 3. Não use para dirigir à noite nem para olhar para o Sol.',
    'Filtre de catégorie 3. Ne pas utiliser pour conduire de nuit ni pour regarder le Soleil.',
  ),
  infants: texts(
    'Not suitable for infants under twelve months.',
    '一岁以下婴儿不宜食用。',
    'No apto para menores de doce meses.',
    'Não ofereça a crianças menores de um ano.',
    'Ne convient pas aux nourrissons de moins de douze mois.',
  ),
  traces: texts(
    'May contain traces of milk, nuts and soya.',
    '可能含有微量牛奶、坚果和大豆成分。',
    'Puede contener trazas de leche, frutos de cáscara y soja.',
    'Pode conter traços de leite, castanhas e soja.',
    'Peut contenir des traces de lait, de fruits à coque et de soja.',
  ),
  volume: texts(
    'Do not listen at a high volume for long: it can damage your hearing.',
    '请勿长时间大音量收听，以免损伤听力。',
    'No escuches a un volumen alto durante mucho tiempo: puede dañar la audición.',
    'Não ouça em volume alto por muito tempo: pode prejudicar a audição.',
    'Ne pas écouter longtemps à fort volume : risque de lésion auditive.',
  ),
} as const;

export type WarningKey = keyof typeof warningTexts;
