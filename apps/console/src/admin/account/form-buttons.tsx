import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';

interface FormButtonsProps {
  /** What the form does, in a word or two. */
  action: string;
  isBusy?: boolean;
  /** What the first button does, where no form is sent. */
  onAction?: () => void;
  onCancel?: (() => void) | undefined;
  /** What the way back is called, where it is not "Cancel". */
  cancelText?: string;
  /** Other ways on, after the two buttons. */
  children?: ReactNode;
}

/** The last row of a form of this page: what it does, and the way back where there is one. */
export function FormButtons({
  action,
  isBusy = false,
  onAction,
  onCancel,
  cancelText,
  children,
}: FormButtonsProps) {
  const t = useText(accountTexts);
  return (
    <div className="account-buttons cluster">
      <button
        type={onAction ? 'button' : 'submit'}
        className="btn primary"
        disabled={isBusy}
        onClick={onAction}
      >
        {action}
      </button>
      {onCancel && (
        <button type="button" className="btn" onClick={onCancel}>
          {cancelText ?? t('cancel')}
        </button>
      )}
      {children}
    </div>
  );
}
