import type { StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { Share2 } from 'lucide-react';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';

interface GalleryProps {
  product: StorefrontProduct;
  /** The picture of the chosen variant comes first. */
  first: number;
  shareUrl: string;
  texts: StorefrontTexts;
}

/** Swiped on the phone, a mosaic on the desk; the thumbnails are plain anchors. */
export function Gallery({ product, first, shareUrl, texts }: GalleryProps) {
  const chosen = product.images[first];
  const images = chosen ? [chosen, ...product.images.filter((image) => image !== chosen)] : product.images;
  const count = Math.min(images.length, 5);
  return (
    <div className="gal" aria-label={texts.product.pictures} role="group">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="slides" tabIndex={0} data-slides="">
        {images.slice(0, count).map((image, index) => (
          <figure id={`view-${index + 1}`} key={image.url}>
            <Picture
              image={image}
              isFirst={index === 0}
              sizes={index === 0 ? '(min-width: 900px) 640px, 100vw' : '(min-width: 900px) 314px, 100vw'}
              alt={fill(texts.product.view, { name: product.name, index: index + 1, count })}
            />
          </figure>
        ))}
      </div>
      <nav className="thumbs" aria-label={texts.product.pictures} data-thumbs="">
        {images.slice(0, count).map((image, index) => (
          <a key={image.url} href={`#view-${index + 1}`} aria-current={index === 0 ? 'true' : undefined}>
            <Picture image={image} sizes="72px" alt={fill(texts.product.view, { name: product.name, index: index + 1, count })} />
          </a>
        ))}
      </nav>
      <div className="ic">
        <a className="round" href="#share" aria-label={texts.home.share} data-share={shareUrl} data-share-title={product.name}>
          <Share2 size={19} aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}
