import { keyLight, makeSvg } from './canvas.ts';
import { measureIcons, type Paint } from './icons.ts';
import { ball, cylinder, stand, windowLight } from './props.ts';
import { type Mood, mixTones } from './tones.ts';

export interface SetItem {
  icon: string;
  x: number;
  base: number;
  size: number;
  /** Width and height of the pedestal under it; without one it stands on the floor. */
  pedestal?: readonly [across: number, tall: number];
  paint?: Paint;
}

/** A wide picture of several things on one set: store banners and course covers. */
export interface SetScene {
  width: number;
  height: number;
  hue: number;
  shapeHue: number;
  mood: Mood;
  /** The middle and radius of the disc behind everything. */
  disc: readonly [x: number, y: number, radius: number];
  items: readonly SetItem[];
  balls: readonly (readonly [x: number, y: number, radius: number])[];
}

export async function drawSet(scene: SetScene): Promise<string> {
  const { width, height } = scene;
  await measureIcons(scene.items.map((item) => item.icon));
  const tones = mixTones(scene.hue, scene.mood, scene.shapeHue);
  const floorTop = height * 0.72;
  const [discX, discY, radius] = scene.disc;
  const room = `<rect width="${width}" height="${height}" fill="url(#wall)"/><circle cx="${discX}" cy="${discY}" r="${radius}" fill="url(#shape)"/><rect x="-60" y="${floorTop}" width="${width + 120}" height="${height}" fill="url(#floor)"/>`;
  const light = windowLight(width * 0.68, -20, height / 1100, tones) + keyLight(width, height);
  const items = scene.items.map(({ icon, x, base, size, pedestal, paint = {} }) => {
    const under = pedestal ? cylinder(x, base, pedestal[0], pedestal[1], tones) : '';
    return under + stand(icon, { x, base: base + 8, size }, tones, paint);
  });
  const balls = scene.balls.map(([x, y, size]) => ball(x, y, size, tones));
  return makeSvg(width, height, tones, room + light + items.join('') + balls.join(''));
}
