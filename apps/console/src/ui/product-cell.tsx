import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { getFocusStyle, type PictureFocus } from '../lib/picture-focus.ts';
import './product-cell.css';

const sizes = {
  row: [40, 48],
  drawer: [56, 70],
  list: [40, 40],
  card: [124, 155],
  sheet: [24, 30],
  queue: [32, 40],
} as const;

/** A product's picture, 4:5 (square in short lists); a quiet place holder while it is missing. */
export function ProductPicture({
  url,
  focus,
  alt = '',
  size = 'row',
  isOff = false,
}: {
  url: string | null | undefined;
  /** The picture whose point stays in view, or the row with its address. */
  focus?: PictureFocus | null | undefined;
  alt?: string;
  size?: keyof typeof sizes;
  isOff?: boolean;
}) {
  const [width, height] = sizes[size];
  const className = isOff ? 'product-picture off' : 'product-picture';
  if (!url)
    return (
      <span className={`${className} none`} style={{ width, height }}>
        <ImageOff size={16} strokeWidth={1.5} aria-hidden />
      </span>
    );
  // All sizes here are small: the whole picture would be eight times as many bytes.
  return (
    <img
      className={className}
      src={`${url}?w=320`}
      alt={alt}
      width={width}
      height={height}
      style={getFocusStyle(focus ?? undefined)}
      loading="lazy"
      decoding="async"
    />
  );
}

interface ProductCellProps {
  url: string | null | undefined;
  focus?: PictureFocus | null | undefined;
  name: ReactNode;
  /** Variant, stock: the second line, cut where there is no room. */
  note?: ReactNode;
  /** What must be read whole behind it: an order's number. */
  tail?: string | undefined;
  /** A small sign behind that. */
  mark?: ReactNode;
  size?: keyof typeof sizes;
  /** Both lines are wrapped instead of cut: variants and SKUs differ at their ends. */
  isWhole?: boolean;
  /** Switched off or closed: greyed picture and quieter words. */
  isOff?: boolean;
}

/** Picture, name and second line of a product or order line. */
export function ProductCell({
  url,
  focus,
  name,
  note,
  tail,
  mark,
  size = 'row',
  isWhole = false,
  isOff = false,
}: ProductCellProps) {
  const textClass = isWhole ? 'anywhere' : 'truncate';
  return (
    <span className={isOff ? 'product-cell line gap-12 slim off' : 'product-cell line gap-12 slim'}>
      <ProductPicture url={url} focus={focus} size={size} isOff={isOff} />
      <span className="product-cell-words stack gap-0 medium slim lines-20">
        <span className={textClass}>{name}</span>
        {(note || tail) && (
          <small className={isWhole ? 'cluster' : 'product-cell-note'}>
            {note && <span className={textClass}>{note}</span>}
            {tail && <span>{note ? `\u00a0· ${tail}` : tail}</span>}
            {mark}
          </small>
        )}
      </span>
    </span>
  );
}
