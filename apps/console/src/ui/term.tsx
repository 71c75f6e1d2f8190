import type { ReactNode } from 'react';

/** One line of a list of terms (`<dl>`): a name and its value, a sum for one. */
export function Term({
  label,
  className,
  children,
}: {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
