import type { ReactNode } from 'react';
import './floating-bar.css';

/**
 * A bar over the end of the page for what was chosen or changed: words and figures left, the one filled button last.
 * Put it last in the page: it sticks to the window's edge, and the page's last row can be scrolled free of it.
 */
export function FloatingBar({
  isShown,
  label,
  children,
}: {
  isShown: boolean;
  label: string;
  children: ReactNode;
}) {
  if (!isShown) return null;
  return (
    <div className="floating-bar-place">
      <section className="floating-bar line gap-16 nowrap" aria-label={label}>
        {children}
      </section>
    </div>
  );
}

export const FloatingBarRule = () => <span className="floating-bar-rule" />;

/** A figure with its name above it. */
export function FloatingBarFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="floating-bar-figure stack gap-0 lines-18">
      <small>{label}</small>
      <b className="num">{children}</b>
    </span>
  );
}
