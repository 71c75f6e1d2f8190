import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';

interface CarouselProps {
  pictures: StorefrontStore['carousel'];
  paths: StorePaths;
  texts: StorefrontTexts;
}

/** The owner's wide pictures, moved by the visitor and never by themselves. */
export function Carousel({ pictures, paths, texts }: CarouselProps) {
  if (pictures.length === 0) return null;
  const isSingle = pictures.length === 1;
  return (
    <section
      className={`sect first wide ${isSingle ? 'single' : ''}`}
      aria-label={texts.home.carousel}
    >
      <ul className="hs" tabIndex={isSingle ? undefined : 0}>
        {pictures.map(({ image, productKey, categoryKey, linkName }, index) => {
          const alt =
            linkName ??
            fill(texts.home.carouselPicture, { index: index + 1, count: pictures.length });
          const picture = (
            <Picture
              image={image}
              alt={alt}
              sizes="(min-width: 900px) 792px, 88vw"
              isFirst={index === 0}
            />
          );
          const address =
            (productKey && paths.product(productKey)) ??
            (categoryKey && paths.category(categoryKey));
          return <li key={image.url}>{address ? <a href={address}>{picture}</a> : picture}</li>;
        })}
      </ul>
    </section>
  );
}
