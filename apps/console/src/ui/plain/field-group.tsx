import { type ReactNode, useId } from 'react';
import './fields.css';

interface FieldGroupProps {
  label: ReactNode;
  error?: string | undefined;
  remark?: ReactNode;
  children: ReactNode;
}

/** Label and notes around what is chosen by several buttons, or is no field. */
export function FieldGroup({ label, error, remark, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div className="field below-16" role="group" aria-labelledby={id}>
      <span id={id} className="field-label">
        {label}
      </span>
      {children}
      {error && (
        <div className="field-note wrong" role="alert">
          {error}
        </div>
      )}
      {remark && <div className="field-note">{remark}</div>}
    </div>
  );
}
