import type { Paint } from './icons.ts';

/** A buyer's snapshot: the product on a table at home, something of the room out of focus behind it. */
export interface ReviewPhoto {
  product: string;
  icon: string;
  pose: 'stand' | 'lie';
  paint?: Paint;
  behind: string;
  wallHue: number;
  tableHue: number;
  tilt: number;
}

export const reviewPhotos: readonly ReviewPhoto[] = [
  {
    product: 'luna-stoneware-teapot',
    icon: 'teapot',
    pose: 'stand',
    paint: { hue: 40 },
    behind: 'potted-plant',
    wallHue: 95,
    tableHue: 58,
    tilt: -3,
  },
  {
    product: 'amber-pillar-candle',
    icon: 'candle',
    pose: 'stand',
    behind: 'framed-picture',
    wallHue: 30,
    tableHue: 50,
    tilt: 2,
  },
  {
    product: 'ribera-amphora-vase',
    icon: 'amphora',
    pose: 'stand',
    behind: 'couch-and-lamp',
    wallHue: 200,
    tableHue: 62,
    tilt: 3,
  },
  {
    product: 'jade-in-a-clay-pot',
    icon: 'potted-plant',
    pose: 'stand',
    behind: 'framed-picture',
    wallHue: 240,
    tableHue: 70,
    tilt: -2,
  },
  {
    product: 'marine-fountain-pen',
    icon: 'fountain-pen',
    pose: 'lie',
    paint: { hue: 238, chroma: 0.52 },
    behind: 'hot-beverage',
    wallHue: 60,
    tableHue: 64,
    tilt: 6,
  },
  {
    product: 'quiet-over-ear-headphones',
    icon: 'headphone',
    pose: 'stand',
    behind: 'desktop-computer',
    wallHue: 280,
    tableHue: 55,
    tilt: -4,
  },
  {
    product: 'daytrip-backpack',
    icon: 'backpack',
    pose: 'stand',
    paint: { hue: 155, chroma: 0.58, light: -0.06 },
    behind: 'door',
    wallHue: 85,
    tableHue: 45,
    tilt: 2,
  },
  {
    product: 'maple-skateboard',
    icon: 'skateboard',
    pose: 'lie',
    behind: 'running-shoe',
    wallHue: 250,
    tableHue: 250,
    tilt: -8,
  },
  {
    product: 'cosy-knit-scarf',
    icon: 'scarf',
    pose: 'lie',
    paint: { hue: 26, chroma: 0.84 },
    behind: 'hot-beverage',
    wallHue: 20,
    tableHue: 40,
    tilt: 4,
  },
  {
    product: 'two-tone-handbag',
    icon: 'handbag',
    pose: 'stand',
    paint: { hue: 76, chroma: 0.4 },
    behind: 'chair',
    wallHue: 350,
    tableHue: 48,
    tilt: -2,
  },
  {
    product: 'honey-teddy-bear',
    icon: 'teddy-bear',
    pose: 'stand',
    behind: 'bed',
    wallHue: 225,
    tableHue: 75,
    tilt: 3,
  },
  {
    product: 'weighted-chess-set',
    icon: 'chess-pawn',
    pose: 'stand',
    behind: 'hot-beverage',
    wallHue: 130,
    tableHue: 52,
    tilt: -3,
  },
];
