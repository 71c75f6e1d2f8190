import type { Paint } from './icons.ts';
import type { SetScene } from './set-scene.ts';
import type { Mood } from './tones.ts';

interface CourseCover {
  course: string;
  hue: number;
  mood: Mood;
  left: string;
  main: string;
  right: string;
  paint?: Paint;
}

export const courseCovers: readonly CourseCover[] = [
  {
    course: 'short-video-from-zero',
    hue: 285,
    mood: 'deep',
    left: 'light-bulb',
    main: 'clapper-board',
    right: 'microphone',
  },
  {
    course: 'instagram-as-a-shop-window',
    hue: 350,
    mood: 'light',
    left: 'bouquet',
    main: 'camera-with-flash',
    right: 'teapot',
    paint: { hue: 12, chroma: 0.5 },
  },
  {
    course: 'live-shopping-without-stage-fright',
    hue: 215,
    mood: 'mid',
    left: 'headphone',
    main: 'studio-microphone',
    right: 'stopwatch',
  },
  {
    course: 'prices-offers-and-numbers',
    hue: 80,
    mood: 'light',
    left: 'ledger',
    main: 'abacus',
    right: 'label',
  },
];

/** A cover in 16:9: one large thing before a disc, two small ones beside it. */
export function planCover({ hue, mood, left, main, right, paint }: CourseCover): SetScene {
  return {
    width: 1280,
    height: 720,
    hue,
    shapeHue: hue + 22,
    mood,
    disc: [640, 350, 290],
    items: [
      { icon: left, x: 330, base: 500, size: 230, pedestal: [270, 130] },
      { icon: right, x: 960, base: 540, size: 230, pedestal: [260, 90], paint },
      { icon: main, x: 640, base: 560, size: 400, pedestal: [450, 80] },
    ],
    balls: [
      [140, 630, 40],
      [1130, 640, 30],
    ],
  };
}
