import type { ReactNode } from 'react';

/** An icon in the hand of the icon library. */
export const drawIcon = (size: number, drawing: ReactNode) =>
  function DrawnIcon() {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };

// The icon library has no brand marks any more; these are Lucide's earlier drawings (ISC).
export const Instagram = drawIcon(
  16,
  <>
    <rect width="20" height="20" x="2" y="2" rx="5" />
    <path d="M16 11.37A4 4 0 1 1 12.63 8A4 4 0 0 1 16 11.37m1.5-4.87h.01" />
  </>,
);
export const Music2 = drawIcon(
  16,
  <>
    <circle cx="8" cy="18" r="4" />
    <path d="M12 18V2l7 4" />
  </>,
);
export const Youtube = drawIcon(
  16,
  <>
    <path d="M2.5 17a24.1 24.1 0 0 1 0-10a2 2 0 0 1 1.4-1.4a49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.1 24.1 0 0 1 0 10a2 2 0 0 1-1.4 1.4a49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17" />
    <path d="m10 15l5-3l-5-3z" />
  </>,
);
export const Facebook = drawIcon(
  16,
  <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
);
