import type { Paint } from './icons.ts';
import type { SetItem, SetScene } from './set-scene.ts';
import type { Mood } from './tones.ts';

interface StoreSet {
  store: string;
  hue: number;
  shapeHue: number;
  mood: Mood;
  /** From left to right; the phone shows only the middle of the banner. */
  goods: readonly [Good, Good, Good, Good];
  face: string;
  faceHue: number;
}

type Good = readonly [icon: string, size: number, paint?: Paint];

export const storeSets: readonly StoreSet[] = [
  {
    store: 'casa-luna',
    hue: 45,
    shapeHue: 28,
    mood: 'light',
    goods: [
      ['amphora', 350],
      ['teapot', 330, { hue: 40 }],
      ['candle', 230],
      ['potted-plant', 320],
    ],
    face: 'woman-medium-dark',
    faceHue: 34,
  },
  {
    store: 'kira-desk',
    hue: 288,
    shapeHue: 265,
    mood: 'deep',
    goods: [
      ['headphone', 270],
      ['camera', 330],
      ['light-bulb', 250],
      ['telephone', 270, { hue: 302, chroma: 0.55 }],
    ],
    face: 'woman-light',
    faceHue: 288,
  },
  {
    store: 'nomad-theo',
    hue: 165,
    shapeHue: 145,
    mood: 'light',
    goods: [
      ['hiking-boot', 260],
      ['backpack', 330, { hue: 155, chroma: 0.58, light: -0.06 }],
      ['basket', 240],
      ['luggage', 320, { hue: 76, chroma: 0.6 }],
    ],
    face: 'man-beard-medium-light',
    faceHue: 165,
  },
  {
    store: 'bea-en-rosa',
    hue: 5,
    shapeHue: 345,
    mood: 'mid',
    goods: [
      ['lotion-bottle', 290],
      ['handbag', 330, { hue: 12, chroma: 0.6, light: 0.05 }],
      ['lipstick', 240],
      ['womans-hat', 290],
    ],
    face: 'woman-curly-hair-medium',
    faceHue: 356,
  },
  {
    store: 'marlo-moves',
    hue: 258,
    shapeHue: 238,
    mood: 'light',
    goods: [
      ['boxing-glove', 280, { hue: 26, chroma: 0.8 }],
      ['basketball', 310],
      ['stopwatch', 230],
      ['roller-skate', 310, { hue: 196, chroma: 0.6 }],
    ],
    face: 'man-curly-hair-dark',
    faceHue: 250,
  },
  {
    store: 'pips-toybox',
    hue: 88,
    shapeHue: 70,
    mood: 'mid',
    goods: [
      ['locomotive', 300],
      ['teddy-bear', 330],
      ['nesting-dolls', 240],
      ['wrapped-gift', 300, { hue: 196, chroma: 0.6 }],
    ],
    face: 'person-red-hair-light',
    faceHue: 82,
  },
];

const places = [
  { x: 540, base: 470, pedestal: [290, 110] },
  { x: 770, base: 524, pedestal: [330, 70] },
  { x: 948, base: 556, pedestal: [210, 40] },
  { x: 1120, base: 500, pedestal: [290, 90] },
] as const;

/** The banner of a store: four things on overlapping pedestals before a disc. */
export function planBanner({ hue, shapeHue, mood, goods }: StoreSet): SetScene {
  const items = goods.map(([icon, size, paint], index): SetItem => {
    const place = places[index] ?? places[0];
    return { icon, size, paint, ...place };
  });
  const backToFront = [0, 3, 1, 2].flatMap((index) => items[index] ?? []);
  return {
    width: 1600,
    height: 640,
    hue,
    shapeHue,
    mood,
    disc: [820, 330, 300],
    items: backToFront,
    balls: [
      [330, 560, 34],
      [1330, 566, 42],
      [665, 600, 20],
    ],
  };
}
