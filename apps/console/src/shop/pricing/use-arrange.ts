import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import type { ProductPlace } from '@vitrine/contract/shop/product-display.ts';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { placeAt } from './arrange.rules.ts';
import { useProductPlacing } from './use-products.ts';

/** The moves that a product can make in the owner's order; nothing at the ends of the list. */
export interface Moves {
  up?: () => void;
  down?: () => void;
  first?: () => void;
}

export type Arrange = ReturnType<typeof useArrange>;

/** Putting products in order: by dragging a handle, by arrow keys on it, or from the menu of a row. */
export function useArrange(rows: readonly OwnProductRow[], direction: 'down' | 'across') {
  const t = useText(productTexts);
  const placeProduct = useProductPlacing();
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<{ id: string; side: 'before' | 'after' }>();
  const [said, setSaid] = useState('');
  const ids = rows.map(({ id }) => id);

  const put = (id: string, place: ProductPlace | undefined, index: number) => {
    if (!place) return;
    setSaid(
      t('movedTo', { name: rows.find((row) => row.id === id)?.name ?? '', place: index + 1 }),
    );
    void placeProduct(id, place);
  };
  const move = (id: string, index: number) => put(id, placeAt(ids, id, index), index);
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };

  const sideOf = (event: DragEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const isLate =
      direction === 'down'
        ? event.clientY > box.top + box.height / 2
        : event.clientX > box.left + box.width / 2;
    return isLate ? ('after' as const) : ('before' as const);
  };
  /** For the row or card: takes what is dropped on it. */
  const itemProps = (id: string) => ({
    'data-drop': target?.id === id && dragged !== id ? target.side : undefined,
    'data-dragged': dragged === id || undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!dragged) return;
      event.preventDefault();
      const side = sideOf(event);
      if (target?.id !== id || target.side !== side) setTarget({ id, side });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      if (!dragged || dragged === id) return end();
      const others = ids.filter((other) => other !== dragged);
      move(dragged, others.indexOf(id) + (sideOf(event) === 'after' ? 1 : 0));
      end();
    },
  });
  /** For the handle: begins to drag, and moves by arrow keys and Home. */
  const handleProps = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      const item = event.currentTarget.closest('tr, li');
      if (item) event.dataTransfer.setDragImage(item, 20, 20);
      setDragged(id);
    },
    onDragEnd: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
      if (by === undefined && event.key !== 'Home') return;
      event.preventDefault();
      if (by === undefined) put(id, ids[0] === id ? undefined : { to: 'first' }, 0);
      else move(id, ids.indexOf(id) + by);
    },
  });
  const movesOf = (id: string): Moves => {
    const index = ids.indexOf(id);
    return {
      ...(index > 0
        ? { up: () => move(id, index - 1), first: () => put(id, { to: 'first' }, 0) }
        : {}),
      ...(index < ids.length - 1 ? { down: () => move(id, index + 1) } : {}),
    };
  };
  return { said, itemProps, handleProps, movesOf };
}
