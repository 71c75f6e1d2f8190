import { makeSvg } from './canvas.ts';
import { fan, macro, paper, sheets, sunlit, tray, wrap } from './flat-stages.ts';
import type { Paint } from './icons.ts';
import { height, width } from './props.ts';
import { arch, columns, disc, niche, range, type Shot, steps, window } from './stages.ts';
import { type Mood, mixTones } from './tones.ts';

const stages = {
  arch,
  disc,
  window,
  steps,
  niche,
  columns,
  range,
  paper,
  tray,
  sheets,
  sunlit,
  macro,
  fan,
  wrap,
};

export type Stage = keyof typeof stages;

export interface Scene {
  stage: Stage;
  icon: string;
  hue: number;
  /** The hue of the shape behind the product. */
  shapeHue: number;
  mood: Mood;
  paint: Paint;
  range?: readonly Paint[];
  scale?: number;
}

export function drawScene(scene: Scene): string {
  const tones = mixTones(scene.hue, scene.mood, scene.shapeHue);
  const shot: Shot = {
    icon: scene.icon,
    tones,
    paint: scene.paint,
    range: scene.range ?? [scene.paint],
    scale: scene.scale ?? 1,
  };
  return makeSvg(width, height, tones, stages[scene.stage](shot));
}
