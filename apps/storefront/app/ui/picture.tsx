import { type Image, imageWidths } from '@vitrine/contract/images.ts';

import { getFocusClass } from '../lib/focus-class.ts';

const wholeMax = 2000;

interface PictureProps {
  image: (Image & { focusX?: number; focusY?: number }) | null;
  alt: string;
  /** The language of `alt`, where it is not the page's. */
  lang?: string | undefined;
  sizes: string;
  className?: string;
  /** The first picture of a page is loaded at once, all others when they come near. */
  isFirst?: boolean;
}

/** A picture in the sizes of the layouts, with its space kept so that nothing jumps; the script gives the space its tone. */
export function Picture({ image, alt, lang, sizes, className, isFirst = false }: PictureProps) {
  // Without a picture, a name is read out where the picture would have one.
  if (!image)
    return (
      <span
        className={`no-picture ${className ?? ''}`}
        {...(alt ? { role: 'img', lang, 'aria-label': alt } : { 'aria-hidden': true })}
      />
    );
  const copies = imageWidths
    .filter((width) => width <= Math.max(image.width, 320))
    .map((width) => `${image.url}?w=${width} ${width}w`);
  // The stored picture itself, for wide places and sharp screens, unless it is as large as a camera makes it.
  const whole =
    image.width > (imageWidths.at(-1) ?? 0) && image.width <= wholeMax
      ? [`${image.url} ${image.width}w`]
      : [];
  const srcSet = [...copies, ...whole].join(', ');
  const picture = (
    <img
      className={[className, getFocusClass(image)].filter(Boolean).join(' ') || undefined}
      src={`${image.url}?w=480`}
      srcSet={srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      lang={lang}
      data-tone={image.tone ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
  // Browsers without AVIF take the WebP of the picture itself.
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet.replaceAll('.webp', '.avif')} sizes={sizes} />
      {picture}
    </picture>
  );
}
