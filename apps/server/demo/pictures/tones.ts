import { lch } from './colour-science.ts';

export type Mood = 'light' | 'mid' | 'deep';

/** The colours of one scene: wall, floor, shape behind the product, pedestal, shadow. */
export interface Tones {
  wall: [string, string];
  floor: [string, string];
  shape: [string, string];
  /** Pedestal: top, lit side, far side. */
  stand: [string, string, string];
  shadow: string;
  shadowOpacity: number;
  keyOpacity: number;
  windowLight: string;
  windowOpacity: number;
}

type Step = [l: number, c: number];

interface Recipe {
  wall: [Step, Step];
  floor: [Step, Step];
  shape: [Step, Step];
  stand: [Step, Step, Step];
  shadow: Step;
  shadowOpacity: number;
  keyOpacity: number;
  windowOpacity: number;
}

const recipes: Record<Mood, Recipe> = {
  light: {
    wall: [
      [0.965, 0.016],
      [0.905, 0.04],
    ],
    floor: [
      [0.955, 0.022],
      [0.875, 0.052],
    ],
    shape: [
      [0.9, 0.055],
      [0.8, 0.085],
    ],
    stand: [
      [0.985, 0.01],
      [0.955, 0.02],
      [0.8, 0.065],
    ],
    shadow: [0.42, 0.08],
    shadowOpacity: 0.42,
    keyOpacity: 0.55,
    windowOpacity: 0.75,
  },
  mid: {
    wall: [
      [0.8, 0.085],
      [0.7, 0.105],
    ],
    floor: [
      [0.82, 0.08],
      [0.7, 0.105],
    ],
    shape: [
      [0.87, 0.075],
      [0.74, 0.11],
    ],
    stand: [
      [0.9, 0.06],
      [0.84, 0.075],
      [0.62, 0.11],
    ],
    shadow: [0.34, 0.09],
    shadowOpacity: 0.5,
    keyOpacity: 0.35,
    windowOpacity: 0.5,
  },
  deep: {
    wall: [
      [0.42, 0.085],
      [0.3, 0.075],
    ],
    floor: [
      [0.46, 0.09],
      [0.33, 0.08],
    ],
    shape: [
      [0.52, 0.105],
      [0.38, 0.09],
    ],
    stand: [
      [0.62, 0.1],
      [0.52, 0.1],
      [0.34, 0.085],
    ],
    shadow: [0.14, 0.04],
    shadowOpacity: 0.55,
    keyOpacity: 0.16,
    windowOpacity: 0.16,
  },
};

/** The tones of a scene in one hue, with a neighbouring hue for the shape behind the product. */
export function mixTones(hue: number, mood: Mood = 'light', shapeHue = hue): Tones {
  const recipe = recipes[mood];
  const inHue = ([l, c]: Step): string => lch(l, c, hue);
  const inShapeHue = ([l, c]: Step): string => lch(l, c, shapeHue);
  return {
    wall: [inHue(recipe.wall[0]), inHue(recipe.wall[1])],
    floor: [inHue(recipe.floor[0]), inHue(recipe.floor[1])],
    shape: [inShapeHue(recipe.shape[0]), inShapeHue(recipe.shape[1])],
    stand: [inHue(recipe.stand[0]), inHue(recipe.stand[1]), inHue(recipe.stand[2])],
    shadow: inHue(recipe.shadow),
    shadowOpacity: recipe.shadowOpacity,
    keyOpacity: recipe.keyOpacity,
    windowLight: mood === 'deep' ? '#ffffff' : lch(0.99, 0.012, hue),
    windowOpacity: recipe.windowOpacity,
  };
}
