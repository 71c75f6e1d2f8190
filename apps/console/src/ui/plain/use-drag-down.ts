import { type PointerEvent, type RefObject, useRef } from 'react';

const enoughPx = 90;

/** Pulling a sheet down by its head closes it; pulled a little, it goes back up. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number>(undefined);
  const move = (distance: number) => {
    if (panel.current)
      panel.current.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button, a, input, select')) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startY.current !== undefined) move(event.clientY - startY.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startY.current === undefined) return;
      const distance = event.clientY - startY.current;
      startY.current = undefined;
      if (distance > enoughPx) onClose();
      else move(0);
    },
    onPointerCancel: () => {
      startY.current = undefined;
      move(0);
    },
  };
}
