import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { type FormDraft, useFormDraft } from '../lib/form-drafts.ts';
import { RestoredLine } from './restored-line.tsx';

interface KeptFormProps<T extends object>
  extends Omit<FormProps<T>, 'form' | 'children' | 'initialValues'> {
  /** Names the form and what it is about: its draft. */
  draftName: string;
  form: FormInstance<T>;
  initialValues: T;
  /** Gives the draft to the caller, who forgets it once all is saved or given up. */
  onDraft?: (draft: Pick<FormDraft<T>, 'forget'>) => void;
  children: ReactNode;
}

/** A form of the desk that keeps what is typed over a closed tag, a closed drawer and a reload. */
export function KeptForm<T extends object>({
  draftName,
  form,
  initialValues,
  onDraft,
  onValuesChange,
  children,
  ...rest
}: KeptFormProps<T>) {
  const draft = useFormDraft<Partial<T>>(draftName);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is laid over the form once, when it opens
  useEffect(() => {
    if (draft.kept) form.setFieldsValue(draft.kept as never);
    onDraft?.(draft);
  }, []);
  return (
    <Form<T>
      scrollToFirstError={{ focus: true, block: 'nearest' }}
      {...rest}
      form={form}
      initialValues={initialValues}
      onValuesChange={(changed, all) => {
        draft.keep(all, initialValues);
        onValuesChange?.(changed, all);
      }}
    >
      <RestoredLine
        isShown={draft.isRestored}
        onDiscard={() => {
          draft.forget();
          form.setFieldsValue(initialValues as never);
        }}
      />
      {children}
    </Form>
  );
}
