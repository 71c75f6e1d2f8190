import { Modal } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import type { RefundFrameProps } from '../refunds/refund-frame.ts';

/** The desk's popup around a refund. */
export function RefundDialogFrame({
  title,
  action,
  isReady,
  isSending,
  onSend,
  onClose,
  children,
}: RefundFrameProps) {
  const t = useText(uiTexts);
  return (
    <Modal
      open={useIsShown()}
      title={title}
      okText={action}
      okButtonProps={{ disabled: !isReady }}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={onSend}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
