import type { PictureFormat } from '@vitrine/contract/images.ts';
import { Failure } from '../failure.ts';
import { createQueue } from '../turns.ts';
import { hasSignature } from './file-signatures.ts';
import { loadSharp } from './picture-library.ts';

export interface ImageLimits {
  bytesMax: number;
  pixelsMax: number;
}

/** A format, and a width unless it is the whole picture. */
export interface CopyKind {
  format: PictureFormat;
  width?: number | undefined;
}

/** The specification's 2 M: bytes of the upload, before re-encoding. */
const uploadLimits: ImageLimits = { bytesMax: 2 * 1024 * 1024, pixelsMax: 40_000_000 };
const edgeMax = 2_400;
/** A strip of one pixel by millions is a small file, but delays all requests for seconds. */
const sourceEdgeMax = 16_384;

const signatures: readonly { format: string; matches: (bytes: Buffer) => boolean }[] = [
  { format: 'jpeg', matches: (bytes) => hasSignature(bytes, 'jpeg') },
  { format: 'png', matches: (bytes) => hasSignature(bytes, 'png') },
  {
    format: 'webp',
    matches: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  { format: 'gif', matches: (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) },
  {
    format: 'avif',
    matches: (bytes) =>
      bytes.toString('latin1', 4, 8) === 'ftyp' &&
      /^(avif|avis|mif1)$/.test(bytes.toString('latin1', 8, 12)),
  },
];

export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
  /** The average colour, shown until the picture is loaded. */
  tone: string;
}

/** The library rejects too many pixels by the header, before it decodes any. */
const isPixelLimit = (error: unknown): boolean =>
  error instanceof Error && /exceeds pixel limit/i.test(error.message);

/** Decodes one upload at a time: a large one takes 160 MB. */
const inTurn = createQueue({ atOnce: 1, capacity: 50 });

/** The number of leading bytes that `isWholeWebp` reads. */
const webpHeadBytes = 12;
const boxHeadBytes = 8;

/** Reads some bytes of a picture; fewer where it ends. */
type ReadPart = (from: number, length: number) => Promise<Buffer>;

/** Checks that the boxes of an AVIF end where the bytes end. */
function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, boxHeadBytes) !== 'ftyp') return false;
  let at = 0;
  while (at + boxHeadBytes <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < boxHeadBytes) return false;
    at += size;
  }
  return at === bytes.length;
}

/** The same of a file, of which only the beginning of each box is read. */
async function isWholeAvifFile(read: ReadPart, length: number): Promise<boolean> {
  let at = 0;
  while (at + boxHeadBytes <= length) {
    const head = await read(at, boxHeadBytes);
    if (at === 0 && head.toString('latin1', 4) !== 'ftyp') return false;
    const size = head.readUInt32BE(0);
    if (size < boxHeadBytes) return false;
    at += size;
  }
  return at > 0 && at === length;
}

/** The last block of a PNG without its length. */
const pngEnd = Buffer.from('49454e44ae426082', 'hex');

const isWholeJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 &&
  bytes.readUInt16BE(0) === 0xffd8 &&
  bytes.readUInt16BE(bytes.length - 2) === 0xffd9;

/** Checks that a stored copy is one complete picture of its format. */
export function isWholeCopy(bytes: Buffer, format: PictureFormat): boolean {
  if (format === 'avif') return isWholeAvif(bytes);
  if (format === 'png') return bytes.subarray(-8).equals(pngEnd);
  return format === 'jpg' ? isWholeJpeg(bytes) : isWholeWebp(bytes);
}

/** The same of a file, of which only some bytes are read: the first and the last ones of most formats. */
export async function isWholeCopyFile(
  read: ReadPart,
  length: number,
  format: PictureFormat,
): Promise<boolean> {
  if (format === 'avif') return isWholeAvifFile(read, length);
  const head = await read(0, webpHeadBytes);
  if (format === 'webp') return isWholeWebp(head, length);
  if (length < webpHeadBytes + pngEnd.length) return false;
  const tail = await read(length - pngEnd.length, pngEnd.length);
  return isWholeCopy(Buffer.concat([head, tail]), format);
}

