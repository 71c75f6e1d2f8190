import type { ReactNode } from 'react';

/** Marks what must be filled in, after its label: pass it to a form as `requiredMark`. */
export function requiredMark(label: ReactNode, { required }: { required: boolean }): ReactNode {
  return (
    <>
      {label}
      {required && (
        <span style={{ color: 'var(--red-text)', marginInlineStart: 4 }} aria-hidden>
          *
        </span>
      )}
    </>
  );
}
