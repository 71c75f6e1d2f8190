import type { ReactNode } from 'react';

/** What a popup around a refund needs to know; the desk draws a dialog, the phone a sheet. */
export interface RefundFrameProps {
  title: string;
  /** The words of the button that does it. */
  action: string;
  isReady: boolean;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

export type RefundFrame = (props: RefundFrameProps) => ReactNode;
