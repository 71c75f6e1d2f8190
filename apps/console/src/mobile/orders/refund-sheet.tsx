import type { RefundFrameProps } from '../../shop/refunds/refund-frame.ts';
import { Sheet } from '../parts/sheet.tsx';

/** The phone's popup around a refund. */
export function RefundSheetFrame({ title, action, isReady, isSending, onSend, onClose, children }: RefundFrameProps) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      foot={
        <button type="button" className="m-btn primary" disabled={!isReady || isSending} aria-busy={isSending} onClick={onSend}>
          {isSending && <span className="m-spin" aria-hidden="true" />}
          {action}
        </button>
      }
    >
      {children}
    </Sheet>
  );
}
