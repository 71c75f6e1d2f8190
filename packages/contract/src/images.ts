import { z } from 'zod';
import { nameSchemas } from './schema-names.ts';

/** The key of a stored file, as returned by the upload; never a path outside the file store. */
export const fileKeyShape = z
  .string()
  .max(200)
  .regex(/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.(?:webp|png|jpg|jpeg|avif|gif)$/);

/**
 * A picture; appending `?w=320|480|760|1170` to the address returns a smaller one, and the ending `.avif`, `.jpg` or `.png` instead of
 * `.webp` another format.
 */
export const imageShape = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The colour (hex) that is shown in its place until it is loaded. */
  tone: z.string().nullable(),
});
export type Image = z.infer<typeof imageShape>;

/** The point of a picture that stays in view when it is cropped, in per cent from the left and the top. */
export const focusFields = { focusX: z.number().int(), focusY: z.number().int() };

/** The widths that the layouts use, for `srcset`. */
export const imageWidths = [320, 480, 760, 1170] as const;

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
