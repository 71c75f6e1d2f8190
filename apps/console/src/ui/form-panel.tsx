import { useQuery } from '@tanstack/react-query';
import type { CallOptions } from '@vitrine/contract/client.ts';
import type { FormInstance } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { z } from 'zod';
import { useApiMutation } from '../lib/api-mutation.ts';
import { toast } from '../lib/feedback.ts';
import { useText } from '../lib/i18n.ts';
import { systemTexts } from '../texts/system.ts';
import type { FieldSpec } from './form-field.tsx';
import { Overlay } from './overlay/overlay.tsx';
import { ErrorState } from './page-state.tsx';
import { PanelForm, type PanelHandle } from './panel-form.tsx';
import { SkeletonRows } from './skeletons.tsx';
import './form-panel.css';

/** A form begins with nothing where a number is to be typed. */
type Initial<Values> = { [Name in keyof Values]: Values[Name] | null };

interface FormPanelProps<Values extends object> {
  /** Names the form and what it is about: its draft, and the id that the button refers to ("department|12"). */
  name: string;
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  as?: 'drawer' | 'dialog';
  /** Opens with the cursor in its first field: for short forms that begin with typing. */
  focusesFirst?: boolean;
  size?: number | string;
  /** The body of the endpoint in the contract: the same shape on both sides. Without one the fields check themselves. */
  shape?: z.ZodType<Values>;
  /** What a new one begins with, or how the stored one is read. */
  initial:
    | Initial<Values>
    | { queryKey: readonly unknown[]; read: (signal: AbortSignal) => Promise<Values> };
  fields?: readonly FieldSpec<keyof Values & string>[];
  /** Before the fields: what will happen. */
  hint?: ReactNode;
  /** More than fields in a row: gets the form to watch its values. */
  children?: ReactNode | ((form: FormInstance<Values>) => ReactNode);
  /** A question before the form is saved; a no leaves it open as it is, and nothing is read again. */
  confirm?: (body: Values) => Promise<boolean>;
  /** Answers nothing after a failure that was shown: the form then stays open. */
  save: (body: Values, options: CallOptions) => Promise<unknown>;
  /** The words of the buttons. */
  action?: string;
  cancel?: string;
  isDanger?: boolean;
  /** The toast, also by what was saved; null when the change says so itself. */
  success?: string | null | ((saved: Values) => string | undefined);
  invalidates?: readonly (readonly unknown[])[];
  /** Where failures without a field belong. */
  fieldOfCode?: Readonly<Record<string, keyof Values & string>>;
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
    fields = [],
    children,
    save,
    isDanger = false,
  } = props;
  // Also the beginning of the fields' ids.
  const formId = name.replaceAll(/\W/g, '-');
  const t = useText(systemTexts);
  const handle = useRef<PanelHandle>(null);
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
  const values = source ? stored.data : (initial as unknown as Values);
  const saving = useApiMutation((body: Values) => save(body, { suppressToast: true }), {
    onSuccess: (answer, body) => {
      if (answer === undefined) return;
      handle.current?.forgetDraft();
      const { success } = props;
      if (success !== null)
        toast.success((typeof success === 'function' ? success(body) : success) ?? t('saved'));
      onClose();
    },
    showFailure: (failure) => handle.current?.showRefused(failure, props.fieldOfCode),
    ...(props.invalidates ? { invalidates: props.invalidates } : {}),
  });
  const send = async (body: Values) => {
    if (props.confirm && !(await props.confirm(body))) return;
    await saving.run(body);
  };
  return (
    <Overlay
      as={as}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      action={{
        label: props.action ?? t('save'),
        formId,
        isDanger,
        isBusy: saving.isBusy,
        isDisabled: !values,
      }}
      cancel={props.cancel}
      focusesFirst={props.focusesFirst ?? false}
    >
      {props.hint && <div className="below-16 muted">{props.hint}</div>}
      {stored.isError && !values && (
        <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />
      )}
      {isOpen && !values && !stored.isError && (
        <SkeletonRows rows={fields.length || 6} height={56} />
      )}
      {isOpen && values && (
        <PanelForm<Values>
          key={name}
          id={formId}
          draftName={name}
          handle={handle}
          values={values}
          shape={shape}
          fields={fields}
          onSend={(body) => void send(body)}
        >
          {children}
        </PanelForm>
      )}
    </Overlay>
  );
}
