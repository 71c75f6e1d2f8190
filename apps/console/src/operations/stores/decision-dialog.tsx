import { Form, Input, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { uiTexts } from '../../texts/ui.ts';
import { KeptForm } from '../../ui/kept-form.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import './stores.css';

export interface Decision {
  /** Names what is decided and about whom: what was typed is kept under it ("cancel-rest|12"). */
  draft: string;
  title: string;
  /** What will happen. */
  hint: ReactNode;
  /** The words of the button, when they are not the title, and of the field, when the owner does not read it. */
  action?: string;
  label?: string;
  /** What is said when nothing is written there. */
  needed?: string;
  isDanger?: boolean;
  /** The words of the other button, when "Cancel" could be read as the action. */
  keep?: string;
  /** Runs the change; an answer closes the dialog, a failure answers nothing and leaves what was typed. */
  send: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of a decision. */
export function DecisionDialog({ decision, onClose }: { decision: Decision | undefined; onClose: () => void }) {
  const t = useText(storeDecisionTexts);
  const tUi = useText(uiTexts);
  const isShown = useIsShown();
  const [form] = Form.useForm<{ reason: string }>();
  const draft = useRef<{ forget: () => void }>(undefined);
  const sending = useApiMutation(async (reason: string) => decision?.send(reason), {
    onSuccess: (answer) => {
      if (answer === undefined) return;
      draft.current?.forget();
      onClose();
    },
  });
  return (
    <Modal
      open={decision !== undefined && isShown}
      title={decision?.title}
      okText={decision?.action ?? decision?.title}
      okButtonProps={{ danger: decision?.isDanger ?? false }}
      cancelText={decision?.keep ?? tUi('cancel')}
      confirmLoading={sending.isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="t2" style={{ marginBottom: 16 }}>
        {decision?.hint}
      </div>
      <KeptForm<{ reason: string }>
        key={decision?.draft}
        draftName={decision?.draft ?? ''}
        onDraft={(own) => {
          draft.current = own;
        }}
        className="decision-form"
        form={form}
        layout="vertical"
        requiredMark={false}
        preserve={false}
        initialValues={{ reason: '' }}
        onFinish={({ reason }) => void sending.run(reason.trim())}
      >
        <Form.Item
          name="reason"
          label={decision?.label ?? t('reason')}
          rules={[{ required: true, whitespace: true, min: 3, message: decision?.needed ?? t('reasonNeeded') }]}
        >
          <Input.TextArea maxLength={300} showCount autoFocus autoSize={{ minRows: 3, maxRows: 6 }} />
        </Form.Item>
      </KeptForm>
    </Modal>
  );
}
