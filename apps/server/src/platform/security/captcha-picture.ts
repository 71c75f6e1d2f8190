import { randomInt } from 'node:crypto';
import { loadSharp } from '../files/picture-library.ts';

/** Strokes on a grid of 4 × 6, drawn as lines: no font is needed, and nothing in the picture can be copied as text. */
const glyphs: Readonly<Record<string, string>> = {
  '2': 'M0 1 Q2 -1 4 1 Q4 3 0 6 L4 6',
  '3': 'M0 0 L4 0 L2 2.5 Q4 3 4 4.5 Q3 6.6 0 5.4',
  '4': 'M3 6 L3 0 L0 4 L4 4',
  '5': 'M4 0 L0.4 0 L0 2.6 Q4 1.6 4 4.4 Q3.4 6.6 0 5.6',
  '6': 'M3.6 0 Q0 1.6 0 4.2 Q0.4 6 2 6 Q4 6 4 4.2 Q3.6 2.4 2 2.6 Q0.6 2.8 0 4.2',
  '7': 'M0 0 L4 0 L1.4 6',
  '8': 'M2 2.8 Q0 2.4 0.2 1.2 Q0.6 0 2 0 Q3.6 0 3.8 1.2 Q4 2.4 2 2.8 Q0 3.2 0 4.6 Q0.4 6 2 6 Q3.8 6 4 4.6 Q4 3.2 2 2.8',
  A: 'M0 6 L2 0 L4 6 M0.8 4 L3.2 4',
  C: 'M4 1 Q2 -1 0.4 1.4 Q-0.6 4 1 5.6 Q2.6 6.6 4 5',
  E: 'M4 0 L0 0 L0 6 L4 6 M0 3 L3 3',
  F: 'M4 0 L0 0 L0 6 M0 3 L3 3',
  H: 'M0 0 L0 6 M4 0 L4 6 M0 3 L4 3',
  K: 'M0 0 L0 6 M4 0 L0 3.4 L4 6',
  M: 'M0 6 L0 0 L2 3 L4 0 L4 6',
  N: 'M0 6 L0 0 L4 6 L4 0',
  P: 'M0 6 L0 0 L2.6 0 Q4 0.4 4 1.6 Q3.8 3 2.6 3.2 L0 3.2',
  R: 'M0 6 L0 0 L2.6 0 Q4 0.4 4 1.6 Q3.8 3 2.6 3.2 L0 3.2 M2 3.2 L4 6',
  T: 'M0 0 L4 0 M2 0 L2 6',
  W: 'M0 0 L1 6 L2 2.4 L3 6 L4 0',
  X: 'M0 0 L4 6 M4 0 L0 6',
  Y: 'M0 0 L2 3 L4 0 M2 3 L2 6',
};

export const captchaLetters = Object.keys(glyphs);
const inks = ['#2b4c9b', '#7a3fb0', '#0b7447', '#a0470b', '#8e2b45'];

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

/** The letters as SVG, each rotated and distorted randomly, with two lines across. */
export function writeCaptcha(letters: string): string {
  let before = '';
  const drawn = [...letters].map((letter, index) => {
    // Neighbours differ in ink, and a letter that is turned and leans as far as it may touches neither the next one nor the frame.
    const ink = pick(inks.filter((one) => one !== before));
    before = ink;
    const x = 18 + index * 56 + randomInt(4);
    const turn = randomInt(-10, 11);
    const lean = randomInt(-8, 9);
    return `<g transform="translate(${x} ${11 + randomInt(6)}) rotate(${turn} 14 24) translate(14 24) skewX(${lean}) translate(-14 -24) scale(7 8)"><path d="${glyphs[letter]}" stroke="${ink}" stroke-width="0.9"/></g>`;
  });
  const noise = [0, 1].map(
    () =>
      `<path d="M0 ${randomInt(80)} Q${randomInt(60, 180)} ${randomInt(-20, 100)} 240 ${randomInt(80)}" stroke="${pick(inks)}" stroke-width="2.2" opacity="0.55"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" fill="#f1f3f6"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}${noise.join('')}</g></svg>`;
}

/** A picture of the letters, 240 × 80 for 120 × 40 on screen. */
export async function drawCaptcha(letters: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(writeCaptcha(letters)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
