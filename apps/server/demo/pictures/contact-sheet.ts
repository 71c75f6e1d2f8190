import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

interface Cell {
  width: number;
  height: number;
  columns: number;
}

/** Many pictures side by side on one, to look at them together. */
export async function printContactSheet(
  files: readonly string[],
  target: string,
  cell: Cell,
): Promise<void> {
  const gap = 8;
  const rows = Math.ceil(files.length / cell.columns);
  const composites = [];
  for (const [index, file] of files.entries()) {
    const input = await sharp(file)
      .resize(cell.width, cell.height, { fit: 'cover' })
      .png()
      .toBuffer();
    const left = gap + (index % cell.columns) * (cell.width + gap);
    const top = gap + Math.floor(index / cell.columns) * (cell.height + gap);
    composites.push({ input, left, top });
  }
  await mkdir(dirname(target), { recursive: true });
  await sharp({
    create: {
      width: gap + cell.columns * (cell.width + gap),
      height: gap + rows * (cell.height + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(composites)
    .png()
    .toFile(target);
}
