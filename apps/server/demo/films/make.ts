/**
 * Makes the short films of the demonstration's courses; needs `ffmpeg` (a Debian package), which nothing else does:
 *   node apps/server/demo/films/make.ts
 * The frames are drawn here, with product pictures of this project. No film has words: its captions are in `films.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { picturesFolder } from '../pictures/manifest.ts';

const width = 640;
const height = 360;
const framesPerSecond = 15;

/** What a frame shows at a moment in seconds. */
type Scene = (seconds: number, picture: string) => string;

interface FilmPlan {
  file: string;
  picture: string;
  seconds: number;
  draw: Scene;
  encoder: readonly string[];
}

const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1'];
const h264 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-movflags', '+faststart'];

const ease = (share: number): number => share * share * (3 - 2 * share);
/** From 0 to 1 between two moments. */
const during = (seconds: number, from: number, to: number): number =>
  ease(Math.min(1, Math.max(0, (seconds - from) / (to - from))));
const between = (share: number, from: number, to: number): number => from + (to - from) * share;

/** A small circle that says how good this is: red, amber or green. */
const judgement = (colour: string, path: string): string =>
  `<g transform="translate(592 48)"><circle r="22" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
const bad = judgement('#c2410c', 'M-8-8 8 8M8-8-8 8');
const fair = judgement('#b7791f', 'M-9 0H9');
const good = judgement('#2f855a', 'M-10 1-3 8 10-7');

const windowPane = (x: number): string =>
  `<g transform="translate(${x} 34)"><rect width="132" height="178" rx="6" fill="#fffdf5"/><rect width="132" height="178" rx="6" fill="none" stroke="#b9a684" stroke-width="7"/><path d="M66 0v178M0 89h132" stroke="#b9a684" stroke-width="5"/></g>`;

/** The same product before a window, beside it, and with a white towel on its dark side. */
const drawLight: Scene = (seconds, picture) => {
  const moved = during(seconds, 5, 7.5);
  const towel = during(seconds, 11, 12.5);
  const windowX = between(moved, 254, 40);
  const backLight = between(moved, 0.78, 0);
  const shade = between(moved, 0, between(towel, 0.82, 0.3));
  return `<defs>
      <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#d9ccb4"/><stop offset="1" stop-color="#c3b294"/></linearGradient>
      <linearGradient id="side"><stop offset=".25" stop-color="#1c1510" stop-opacity="0"/><stop offset="1" stop-color="#1c1510" stop-opacity="${shade}"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="#fff6d8" stop-opacity=".75"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></radialGradient>
      <clipPath id="card"><rect x="218" y="66" width="204" height="254" rx="14"/></clipPath>
    </defs>
    <rect width="640" height="360" fill="url(#wall)"/><rect y="282" width="640" height="78" fill="#8d6f4d"/>
    <circle cx="${windowX + 66}" cy="123" r="200" fill="url(#glow)"/>${windowPane(windowX)}
    <g clip-path="url(#card)"><image href="${picture}" x="218" y="66" width="204" height="255"/>
      <rect x="218" y="66" width="204" height="254" fill="#1c1510" opacity="${backLight}"/><rect x="218" y="66" width="204" height="254" fill="url(#side)"/></g>
    <g transform="translate(${between(towel, 700, 470)} 96)"><path d="M0 12Q50-8 104 10l6 200q-56 14-108-2z" fill="#fdfcfa"/><path d="M14 60h86M14 84h86" stroke="#dbe4ee" stroke-width="6"/></g>
    ${seconds < 6 ? bad : seconds < 12 ? fair : good}`;
};

/** A phone that films from too far away, comes near, and begins in the middle of a movement. */
const drawFirstSecond: Scene = (seconds, picture) => {
  const near = during(seconds, 5, 8);
  const pan = during(seconds, 11, 15);
  const size = between(near, 74, 236) + Math.sin(seconds * 2.2) * between(near, 1, 3);
  const left = 320 - size / 2 + between(pan, 0, 16);
  const top = between(near, 196, 180 - (236 * 1.25) / 2) - between(pan, 0, 12);
  const clutter = 1 - during(seconds, 4, 6);
  const thirds = during(seconds, 8, 9) * 0.7;
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2b2f4a"/><stop offset="1" stop-color="#181a2b"/></linearGradient>
      <clipPath id="screen"><rect x="222" y="24" width="196" height="312" rx="22"/></clipPath></defs>
    <rect width="640" height="360" fill="url(#sky)"/>
    <rect x="212" y="12" width="216" height="336" rx="32" fill="#0b0c14"/>
    <g clip-path="url(#screen)"><rect x="222" y="24" width="196" height="312" fill="#efe6d8"/>
      <g opacity="${clutter}"><rect x="232" y="150" width="60" height="120" fill="#b58b66"/><circle cx="388" cy="120" r="30" fill="#6c8f7d"/><rect x="340" y="250" width="70" height="60" fill="#a5606a"/><rect x="240" y="60" width="90" height="40" fill="#7f8bb0"/></g>
      <image href="${picture}" x="${left}" y="${top}" width="${size}" height="${size * 1.25}"/>
      <path d="M287 24v312M353 24v312M222 128h196M222 232h196" stroke="#fff" stroke-width="1.5" opacity="${thirds}"/></g>
    <circle cx="320" cy="316" r="11" fill="none" stroke="#fff" stroke-width="3"/><circle cx="320" cy="316" r="${6 + Math.sin(seconds * 6) * 1.5}" fill="#ef4444"/>
    <g transform="translate(60 320)"><rect width="120" height="6" rx="3" fill="#4a5072"/><rect width="${120 * Math.min(1, seconds / 16)}" height="6" rx="3" fill="#8ea2ff"/></g>
    ${seconds < 6 ? bad : seconds < 10 ? fair : good}`;
};

