import { usePlatform } from '../lib/platform-config.ts';
import './logo.css';

/** The logo of the platform; the built-in mark in the theme's colour until operators upload one. */
export function LogoMark({ size = 24 }: { size?: number }) {
  const { logoUrl } = usePlatform();
  if (logoUrl)
    return (
      <img className="platform-logo" src={`${logoUrl}?w=320`} width={size} height={size} alt="" />
    );
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6.5" fill="var(--primary-fill)" />
      <g fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round">
        <path d="M6.4 17.2V9.6a5.6 5.6 0 0 1 11.2 0v7.6" />
        <path d="M5.2 17.6h13.6" />
      </g>
      <path d="m12 8.6 2.2 3-2.2 3-2.2-3z" fill="#fff" />
    </svg>
  );
}

/** The platform's name, on one line; a long one is cut off, and the tooltip shows it. */
export function PlatformName() {
  const { name } = usePlatform();
  return (
    <span className="truncate" title={name}>
      {name}
    </span>
  );
}