/** Whether the bytes are one complete WebP: its header contains their length. */
export function isWholeWebp(bytes: Buffer, length = bytes.length): boolean {
  if (
    bytes.length < webpHeadBytes ||
    bytes.toString('latin1', 0, 4) !== 'RIFF' ||
    bytes.toString('latin1', 8, 12) !== 'WEBP'
  )
    return false;
  return bytes.readUInt32LE(4) + 8 === length;
}

/** Throws for what is too large, and for what does not begin like a picture. */
function assertPictureFile(bytes: Buffer, { bytesMax }: ImageLimits): void {
  if (bytes.length > bytesMax) throw new Failure('image-too-large');
  if (!signatures.some(({ matches }) => matches(bytes))) throw new Failure('image-unreadable');
}

/**
 * Detects the format by the first bytes, never by the name, decodes the whole picture, the first one of an animation, and
 * re-encodes it upright as WebP, without metadata, appended scripts and broken ends. SVG is rejected, because it can contain
 * scripts.
 */
export async function decodePicture(bytes: Buffer, limits: ImageLimits): Promise<EncodedImage> {
  assertPictureFile(bytes, limits);
  try {
    const sharp = await loadSharp();
    const image = sharp(bytes, {
      limitInputPixels: limits.pixelsMax,
      failOn: 'error',
      animated: false,
    }).rotate();
    const source = await image.metadata();
    if (Math.max(source.width, source.height) > sourceEdgeMax)
      throw new Failure('image-too-many-pixels');
    const { data, info } = await image
      .resize({ width: edgeMax, height: edgeMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, tone: await readTone(data) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(isPixelLimit(error) ? 'image-too-many-pixels' : 'image-unreadable');
  }
}

/** Decodes and re-encodes a picture of up to 2 MiB in this process. */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  assertPictureFile(bytes, uploadLimits);
  return inTurn(() => decodePicture(bytes, uploadLimits));
}

/** Size and colour of a WebP that is part of the project: it is stored unchanged. */
export async function describeImage(bytes: Buffer): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== 'webp') throw new Failure('image-unreadable');
  return { bytes, width, height, tone: await readTone(bytes) };
}

/** Whether a picture shows nothing: each pixel, on white, has the same brightness. */
export async function isOneColour(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const { channels } = await sharp(bytes).flatten({ background: '#fff' }).greyscale().stats();
  return channels.every(({ min, max }) => max - min < 8);
}

/** The average colour of a picture in hexadecimal. */
async function readTone(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The height of a cut picture for a width of 1. */
const cropRatio = 5 / 4;

/** A picture cut to 4:5 as JPEG: as much as fits, moved towards the point as far as the picture reaches, as browsers crop. */
export async function cropImage(
  bytes: Buffer,
  { focusX, focusY }: { focusX: number; focusY: number },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width: fullWidth, height: fullHeight } = await sharp(bytes).metadata();
  const width = Math.max(1, Math.round(Math.min(fullWidth, fullHeight / cropRatio)));
  const height = Math.max(1, Math.round(Math.min(fullHeight, fullWidth * cropRatio)));
  const left = Math.round(((fullWidth - width) * focusX) / 100);
  const top = Math.round(((fullHeight - height) * focusY) / 100);
  return sharp(bytes)
    .extract({ left, top, width, height })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** A copy of a stored picture in a width and a format. JPEG has white where the picture is transparent. */
export async function copyImage(bytes: Uint8Array, { width, format }: CopyKind): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = width ? sharp(bytes).resize({ width, withoutEnlargement: true }) : sharp(bytes);
  // More effort makes AVIF 10 % smaller and takes four times as long.
  if (format === 'png') return image.png().toBuffer();
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'jpg')
    return image.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return image.webp({ quality: 80 }).toBuffer();
}
