import { type PointerEvent, useRef } from 'react';
import { choose, fillTo, toggleSwitch } from './sheet.rules.ts';
import type { ChangeSheet, Place, SheetState, SheetStep, SheetTable } from './sheet.types.ts';

const placeAt = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest('[data-column]') : null;
  if (!(cell instanceof HTMLElement)) return undefined;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
};

/** Selects cells by drawing over them, and fills from the handle at the corner of the selection. */
export function useSheetPointer<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  onChange: ChangeSheet,
  /** Ends the editor; the state with what was typed. */
  settle: () => SheetState,
) {
  const drawing = useRef<'range' | 'fill'>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeAt(event.target);
      // A finger scrolls; a press chooses the cell when it ends as a click.
      if (!place || event.button !== 0) return;
      if (event.target instanceof Element && event.target.matches('.sheet-handle')) {
        drawing.current = 'fill';
        event.preventDefault();
        return;
      }
      if (event.pointerType === 'mouse') drawing.current = 'range';
      const chosen = choose(settle(), table, place, event.shiftKey);
      const isSwitch = event.target instanceof Element && event.target.matches('.sheet-switch');
      onChange(isSwitch ? toggleSwitch(chosen, table) : chosen);
    },
    onPointerMove: (event: PointerEvent) => {
      if (drawing.current !== 'range') return;
      const place = placeAt(event.target);
      const { active } = state;
      if (place && (place.row !== active.row || place.column !== active.column))
        onChange(choose(state, table, place, true));
    },
    onPointerUp: (event: PointerEvent) => {
      const place = placeAt(event.target);
      if (drawing.current === 'fill' && place) {
        const fill: SheetStep = (now, rows) => fillTo(now, rows, place.row);
        onChange(fill(state, table), fill);
      }
      drawing.current = undefined;
    },
    onPointerLeave: () => {
      drawing.current = undefined;
    },
  };
}
