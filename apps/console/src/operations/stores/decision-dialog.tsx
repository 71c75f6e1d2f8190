import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
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
export function DecisionDialog({
  decision,
  onClose,
}: {
  decision: Decision | undefined;
  onClose: () => void;
}) {
  const t = useText(storeDecisionTexts);
  return (
    <FormPanel
      as="dialog"
      name={decision?.draft ?? 'decision'}
      title={decision?.title}
      isOpen={decision !== undefined}
      onClose={onClose}
      initial={{ reason: '' }}
      hint={decision?.hint}
      action={decision?.action ?? decision?.title ?? ''}
      isDanger={decision?.isDanger ?? false}
      {...(decision?.keep ? { cancel: decision.keep } : {})}
      success={null}
      save={async ({ reason }) => decision?.send(reason.trim())}
    >
      <Form.Item
        name="reason"
        label={decision?.label ?? t('reason')}
        rules={[
          {
            required: true,
            whitespace: true,
            min: 3,
            message: decision?.needed ?? t('reasonNeeded'),
          },
        ]}
      >
        <Input.TextArea maxLength={300} showCount autoFocus autoSize={{ minRows: 3, maxRows: 6 }} />
      </Form.Item>
    </FormPanel>
  );
}
