import { z } from 'zod';
import { nameSchemas } from './schema-names.ts';

/** The key of a stored file, as returned by the upload; never a path outside the file store. */
export const fileKeyShape = z
  .string()
  .max(200)
  .regex(/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.(?:webp|png|jpg|jpeg|avif|gif)$/);

/**
 * A picture; appending `?w=320|480|760|1170` to the address returns a smaller one, and the ending `.avif`, `.jpg` or `.png` instead of
 * `.webp` another format; `&crop=30-50` cuts it to 4:5 around a point in per cent.
 */
export const imageShape = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The colour (hex) that is shown in its place until it is loaded. */
  tone: z.string().nullable(),
  /** The point that stays in view when it is cropped, in per cent; left out for the middle. */
  focusX: z.number().int().optional(),
  focusY: z.number().int().optional(),
});
export type Image = z.infer<typeof imageShape>;

/** The point of a picture that stays in view when it is cropped, in per cent from the left and the top. */
export const focusFields = { focusX: z.number().int(), focusY: z.number().int() };

/** The widths that the layouts use, for `srcset`. */
export const imageWidths = [320, 480, 760, 1170] as const;

/** The steps of points in addresses, in per cent: finer ones move no small picture by a visible distance. */
const cropStep = 10;

/**
 * Added to the address of a picture with a width, it is cut to 4:5 around a point, for programs that cannot crop. Points are rounded, so
 * that there are not thousands of addresses of one picture.
 */
export const cropQuery = ({ focusX, focusY }: { focusX: number; focusY: number }): string =>
  `crop=${[focusX, focusY].map((percent) => Math.round(percent / cropStep) * cropStep).join('-')}`;

/** The point of an address, if `cropQuery` wrote it. */
export function readCrop(text: string | undefined): { focusX: number; focusY: number } | undefined {
  const [, x, y] = /^(0|[1-9]0|100)-(0|[1-9]0|100)$/.exec(text ?? '') ?? [];
  return x === undefined || y === undefined ? undefined : { focusX: Number(x), focusY: Number(y) };
}

/** The public address of a stored file. */
export function fileUrl(key: string): string {
  return `/files/${key}`;
}

/** The formats of a stored picture: WebP is stored, AVIF is smaller, JPEG and PNG are for programs that read neither. */
export const pictureFormats = ['webp', 'avif', 'jpg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of a picture in another format. */
export const formatUrl = (url: string, format: PictureFormat): string =>
  url.replace(/\.webp(?=$|\?)/, `.${format}`);

nameSchemas({ Picture: imageShape });
