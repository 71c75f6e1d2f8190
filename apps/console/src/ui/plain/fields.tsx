import { ArrowBigUp, Check, Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
  useState,
} from 'react';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import './fields.css';

export interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown besides an error, in place of the hint. */
  warning?: ReactNode;
  /** Beside the input, within the field's line. */
  after?: ReactNode;
  /** Inside the input's frame, at its end. */
  inside?: ReactNode;
}

interface FrameProps {
  label: ReactNode;
  error?: string | undefined;
  remark?: ReactNode;
  after?: ReactNode;
  inside?: ReactNode;
  /** The control, which gets what ties it to its label and its notes. */
  children: (ties: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Label, frame and notes around a control. */
export function FieldFrame({ label, error, remark, after, inside, children }: FrameProps) {
  const id = useId();
  const notes = [error && `${id}-error`, remark && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className="field below-16">
      <label htmlFor={id}>{label}</label>
      <div className="field-line line stretched">
        <div className={error ? 'field-frame line gap-0 wrong' : 'field-frame line gap-0'}>
          {children({
            id,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': notes || undefined,
          })}
          {inside}
        </div>
        {after}
      </div>
      {error && (
        <div id={`${id}-error`} className="field-note wrong" role="alert">
          {error}
        </div>
      )}
      {remark && (
        <div id={`${id}-note`} className="field-note">
          {remark}
        </div>
      )}
    </div>
  );
}

/** A labelled input with its error; drawn without the component library. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  warning,
  after,
  inside,
  ...input
}: FieldProps) {
  return (
    <FieldFrame
      label={label}
      error={error}
      remark={warning || (error ? undefined : hint)}
      after={after}
      inside={inside}
    >
      {(ties) => (
        <input
          {...input}
          {...ties}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A password with show and hide, and a warning while Caps Lock is on. */
export function PasswordField(props: FieldProps) {
  const t = useText(uiTexts);
  const [isShown, setShown] = useState(false);
  const [isCapsOn, setCapsOn] = useState(false);
  const look = (event: KeyboardEvent) => setCapsOn(event.getModifierState('CapsLock'));
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsOn(false)}
      warning={
        isCapsOn && (
          <span className="line gap-6 amber-text">
            <ArrowBigUp size={14} strokeWidth={1.75} aria-hidden />
            {t('capsLock')}
          </span>
        )
      }
      inside={
        <button
          type="button"
          className="field-eye"
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  );
}

/** A labelled choice of one value, whatever draws it. */
export interface ChoiceFieldProps {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; lang?: string }[];
  error?: string | undefined;
  hint?: ReactNode;
}

type SelectFieldProps = ChoiceFieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'>;

/** A labelled choice of one value, by the browser's own select. Its children, groups of options, come after its options. */
export function SelectField({
  label,
  value,
  onChange,
  options,
  error,
  hint,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} remark={error ? undefined : hint}>
      {(ties) => (
        <select
          {...select}
          {...ties}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </FieldFrame>
  );
}

/** A check box with its words, and an error below. */
export function CheckField({
  label,
  isChecked,
  onChange,
  error,
}: {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <div className="check-field">
      <label className="check">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className="check-box">
          <Check size={12} strokeWidth={3} aria-hidden />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <div id={id} className="field-note wrong" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
