import type { Language } from '@vitrine/contract/locales.ts';
import type { StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { ChevronLeft, ChevronRight, Share2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { findNumber, reuseMarkup } from '../lib/kept-markup.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Picture } from './picture.tsx';

interface GalleryProps {
  product: StorefrontProduct;
  /** The picture of the chosen variant comes first. */
  first: number;
  /** Null where nothing is to be shared. */
  shareUrl: string | null;
  pageLanguage: Language;
  texts: StorefrontTexts;
}

interface ZoomProps {
  name: string;
  images: StorefrontProduct['images'];
  altOf: (index: number) => string;
  langOfAlt: (index: number) => string | undefined;
  texts: StorefrontTexts;
}

/** Pictures over the whole window; the script opens it and moves between them. Without a script a picture leads to its file. */
function Zoom(props: ZoomProps & { pictures: string }) {
  const { name, pictures, texts } = props;
  return (
    <dialog
      className="zoom"
      data-zoom-dialog=""
      aria-label={fill(texts.zoom.title, { name })}
      {...reuseMarkup(`zoom ${pictures}`, () => <ZoomContent {...props} />)}
    />
  );
}

function ZoomContent({ images, altOf, langOfAlt, texts }: ZoomProps) {
  const words = texts.zoom;
  return (
    <>
      <form method="dialog" className="zoom-top line">
        <output className="num" />
        <button
          className="round bare"
          type="button"
          data-zoom-scale="out"
          aria-label={words.smaller}
        >
          <ZoomOut size={20} aria-hidden="true" />
        </button>
        <button className="round bare" type="button" data-zoom-scale="in" aria-label={words.larger}>
          <ZoomIn size={20} aria-hidden="true" />
        </button>
        <button className="round bare" type="submit" aria-label={words.close}>
          <X size={22} aria-hidden="true" />
        </button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="zoom-picture" tabIndex={0} />
      <button
        className="round zoom-previous"
        type="button"
        data-zoom-step="-1"
        aria-label={words.previous}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <button className="round zoom-next" type="button" data-zoom-step="1" aria-label={words.next}>
        <ChevronRight size={22} aria-hidden="true" />
      </button>
      {images.length > 1 ? (
        <div className="zoom-thumbs line stretched">
          {images.map((image, index) => (
            <button key={image.url} type="button" data-zoom-to={index}>
              <Picture image={image} sizes="56px" alt={altOf(index)} lang={langOfAlt(index)} />
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Swiped on the phone, a mosaic on the desk; the thumbnails are plain anchors. */
export function Gallery({ product, first, shareUrl, pageLanguage, texts }: GalleryProps) {
  const chosen = product.images[first];
  const images = chosen
    ? [chosen, ...product.images.filter((image) => image !== chosen)]
    : product.images;
  const count = images.length;
  const altOf = (index: number) =>
    images[index]?.alt || fill(texts.product.view, { name: product.name, index: index + 1, count });
  const langOfAlt = (index: number) => {
    const image = images[index];
    return image?.alt ? langOf(image.altLanguage, pageLanguage) : undefined;
  };
  /** All that the small pictures and the large view show. */
  const pictures = JSON.stringify([images, product.name, pageLanguage, findNumber(texts)]);
  const thumbs = () => (
    <>
      {images.map((image, index) => (
        <a
          key={image.url}
          href={`#view-${index + 1}`}
          aria-current={index === 0 ? 'true' : undefined}
        >
          <Picture image={image} sizes="72px" alt={altOf(index)} lang={langOfAlt(index)} />
        </a>
      ))}
    </>
  );
  return (
    <div className="gal">
      <div
        className="slides scroll-row gap-0"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={texts.product.pictures}
        data-slides=""
      >
        {images.map((image, index) => (
          <figure id={`view-${index + 1}`} key={image.url}>
            <a
              href={image.url}
              data-zoom=""
              aria-label={fill(texts.zoom.open, { name: altOf(index) })}
            >
              <Picture
                image={image}
                isFirst={index === 0}
                sizes={
                  index === 0
                    ? '(min-width: 900px) 640px, 100vw'
                    : '(min-width: 900px) 314px, 100vw'
                }
                alt={altOf(index)}
                lang={langOfAlt(index)}
              />
              {index === 0 ? (
                <span className="zoom-hint" aria-hidden="true">
                  <ZoomIn size={18} />
                </span>
              ) : null}
            </a>
          </figure>
        ))}
      </div>
      <nav
        className="thumbs"
        aria-label={texts.product.pictures}
        data-thumbs=""
        {...reuseMarkup(`thumbs ${pictures}`, thumbs)}
      />
      {shareUrl === null ? null : (
        <div className="ic stack gap-8">
          <a
            className="round"
            href="#share"
            aria-label={texts.home.share}
            data-share={shareUrl}
            data-share-title={product.name}
          >
            <Share2 size={19} aria-hidden="true" />
          </a>
        </div>
      )}
      <Zoom
        name={product.name}
        images={images}
        altOf={altOf}
        langOfAlt={langOfAlt}
        pictures={pictures}
        texts={texts}
      />
    </div>
  );
}
