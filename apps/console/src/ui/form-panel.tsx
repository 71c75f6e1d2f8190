import { useQuery } from '@tanstack/react-query';
import type { CallFailed, CallOptions } from '@vitrine/contract/client.ts';
import { Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { z } from 'zod';
import { useApiMutation } from '../lib/api-mutation.ts';
import { toastFailure } from '../lib/form-errors.ts';
import { useText } from '../lib/i18n.ts';
import { systemTexts } from '../texts/system.ts';
import { uiTexts } from '../texts/ui.ts';
import { type FieldSpec, FormField } from './form-field.tsx';
import { KeptForm } from './kept-form.tsx';
import { ErrorState } from './page-state.tsx';
import { requiredMark } from './required-mark.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { SkeletonRows } from './skeletons.tsx';
import { useIsShown } from './use-is-shown.ts';

interface FormPanelProps<Values extends object> {
  /** Names the form and what it is about: its draft, and the id that the button refers to ("department|12"). */
  name: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
  as?: 'drawer' | 'dialog';
  size?: number;
  /** The body of the endpoint in the contract: the same shape on both sides. */
  shape: z.ZodType<Values>;
  /** What a new one begins with, or how the stored one is read. */
  initial: Values | { queryKey: readonly unknown[]; read: (signal: AbortSignal) => Promise<Values> };
  fields: readonly FieldSpec<keyof Values & string>[];
  /** More than fields in a row: gets the form to watch its values. */
  children?: (form: FormInstance<Values>) => ReactNode;
  save: (body: Values, options: CallOptions) => Promise<unknown>;
  invalidates: readonly (readonly unknown[])[];
  /** Where failures without a field belong. */
  fieldOfCode?: Readonly<Record<string, keyof Values & string>>;
}

/** Marks the refused fields of a form; what no field shows is a toast. */
export function showRefused<Values extends object>(
  form: FormInstance<Values>,
  failure: CallFailed,
  fieldOfCode: Readonly<Record<string, string>> = {},
): void {
  const field = fieldOfCode[failure.code];
  const named = field ? [{ path: field, message: failure.message }] : failure.fields;
  const known = named.filter(({ path }) => form.getFieldInstance(path.split('.') as never) !== undefined);
  form.setFields(known.map(({ path, message }) => ({ name: path.split('.') as never, errors: [message] })));
  const [first] = known;
  if (first) form.focusField(first.path.split('.') as never);
  else toastFailure(failure);
}

/** A form in a drawer or a dialog: reads what is stored, keeps what is typed, checks it by the contract, saves, says so. */
export function FormPanel<Values extends object>(props: FormPanelProps<Values>) {
  const {
    name,
    title,
    isOpen,
    onClose,
    as = 'drawer',
    size,
    shape,
    initial,
    fields,
    children,
    save,
    invalidates,
    fieldOfCode = {},
  } = props;
  // Also the beginning of the fields' ids.
  const formId = name.replaceAll(/\W/g, '-');
  const t = useText(systemTexts);
  const tUi = useText(uiTexts);
  const isShown = useIsShown();
  const [form] = Form.useForm<Values>();
  const draft = useRef<{ forget: () => void }>(undefined);
  const source = 'queryKey' in initial ? initial : undefined;
  const stored = useQuery({
    queryKey: source?.queryKey ?? [name],
    queryFn: ({ signal }) => source?.read(signal) ?? null,
    enabled: isOpen && source !== undefined,
    // What is being typed is not replaced by a fresh reading.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const values = source ? stored.data : (initial as Values);
  const saving = useApiMutation((body: Values) => save(body, { suppressToast: true }), {
    success: t('saved'),
    onSuccess: () => {
      draft.current?.forget();
      onClose();
    },
    showFailure: (failure) => showRefused(form, failure, fieldOfCode),
    invalidates,
  });
  const fieldShape = shape as unknown as Parameters<typeof FormField>[0]['shape'];
  // An emptied number is left out; everything else travels as the shape reads it.
  const send = (typed: Values) =>
    void saving.run(shape.parse(Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, value ?? undefined]))));
  const content = (
    <>
      {stored.isError && !values && <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />}
      {isOpen && !values && !stored.isError && <SkeletonRows rows={fields.length} height={56} />}
      {isOpen && values && (
        <KeptForm<Values>
          key={name}
          draftName={name}
          onDraft={(own) => {
            draft.current = own;
          }}
          name={formId}
          form={form}
          layout="vertical"
          requiredMark={requiredMark}
          initialValues={values}
          onFinish={send}
        >
          {fields.map((field) => (
            <FormField key={field.name} field={field} shape={fieldShape} />
          ))}
          {children?.(form)}
        </KeptForm>
      )}
    </>
  );
  if (as === 'dialog')
    return (
      <Modal
        open={isOpen && isShown}
        title={title}
        okText={t('save')}
        cancelText={tUi('cancel')}
        confirmLoading={saving.isBusy}
        onOk={() => form.submit()}
        onCancel={onClose}
        destroyOnHidden
      >
        {content}
      </Modal>
    );
  return (
    <SideDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      {...(size ? { size } : {})}
      foot={
        <>
          <Button onClick={onClose}>{tUi('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={saving.isBusy} disabled={!values}>
            {t('save')}
          </Button>
        </>
      }
    >
      {content}
    </SideDrawer>
  );
}
