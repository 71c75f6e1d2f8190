import type { CallFailed } from '@vitrine/contract/client.ts';
import { Button, Form, type FormInstance } from 'antd';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { z } from 'zod';
import { type FieldSpec, FormField } from './form-field.tsx';
import { valuesToSend } from './form-panel.rules.ts';
import { KeptForm } from './kept-form.tsx';
import { requiredMark } from './required-mark.tsx';
import { showRefused } from './show-refused.ts';

/** What the drawer or dialog around a form does with it. */
export interface PanelHandle {
  forgetDraft: () => void;
  showRefused: (failure: CallFailed, fieldOfCode?: Readonly<Record<string, string>>) => void;
}

interface PanelFootProps {
  formId: string;
  action: string;
  cancel: string;
  isBusy: boolean;
  isDanger: boolean;
  /** What is stored is not read yet. */
  isDisabled: boolean;
  onClose: () => void;
}

/** The buttons of a drawer or dialog with a form. */
export function PanelFoot({
  formId,
  action,
  cancel,
  isBusy,
  isDanger,
  isDisabled,
  onClose,
}: PanelFootProps) {
  return (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button
        type="primary"
        htmlType="submit"
        form={formId}
        loading={isBusy}
        danger={isDanger}
        disabled={isDisabled}
      >
        {action}
      </Button>
    </>
  );
}

interface PanelFormProps<Values extends object> {
  id: string;
  draftName: string;
  handle: Ref<PanelHandle>;
  values: Values;
  shape: z.ZodType<Values> | undefined;
  fields: readonly FieldSpec<keyof Values & string>[];
  children?: ReactNode | ((form: FormInstance<Values>) => ReactNode);
  onSend: (body: Values) => void;
}

/** The form of a panel. Each opening has a form of its own, so that nothing of the row before is in it. */
export function PanelForm<Values extends object>(props: PanelFormProps<Values>) {
  const { id, draftName, handle, values, shape, fields, children, onSend } = props;
  const [form] = Form.useForm<Values>();
  const draft = useRef<{ forget: () => void }>(undefined);
  useImperativeHandle(handle, () => ({
    forgetDraft: () => draft.current?.forget(),
    showRefused: (failure, fieldOfCode) => showRefused(form, failure, fieldOfCode),
  }));
  return (
    <KeptForm<Values>
      draftName={draftName}
      onDraft={(own) => {
        draft.current = own;
      }}
      name={id}
      form={form}
      layout="vertical"
      requiredMark={requiredMark}
      initialValues={values}
      onFinish={(typed) => onSend(valuesToSend(shape, typed))}
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          shape={shape as unknown as Parameters<typeof FormField>[0]['shape']}
        />
      ))}
      {typeof children === 'function' ? children(form) : children}
      {/* Enter saves, although the button is outside of the form. */}
      <button type="submit" hidden tabIndex={-1} />
    </KeptForm>
  );
}
