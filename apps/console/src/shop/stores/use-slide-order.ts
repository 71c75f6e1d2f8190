import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { withMovedTo } from './slide-order.rules.ts';

/** Pictures of the carousel in order: by dragging a handle, by arrow keys on it, or by buttons. */
export function useSlideOrder<Slide>(
  slides: readonly Slide[],
  onChange: (slides: Slide[]) => void,
) {
  const t = useText(storeTexts);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= slides.length || to === from) return;
    onChange(withMovedTo(slides, from, to));
    setSaid(t('slideMoved', { place: to + 1 }));
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    said,
    move,
    itemProps: (place: number) => ({
      'data-over':
        over === place && dragged !== place
          ? dragged !== undefined && dragged < place
            ? 'after'
            : 'before'
          : undefined,
      'data-dragged': dragged === place || undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setOver(place);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        if (dragged !== undefined) move(dragged, place);
        end();
      },
    }),
    handleProps: (place: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(place));
        const item = event.currentTarget.closest('li');
        if (item) event.dataTransfer.setDragImage(item, 20, 20);
        setDragged(place);
      },
      onDragEnd: end,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const to = {
          ArrowUp: place - 1,
          ArrowLeft: place - 1,
          ArrowDown: place + 1,
          ArrowRight: place + 1,
          Home: 0,
          End: slides.length - 1,
        }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        const handle = event.currentTarget;
        move(place, to);
        // The row has moved in the document, and its handle with it.
        requestAnimationFrame(() => handle.focus());
      },
    }),
  };
}
