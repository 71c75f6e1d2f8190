/** A small store with its first visitors on their way, in the colours of the theme. */
export function FirstWeekPicture() {
  return (
    <svg viewBox="0 0 240 132" fill="none" aria-hidden="true" className="first-week-picture">
      <ellipse cx="120" cy="122" rx="108" ry="7" fill="var(--sunk)" />
      {/* the way that visitors take: dotted, as what has not happened yet is in every chart */}
      <path
        d="M8 104C44 104 52 84 80 84"
        stroke="var(--ink-3)"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <circle cx="12" cy="92" r="5" fill="var(--primary-line)" />
      <path d="M4 108c0-7 16-7 16 0" fill="var(--primary-line)" />
      <circle cx="44" cy="78" r="5" fill="var(--primary)" />
      <path d="M36 94c0-7 16-7 16 0" fill="var(--primary)" />
      <rect
        x="84"
        y="46"
        width="104"
        height="74"
        rx="6"
        fill="var(--card)"
        stroke="var(--primary-line)"
        strokeWidth="2"
      />
      <path d="M78 46 88 20h96l10 26z" fill="var(--primary)" />
      <path d="M101 46 106 20h20l-3 26zM147 46l-1-26h20l5 26z" fill="var(--card)" opacity=".8" />
      <path
        d="M78 46h116c0 14-23 14-23 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-23 14-23 0 0 14-22 14-22 0z"
        fill="var(--primary-soft)"
        stroke="var(--primary-line)"
        strokeWidth="1.5"
      />
      <rect
        x="96"
        y="70"
        width="42"
        height="34"
        rx="3"
        fill="var(--primary-soft)"
        stroke="var(--primary-line)"
        strokeWidth="1.5"
      />
      <path d="m117 78 6 9-6 9-6-9z" fill="var(--primary)" />
      <rect
        x="148"
        y="70"
        width="28"
        height="50"
        rx="3"
        fill="var(--primary-soft)"
        stroke="var(--primary-line)"
        strokeWidth="1.5"
      />
      <circle cx="170" cy="96" r="2" fill="var(--primary)" />
      <path
        d="M202 92 214 74l8 8 12-22"
        stroke="var(--green)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 6"
      />
      <circle cx="234" cy="58" r="4" fill="var(--green)" />
    </svg>
  );
}
