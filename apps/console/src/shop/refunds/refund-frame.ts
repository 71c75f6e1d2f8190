import type { ReactNode } from 'react';

/** The props of a popup around a refund: a dialog on the desktop, a sheet on the phone. */
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
