import type { RefundFrameProps } from '../../shop/refunds/refund-frame.ts';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

/** The phone's popup around a refund. */
export function RefundSheetFrame({
  title,
  action,
  isReady,
  isSending,
  onSend,
  onClose,
  children,
}: RefundFrameProps) {
  return (
    <Sheet
      onClose={onClose}
      title={title}
      foot={
        <Button className="btn primary" isBusy={isSending} disabled={!isReady} onClick={onSend}>
          {action}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
