const roundPx = 2 * Math.PI * 20;

/** How many of the steps are done, as a ring that closes. */
export function QuickStartRing({ done, of }: { done: number; of: number }) {
  return (
    <svg
      className="quick-ring rigid"
      width="56"
      height="56"
      viewBox="0 0 48 48"
      role="img"
      aria-label={`${done}/${of}`}
    >
      <circle cx="24" cy="24" r="20" fill="none" stroke="var(--line)" strokeWidth="4.5" />
      {done > 0 && (
        <circle
          cx="24"
          cy="24"
          r="20"
          fill="none"
          stroke="var(--ring)"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeDasharray={`${(roundPx * done) / of} ${roundPx}`}
          transform="rotate(-90 24 24)"
        />
      )}
      <text x="24" y="28.5" textAnchor="middle" fontSize="13" fontWeight="600" fill="var(--ink)">
        {done}/{of}
      </text>
    </svg>
  );
}
