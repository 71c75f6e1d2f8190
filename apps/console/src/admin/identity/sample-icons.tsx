import type { ReactNode } from 'react';

const icon = (size: number, drawing: ReactNode) =>
  function SampleIcon() {
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
export const Instagram = icon(
  16,
  <>
    <rect width="20" height="20" x="2" y="2" rx="5" />
    <path d="M16 11.37A4 4 0 1 1 12.63 8A4 4 0 0 1 16 11.37m1.5-4.87h.01" />
  </>,
);
export const Music2 = icon(
  16,
  <>
    <circle cx="8" cy="18" r="4" />
    <path d="M12 18V2l7 4" />
  </>,
);
export const Youtube = icon(
  16,
  <>
    <path d="M2.5 17a24.1 24.1 0 0 1 0-10a2 2 0 0 1 1.4-1.4a49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.1 24.1 0 0 1 0 10a2 2 0 0 1-1.4 1.4a49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17" />
    <path d="m10 15l5-3l-5-3z" />
  </>,
);
export const Lock = icon(
  12,
  <>
    <rect width="18" height="11" x="3" y="11" rx="2" />
    <path d="M7 11V7a5 5 0 0 1 10 0v4" />
  </>,
);
export const ArrowUpRight = icon(12, <path d="M7 7h10v10M7 17L17 7" />);
