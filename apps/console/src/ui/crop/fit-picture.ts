import { sizeOfPart } from './crop-picture.rules.ts';
import { encodeCanvas, uploadBytesMax } from './encode-picture.ts';

/** The server keeps no more pixels than these along an edge. */
const edgeMax = 2_400;

/** A picture that is too large for the upload, made smaller; the file itself where it is small enough, or no picture that this browser reads. */
export async function fitPicture(file: File): Promise<File> {
  if (file.size <= uploadBytesMax) return file;
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, edgeMax / Math.max(whole.width, whole.height));
    const { width, height } = sizeOfPart(whole, whole.width * scale);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(whole, 0, 0, width, height);
    whole.close();
    // WebP keeps what is transparent; a browser that does not write it makes a PNG.
    const blob = await encodeCanvas(canvas, 'image/webp');
    return blob.size < file.size
      ? new File([blob], `picture.${blob.type.split('/')[1]}`, { type: blob.type })
      : file;
  } catch {
    return file;
  }
}