/** Coins of one price: what the platform gets for the goods, the fee, and what is left for the creator. */
const drawMargin: Scene = (seconds, picture) => {
  const rise = during(seconds, 6, 9) - during(seconds, 13, 15) * 0.45;
  const goods = during(seconds, 0.5, 2) * 120;
  const fee = during(seconds, 2, 3) * 26;
  const margin = during(seconds, 3.2, 4.5) * between(rise, 34, 118);
  const base = 306;
  const bar = (y: number, part: number, colour: string) =>
    part < 1
      ? ''
      : `<rect x="392" y="${y - part}" width="96" height="${part}" rx="8" fill="${colour}"/>`;
  const isHeart = during(seconds, 9, 10) * 26;
  return `<defs><linearGradient id="paper" x2="1" y2="1"><stop stop-color="#f2f5ff"/><stop offset="1" stop-color="#dfe7fb"/></linearGradient>
      <clipPath id="goods"><rect x="92" y="56" width="200" height="250" rx="16"/></clipPath></defs>
    <rect width="640" height="360" fill="url(#paper)"/>
    <g clip-path="url(#goods)"><image href="${picture}" x="92" y="56" width="200" height="250"/></g>
    <rect x="330" y="${base}" width="220" height="4" rx="2" fill="#9fb0d8"/>
    ${bar(base, goods, '#8296c4')}${bar(base - goods - 3, fee, '#d0a24c')}${bar(base - goods - fee - 6, margin, '#2f855a')}
    <circle cx="440" cy="${base - goods - fee - margin - 26}" r="${isHeart / 2}" fill="#2f855a"/>
    <path d="M512 ${base - goods - fee - margin - 6}h26" stroke="#1f2a44" stroke-width="4" stroke-linecap="round"/>
    <path d="M525 ${base}V${base - goods - fee - margin - 6}" stroke="#1f2a44" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>`;
};

const films: readonly FilmPlan[] = [
  {
    file: 'three-lights.webm',
    picture: 'products/luna-stoneware-teapot-1.webp',
    seconds: 17,
    draw: drawLight,
    encoder: vp9,
  },
  {
    file: 'the-first-second.webm',
    picture: 'products/honey-teddy-bear-1.webp',
    seconds: 17,
    draw: drawFirstSecond,
    encoder: vp9,
  },
  {
    file: 'what-is-left.mp4',
    picture: 'products/amber-pillar-candle-1.webp',
    seconds: 17,
    draw: drawMargin,
    encoder: h264,
  },
];

async function make({ file, picture, seconds, draw, encoder }: FilmPlan): Promise<void> {
  const png = await sharp(await readFile(new URL(picture, picturesFolder)))
    .resize({ width: 420 })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const out = fileURLToPath(new URL(`out/${file}`, import.meta.url));
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...encoder, '-pix_fmt', 'yuv420p', out],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(frame / framesPerSecond, href)}</svg>`;
    const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`);
}

for (const film of films) await make(film);
