import type { Texts } from '../../languages.ts';
import { composeTexts, texts } from '../texts.ts';

interface SizeGuide {
  /** The measure of the right column. */
  measure: Texts;
  rows: readonly (readonly [size: string, measure: string])[];
}

const guides = {
  letters: {
    measure: texts(
      'Chest / waist',
      '胸围 / 腰围',
      'Pecho / cintura',
      'Tórax / cintura',
      'Tour de poitrine / tour de taille',
    ),
    rows: [
      ['S', '86–92 / 70–76 cm'],
      ['M', '93–99 / 77–83 cm'],
      ['L', '100–107 / 84–91 cm'],
    ],
  },
  shoes: {
    measure: texts(
      'Length of the foot',
      '脚长',
      'Longitud del pie',
      'Comprimento do pé',
      'Longueur du pied',
    ),
    rows: [
      ['38', '24 cm'],
      ['40', '25.5 cm'],
      ['41', '26 cm'],
      ['42', '26.5 cm'],
      ['44', '28 cm'],
    ],
  },
  socks: {
    measure: texts(
      'Length of the foot',
      '脚长',
      'Longitud del pie',
      'Comprimento do pé',
      'Longueur du pied',
    ),
    rows: [
      ['36–39', '22.5–25 cm'],
      ['40–43', '25.5–27.5 cm'],
    ],
  },
  rings: {
    measure: texts(
      'Inner diameter',
      '内径',
      'Diámetro interior',
      'Diâmetro interno',
      'Diamètre intérieur',
    ),
    rows: [
      ['50', '15.9 mm'],
      ['52', '16.6 mm'],
      ['54', '17.2 mm'],
      ['56', '17.8 mm'],
    ],
  },
  hands: {
    measure: texts(
      'Width around the palm',
      '手掌围',
      'Contorno de la palma',
      'Contorno da palma',
      'Tour de paume',
    ),
    rows: [
      ['S', '16–18 cm'],
      ['M', '18.5–20 cm'],
      ['L', '20.5–23 cm'],
    ],
  },
  heads: {
    measure: texts(
      'Width around the head',
      '头围',
      'Contorno de la cabeza',
      'Contorno da cabeça',
      'Tour de tête',
    ),
    rows: [
      ['M', '56–57 cm'],
      ['L', '58–60 cm'],
    ],
  },
} as const satisfies Record<string, SizeGuide>;

export type SizeGuideKey = keyof typeof guides;

const decimalPoints: Texts = texts('.', '.', ',', ',', ',');
const colons: Texts = texts(': ', '：', ': ', ': ', '\u00a0: ');

/** A size guide in each language, one line per size. */
export function describeSizes(key: SizeGuideKey): Texts {
  const { measure, rows }: SizeGuide = guides[key];
  return composeTexts((language) =>
    [
      measure[language],
      ...rows.map(
        ([size, value]) =>
          `${size}${colons[language]}${value.replaceAll('.', decimalPoints[language])}`,
      ),
    ].join('\n'),
  );
}
