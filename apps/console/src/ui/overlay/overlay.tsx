import { type ComponentType, createContext, use } from 'react';
import type { OverlayProps } from './overlay-props.ts';
import { SheetOverlay } from './sheet-overlay.tsx';

/** How overlays are drawn: as sheets, unless the shell of the desk provides its own drawing (decision 41). */
export const OverlayDrawing = createContext<ComponentType<OverlayProps>>(SheetOverlay);

/** Opens over a page: details, a form, a choice. */
export function Overlay(props: OverlayProps) {
  const Drawing = use(OverlayDrawing);
  return <Drawing {...props} />;
}
