import { Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { refundTexts } from '../../texts/refunds.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';

interface ReasonDialogProps {
  title: string;
  action: string;
  label: string;
  /** What will happen. */
  children: ReactNode;
  onClose: () => void;
  /** Sends the reason; a failure has said why and leaves the words. */
  onSend: (reason: string) => Promise<unknown>;
}

/** A decision with its reason. */
export function ReasonDialog({ title, action, label, children, onClose, onSend }: ReasonDialogProps) {
  const t = useText(refundTexts);
  const tUi = useText(uiTexts);
  const [form] = Form.useForm<{ reason: string }>();
  const [isSending, setSending] = useState(false);
  const send = async ({ reason }: { reason: string }) => {
    setSending(true);
    await onSend(reason.trim()).catch(() => undefined);
    setSending(false);
  };
  return (
    <Modal
      open={useIsShown()}
      title={title}
      okText={action}
      okButtonProps={{ danger: true }}
      cancelText={tUi('cancel')}
      confirmLoading={isSending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {children}
      <Form form={form} className="refund-form" layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
        <Form.Item name="reason" label={label} rules={[{ required: true, whitespace: true, min: 3, message: t('noteNeeded') }]}>
          <Input.TextArea maxLength={300} autoSize={{ minRows: 2, maxRows: 5 }} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
