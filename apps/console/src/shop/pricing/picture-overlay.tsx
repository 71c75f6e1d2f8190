import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { isFreeKey } from '../../ui/list/list-keys.rules.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import './picture-overlay.css';

const zoomMax = 4;

/** One picture of a product at a time, the others by buttons and arrow keys, enlarged in steps or by a double tap; the browser moves it under the finger. */
export function PictureOverlay({
  product,
  place,
  onClose,
}: {
  product: OwnProduct;
  place: number;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  const count = product.images.length;
  const [shown, setShown] = useState(Math.min(Math.max(place || 1, 1), count));
  const [zoom, setZoom] = useState(1);
  const image = product.images[shown - 1];
  const show = (next: number) => {
    setShown(next);
    setZoom(1);
  };
  // An enlarged picture is moved with the arrow keys instead.
  const showWithArrows = useEffectEvent((event: KeyboardEvent) => {
    if (zoom > 1 || !isFreeKey(event)) return;
    if (event.key === 'ArrowLeft') show(Math.max(shown - 1, 1));
    if (event.key === 'ArrowRight') show(Math.min(shown + 1, count));
  });
  useEffect(() => {
    window.addEventListener('keydown', showWithArrows);
    return () => window.removeEventListener('keydown', showWithArrows);
  }, []);
  const tool = (label: string, icon: ReactNode, isOff: boolean, onClick: () => void) => (
    <button type="button" className="btn" aria-label={label} disabled={isOff} onClick={onClick}>
      {icon}
    </button>
  );
  return (
    <Overlay
      as="dialog"
      // A picture is 4 by 5: at first the whole of it fits the window.
      size="min(92vw, calc((100dvh - 280px) * 0.8 + 48px))"
      onClose={onClose}
      className="tall"
      title={product.name}
      note={t('pictureOf', { place: shown, count })}
      foot={
        <>
          {count > 1 &&
            tool(t('previousPicture'), <ChevronLeft size={22} aria-hidden />, shown === 1, () =>
              show(shown - 1),
            )}
          {tool(t('zoomOut'), <ZoomOut size={22} aria-hidden />, zoom === 1, () =>
            setZoom(zoom - 1),
          )}
          {tool(t('zoomIn'), <ZoomIn size={22} aria-hidden />, zoom === zoomMax, () =>
            setZoom(zoom + 1),
          )}
          {count > 1 &&
            tool(t('nextPicture'), <ChevronRight size={22} aria-hidden />, shown === count, () =>
              show(shown + 1),
            )}
        </>
      }
    >
      {image && (
        <section
          className="picture-zoom"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the sheet is moved with the arrow keys
          tabIndex={0}
          aria-label={t('pictureOf', { place: shown, count })}
        >
          <img
            key={image.url}
            src={zoom === 1 ? `${image.url}?w=1170` : image.url}
            alt={`${product.name} ${shown}`}
            width={image.width}
            height={image.height}
            style={{ width: `${zoom * 100}%` }}
            onDoubleClick={() => setZoom(zoom === 1 ? 2 : 1)}
          />
        </section>
      )}
    </Overlay>
  );
}
