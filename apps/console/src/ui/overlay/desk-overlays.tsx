import { cloneElement, type ReactNode, Suspense, useState } from 'react';
import { withLocale } from '../antd-locale.ts';
import { createLaterPart } from '../later-part.tsx';
import { preloadable } from '../preloadable.tsx';
import { OverlayDrawing } from './overlay.tsx';
import type { AnchoredQuestionProps, OverlayProps } from './overlay-props.ts';
import { AnchorDrawing } from './question.tsx';
import { NamesOverlays } from './use-overlay.ts';

/** The drawing of an overlay comes with the first one that opens. */
const DeskOverlay = createLaterPart(
  () => withLocale(import('./desk-overlay.tsx')),
  ({ isOpen = true }: OverlayProps) => isOpen,
);
const DeskQuestion = preloadable(() => withLocale(import('./desk-question.tsx')));

/** Fetches the drawing of overlays, which no page needs to be shown. */
export const loadOverlays = (): Promise<unknown> =>
  Promise.all([DeskOverlay.load(), DeskQuestion.load()]);

/** Until the drawing is there, the button is alone; a press on it opens the question as soon as it is. */
function LaterQuestion(props: AnchoredQuestionProps) {
  const [isReady] = useState(DeskQuestion.isLoaded);
  const [isPressed, setPressed] = useState(false);
  const { trigger } = props;
  const alone = cloneElement(trigger, { onClick: () => setPressed(true) });
  if (!isReady && !isPressed) return alone;
  return (
    <Suspense fallback={alone}>
      <DeskQuestion
        {...props}
        trigger={isPressed ? cloneElement(trigger, { autoFocus: true }) : trigger}
        isOpenAtFirst={isPressed}
      />
    </Suspense>
  );
}

/** Draws the overlays and questions inside it with the desk's library. */
export function DeskOverlays({ children }: { children: ReactNode }) {
  return (
    <OverlayDrawing value={DeskOverlay}>
      <AnchorDrawing value={LaterQuestion}>
        <NamesOverlays value={false}>{children}</NamesOverlays>
      </AnchorDrawing>
    </OverlayDrawing>
  );
}
