import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { fontFile } from '#platform/pdf/pdf.ts';
import { fontRuns } from './font-runs.ts';

/** The size that social networks and messengers ask for. */
const cardSize = { width: 1200, height: 630 } as const;

export interface Card {
  storeName: string;
  creatorName: string;
  avatar: Uint8Array | null;
  /** The product's picture, or the store's banner. */
  picture: Uint8Array | null;
  colours: { fill: string; onFill: string; soft: string; text: string };
  /** A product with its price; without one the card is the store's. */
  product: { name: string; price: string } | null;
  bio: string;
}

interface Words {
  text: string;
  colour: string;
  /** Sizes to try, the largest that fits wins. */
  sizes: readonly number[];
  width: number;
  heightMax: number;
  isBold?: boolean;
}

const ink = { strong: '#101828', soft: '#475467' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const charactersMax = 120;
/** Headings are set as tight as on the pages. */
const boldSpacingEm = -0.022;

let latinFont: Promise<unknown> | undefined;
/** A call names one font file only, but the renderer remembers every one that it was given. */
function loadLatinFont(): Promise<unknown> {
  latinFont ??= sharp({
    text: { text: '.', font: 'Inter 10', fontfile: path.join(import.meta.dirname, 'inter.ttf') },
  }).toBuffer();
  return latinFont;
}

function markup(
  { text, colour, isBold }: Pick<Words, 'text' | 'colour' | 'isBold'>,
  size: number,
): string {
  const runs = fontRuns(text).map(({ font, text: part }) => {
    const spacing =
      isBold && font === 'Inter'
        ? ` letter_spacing="${Math.round(size * boldSpacingEm * 1024)}"`
        : '';
    return `<span face="${font}"${spacing}>${escaped(part)}</span>`;
  });
  return `<span foreground="${colour}"${isBold ? ' weight="bold"' : ''}>${runs.join('')}</span>`;
}

/** Words as a picture: in the fonts that the project carries, so that no card depends on the fonts of its machine. */
async function write(words: Words): Promise<{ input: Buffer; width: number; height: number }> {
  await loadLatinFont();
  const text =
    words.text.length > charactersMax ? `${words.text.slice(0, charactersMax - 1)}…` : words.text;
  let last: { input: Buffer; width: number; height: number } | undefined;
  for (const size of words.sizes) {
    const { data, info } = await sharp({
      text: {
        text: markup({ ...words, text }, size),
        font: `Noto Sans SC ${size}`,
        fontfile: fontFile,
        width: words.width,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    last = { input: data, width: info.width, height: info.height };
    if (info.height <= words.heightMax) return last;
  }
  if (!last) throw new RangeError('Words need a size');
  const input = await sharp(last.input)
    .extract({ left: 0, top: 0, width: last.width, height: words.heightMax })
    .png()
    .toBuffer();
  return { input, width: last.width, height: words.heightMax };
}

const svg = (width: number, height: number, inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`,
  );

const plate = (width: number, height: number, colour: string) =>
  svg(width, height, `<rect width="100%" height="100%" fill="${colour}"/>`);

/** What does not fit is cut off below: heads are above. */
async function fitted(
  picture: Uint8Array | null,
  width: number,
  height: number,
  colour: string,
): Promise<Buffer> {
  if (!picture) return plate(width, height, colour);
  return sharp(picture)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .flatten({ background: colour })
    .png()
    .toBuffer();
}

/** A round picture, with a white ring around it where it overlaps another. */
async function round(picture: Uint8Array, diameter: number, ring = 0): Promise<Buffer> {
  const mask = svg(diameter, diameter, `<circle cx="50%" cy="50%" r="${diameter / 2}"/>`);
  const disc = await sharp(picture)
    .resize(diameter, diameter, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  if (!ring) return disc;
  const outer = diameter + ring * 2;
  return sharp(svg(outer, outer, `<circle cx="50%" cy="50%" r="${outer / 2}" fill="#fff"/>`))
    .composite([{ input: disc, left: ring, top: ring }])
    .png()
    .toBuffer();
}

const barHeight = 14;

/** Left the picture in the shop's own 4:5, right who sells what for how much. */
async function productParts({
  product,
  ...card
}: Card & { product: NonNullable<Card['product']> }): Promise<OverlayOptions[]> {
  const pictureWidth = 504;
  const left = pictureWidth + 64;
  const width = cardSize.width - left - 56;
  const parts: OverlayOptions[] = [
    {
      input: await fitted(card.picture, pictureWidth, cardSize.height, card.colours.soft),
      left: 0,
      top: 0,
    },
    {
      input: plate(cardSize.width - pictureWidth, barHeight, card.colours.fill),
      left: pictureWidth,
      top: cardSize.height - barHeight,
    },
  ];
  const headLeft = card.avatar ? left + 88 : left;
  if (card.avatar) parts.push({ input: await round(card.avatar, 68), left, top: 60 });
  const store = await write({
    text: card.storeName,
    colour: ink.strong,
    sizes: [30, 24],
    width: width - 88,
    heightMax: 40,
    isBold: true,
  });
  const creator =
    card.creatorName === card.storeName
      ? null
      : await write({
          text: card.creatorName,
          colour: ink.soft,
          sizes: [23, 20],
          width: width - 88,
          heightMax: 32,
        });
  const headTop = 94 - Math.round((store.height + (creator ? creator.height + 8 : 0)) / 2);
  parts.push({ input: store.input, left: headLeft, top: headTop });
  if (creator)
    parts.push({ input: creator.input, left: headLeft, top: headTop + store.height + 8 });
  const name = await write({
    text: product.name,
    colour: ink.strong,
    sizes: [64, 54, 44, 36],
    width,
    heightMax: 236,
    isBold: true,
  });
  const price = await write({
    text: product.price,
    colour: card.colours.text,
    sizes: [56, 46, 36],
    width,
    heightMax: 66,
    isBold: true,
  });
  const block = name.height + 40 + price.height;
  const top = 180 + Math.max(0, Math.round((390 - block) / 2));
  parts.push(
    { input: name.input, left, top },
    { input: price.input, left, top: top + name.height + 40 },
  );
  return parts;
}

/** The banner above, face, name and words below: as the store begins. */
async function storeParts(card: Card): Promise<OverlayOptions[]> {
  const bannerHeight = 322;
  const left = 72;
  const width = cardSize.width - left * 2;
  const parts: OverlayOptions[] = [
    {
      input: await fitted(card.picture, cardSize.width, bannerHeight, card.colours.soft),
      left: 0,
      top: 0,
    },
    {
      input: plate(cardSize.width, barHeight, card.colours.fill),
      left: 0,
      top: cardSize.height - barHeight,
    },
  ];
  if (card.avatar)
    parts.push({ input: await round(card.avatar, 148, 8), left: left - 8, top: bannerHeight - 92 });
  const name = await write({
    text: card.storeName,
    colour: ink.strong,
    sizes: [60, 48, 38],
    width,
    heightMax: 72,
    isBold: true,
  });
  let top = bannerHeight + (card.avatar ? 92 : 48);
  parts.push({ input: name.input, left, top });
  top += name.height + 28;
  const words = card.bio || (card.creatorName === card.storeName ? '' : card.creatorName);
  if (words) {
    const text = await write({
      text: words,
      colour: ink.soft,
      sizes: [30, 26, 22],
      width,
      heightMax: 84,
    });
    parts.push({ input: text.input, left, top });
  }
  return parts;
}

/** The picture that a shared link shows, as JPEG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const parts = card.product
    ? await productParts({ ...card, product: card.product })
    : await storeParts(card);
  return sharp({ create: { ...cardSize, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const iconSide = 180;

/** The store's mark for tabs and home screens: its picture, or its first letter in its colour, as PNG. */
export async function drawIcon({
  storeName,
  avatar,
  colours,
}: Pick<Card, 'storeName' | 'avatar' | 'colours'>): Promise<Buffer> {
  const ground = sharp(plate(iconSide, iconSide, avatar ? colours.soft : colours.fill));
  const letter = [...storeName][0]?.toUpperCase() ?? '';
  const mark = avatar
    ? await sharp(avatar).resize(iconSide, iconSide, { fit: 'cover' }).png().toBuffer()
    : (
        await write({
          text: letter,
          colour: colours.onFill,
          sizes: [110],
          width: iconSide,
          heightMax: iconSide,
          isBold: true,
        })
      ).input;
  return ground
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}
