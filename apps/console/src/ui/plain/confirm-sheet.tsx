import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

interface ConfirmSheetProps {
  isOpen?: boolean;
  title: string;
  note?: string;
  /** What the button does, and what follows from it. */
  action: string;
  children: ReactNode;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** What the way back is called, where it is not "Cancel". */
  cancelText?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. */
export function ConfirmSheet({
  action,
  children,
  isDangerous,
  isBusy,
  cancelText,
  onConfirm,
  ...sheet
}: ConfirmSheetProps) {
  const t = useText(uiTexts);
  return (
    <Sheet
      {...sheet}
      foot={
        <>
          <Button className="btn" onClick={sheet.onClose}>
            {cancelText ?? t('cancel')}
          </Button>
          <Button
            className={isDangerous ? 'btn danger' : 'btn primary'}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </>
      }
    >
      <p className="muted">{children}</p>
    </Sheet>
  );
}
