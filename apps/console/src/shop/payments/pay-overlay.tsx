import { lazy, Suspense } from 'react';
import { withTexts } from '../../lib/load-texts.ts';
import type { PayOverlayProps } from './open-pay-overlay.tsx';

const OpenPayOverlay = lazy(() => withTexts(import('./open-pay-overlay.tsx')));

/** The overlay in which orders are paid, loaded when there are some to pay. */
export function PayOverlay(props: PayOverlayProps) {
  if (!props.orderIds.length) return null;
  return (
    <Suspense>
      <OpenPayOverlay {...props} />
    </Suspense>
  );
}
