import { type ReactNode, useId } from 'react';

interface EditorFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** Beside the label: how much of the room is used. */
  beside?: ReactNode;
  children: (ties: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    status: 'error' | '';
  }) => ReactNode;
}

/** A field of the product's page with its label, what the server refuses, and a hint. */
export function EditorField({
  label,
  hint,
  error,
  isRequired = false,
  beside,
  children,
}: EditorFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="editor-field stack gap-6 slim">
      <span className="line between gap-8">
        <label htmlFor={id} className="medium small">
          {label}
          {isRequired && <span className="danger-text"> *</span>}
        </label>
        {beside && <small className="faint num nowrap">{beside}</small>}
      </span>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        status: error === undefined ? '' : 'error',
      })}
      {note && (
        <small
          id={`${id}-note`}
          className={error ? 'danger-text' : 'faint'}
          role={error ? 'alert' : undefined}
        >
          {note}
        </small>
      )}
    </div>
  );
}
