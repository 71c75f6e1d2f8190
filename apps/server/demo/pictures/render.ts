import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Encodes a drawing as WebP and writes it, making the folder when it is missing. */
export async function writePicture(
  file: string,
  svg: string,
  size: { width: number; height: number },
): Promise<number> {
  const data = await sharp(Buffer.from(svg))
    .resize(size.width, size.height)
    .webp({ quality: 84, effort: 5, smartSubsample: true })
    .toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  return data.byteLength;
}
