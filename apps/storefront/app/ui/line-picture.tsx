import { getFocusClass } from '../lib/focus-class.ts';

interface LinePictureProps {
  line: {
    imageUrl: string | null;
    focusX: number;
    focusY: number;
  };
  /** Pixels; the height is five fourths of it. */
  width: number;
  isLazy?: boolean;
}

/** The small picture of a bought line. Nothing is read out, because its name is beside it. */
export function LinePicture({ line, width, isLazy = false }: LinePictureProps) {
  const { imageUrl, focusX, focusY } = line;
  return imageUrl ? (
    <img
      className={getFocusClass({ focusX, focusY }) || undefined}
      src={`${imageUrl}?w=320`}
      width={width}
      height={(width * 5) / 4}
      alt=""
      loading={isLazy ? 'lazy' : undefined}
    />
  ) : (
    <span className="no-picture" />
  );
}
