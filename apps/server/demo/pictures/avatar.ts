import { keyLight, makeSvg } from './canvas.ts';
import { measureIcons } from './icons.ts';
import { layPlain } from './props.ts';
import { mixTones } from './tones.ts';

/** A creator's face, head and shoulders, in a tonal square of 320. */
export async function drawAvatar(face: string, hue: number): Promise<string> {
  await measureIcons([face]);
  const tones = mixTones(hue, 'mid', hue + 14);
  const person = layPlain(face, { x: 160, y: 186, size: 300 }, { chroma: 0.95 });
  return makeSvg(
    320,
    320,
    tones,
    `<rect width="320" height="320" fill="url(#shape)"/>${keyLight(320, 320)}${person}`,
  );
}
