/** The specification's 2 M, of what is uploaded. */
export const uploadBytesMax = 2 * 1024 * 1024;

const qualities = [0.9, 0.8, 0.7, 0.55] as const;

/** The best quality at which a picture is small enough to be uploaded, else the smallest that was made. */
export async function encodeToFit(
  encode: (quality: number) => Promise<Blob | null>,
  bytesMax = uploadBytesMax,
): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    const blob = await encode(quality);
    if (blob && (!smallest || blob.size < smallest.size)) smallest = blob;
    if (smallest && smallest.size <= bytesMax) return smallest;
  }
  if (!smallest) throw new Error('This browser cannot write a picture');
  return smallest;
}

export const encodeCanvas = (canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/webp') =>
  encodeToFit((quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)));
