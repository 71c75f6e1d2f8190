import { encodeCanvas } from './encode-picture.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of the picture that is made of a part: that of the part, but no wider than needed. */
export function sizeOfPart(
  { width, height }: Pick<Area, 'width' | 'height'>,
  widthMax: number,
): { width: number; height: number } {
  const scale = Math.min(1, widthMax / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Cuts a part out of a picture, in the browser, small enough to be uploaded; what was transparent is white. */
export async function cropPicture(file: Blob, area: Area, widthMax: number): Promise<File> {
  const { width, height } = sizeOfPart(area, widthMax);
  const bitmap = await createImageBitmap(file, area.x, area.y, area.width, area.height, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser cannot draw');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await encodeCanvas(canvas, 'image/jpeg');
  return new File([blob], 'picture.jpg', { type: blob.type });
}
