import type { ButtonHTMLAttributes, Ref } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** Its work is under way: it turns and cannot be pressed again. */
  isBusy?: boolean;
}

/** A button of a plain form; `className` says which: `btn`, `btn primary`, `btn danger`. */
export function Button({
  isBusy = false,
  type = 'button',
  disabled,
  children,
  ...button
}: ButtonProps) {
  return (
    <button {...button} type={type} disabled={disabled || isBusy} aria-busy={isBusy || undefined}>
      {isBusy && <span className="turning" aria-hidden="true" />}
      {children}
    </button>
  );
}
