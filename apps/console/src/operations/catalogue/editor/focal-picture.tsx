import { fileUrl } from '@vitrine/contract/images.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { PointerEvent } from 'react';

type Image = ProductForm['images'][number];

const percent = (value: number): number => Math.round(Math.min(100, Math.max(0, value * 100)));

/** A picture on which the point is set that stays in view in every crop: by pressing or drawing; the fields beside it take numbers. */
export function FocalPicture({
  image,
  onChange,
}: {
  image: Image;
  onChange: (point: { focusX: number; focusY: number }) => void;
}) {
  const set = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange({
      focusX: percent((event.clientX - box.left) / box.width),
      focusY: percent((event.clientY - box.top) / box.height),
    });
  };
  return (
    <span className="focal-picture" onPointerDown={set} onPointerMove={set}>
      <img src={`${fileUrl(image.key)}?w=480`} alt="" draggable={false} />
      <i
        className="focal-point"
        style={{ left: `${image.focusX}%`, top: `${image.focusY}%` }}
        aria-hidden
      />
    </span>
  );
}
