import type { CallFailed } from '@vitrine/contract/client.ts';
import { Form, type FormInstance } from 'antd';
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import type { z } from 'zod';
import { useFormDraft } from '../lib/form-drafts.ts';
import { type FieldSpec, FormField } from './form-field.tsx';
import { valuesToSend } from './form-panel.rules.ts';
import { requiredMark } from './required-mark.tsx';
import { RestoredLine } from './restored-line.tsx';
import { showRefused } from './show-refused.ts';

/** What the overlay or the page around a form does with it. */
export interface PanelHandle {
  form: FormInstance;
  forgetDraft: () => void;
  showRefused: (failure: CallFailed, fieldOfCode?: Readonly<Record<string, string>>) => void;
}

interface PanelFormProps<Values extends object> {
  id: string;
  draftName: string;
  handle: Ref<PanelHandle>;
  values: Values;
  /** Without one the fields check themselves. */
  shape?: z.ZodType<Values> | undefined;
  fields?: readonly FieldSpec<keyof Values & string>[];
  className?: string;
  /** Marks what must be filled in, unless everything must. */
  marksRequired?: boolean;
  children?: ReactNode | ((form: FormInstance<Values>) => ReactNode);
  onSend: (body: Values) => void;
}

/** The form of the desk, which keeps what is typed over a closed tag, a closed overlay and a reload: FormPanel puts it in an overlay; a page with the form in its content draws it itself. */
export function PanelForm<Values extends object>(props: PanelFormProps<Values>) {
  const { id, draftName, handle, values, shape, fields = [], children, onSend } = props;
  const [form] = Form.useForm<Values>();
  const draft = useFormDraft<Partial<Values>>(draftName);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put into the form once, when it opens
  useEffect(() => {
    if (draft.kept) form.setFieldsValue(draft.kept as never);
  }, []);
  useImperativeHandle(handle, () => ({
    form: form as FormInstance,
    forgetDraft: draft.forget,
    showRefused: (failure, fieldOfCode) => showRefused(form, failure, fieldOfCode),
  }));
  return (
    <Form<Values>
      name={id}
      {...(props.className ? { className: props.className } : {})}
      form={form}
      layout="vertical"
      requiredMark={(props.marksRequired ?? true) && requiredMark}
      scrollToFirstError={{ focus: true, block: 'nearest' }}
      initialValues={values}
      onValuesChange={(_changed, all) => draft.keep(all, values)}
      onFinish={(typed) => onSend(valuesToSend(shape, typed))}
    >
      <RestoredLine
        isShown={draft.isRestored}
        onDiscard={() => {
          draft.forget();
          form.setFieldsValue(values as never);
        }}
      />
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
    </Form>
  );
}
